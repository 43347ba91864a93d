import { AccessPolicy } from './access-policy.js';
import { type ConnectionInfo, clientAddress } from './client.js';
import type { Service } from './service.js';

/** Admits requests to a service by access policy and rate limit. */
export class Admission {
  constructor(
    readonly service: Pick<Service, 'admit'>,
    readonly accessPolicy = new AccessPolicy(),
    /** Trusts the client address forwarded by a proxy. */
    readonly trustsProxy = false,
  ) {}

  /** Resolves to the client of an admitted request. Rejects with `Problem` otherwise. */
  async admit(request: Request, connection?: ConnectionInfo): Promise<string> {
    this.accessPolicy.check(request);
    const client = clientAddress(request, connection, this.trustsProxy);
    await this.service.admit(client);
    return client;
  }
}
