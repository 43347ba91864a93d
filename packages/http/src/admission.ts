import { AccessPolicy } from './access-policy.js';
import { type ConnectionInfo, clientAddress } from './client.js';
import type { Service } from './service.js';

/** Through which requests come to a service: whoever is not let in, or comes too often, does not get to ask. */
export class Admission {
  constructor(
    readonly service: Pick<Service, 'admit'>,
    readonly gate = new AccessPolicy(),
    /** The proxy in front says which address asks. */
    readonly trustsProxy = false,
  ) {}

  /** Resolves to the client that asks. Rejects with `Problem` where it may not. */
  async enter(request: Request, behind?: ConnectionInfo): Promise<string> {
    this.gate.pass(request);
    const client = clientAddress(request, behind, this.trustsProxy);
    await this.service.admit(client);
    return client;
  }
}
