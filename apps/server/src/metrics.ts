import type { RequestName } from '@gridproof/api';
import type { FairQueue } from '@gridproof/http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Counts requests and answers for Prometheus, in addition to process metrics. Contains no puzzle data. */
export class Metrics {
  readonly registry = new Registry();
  readonly #registers = [this.registry];
  readonly #requests = new Counter({
    name: 'gridproof_requests_total',
    help: 'Requests, by route and status.',
    labelNames: ['route', 'status'],
    registers: this.#registers,
  });
  readonly #answers = new Counter({
    name: 'gridproof_answers_total',
    help: 'Answers, by request and status.',
    labelNames: ['request', 'status'],
    registers: this.#registers,
  });
  readonly #seconds = new Histogram({
    name: 'gridproof_request_seconds',
    help: 'Duration of requests.',
    registers: this.#registers,
  });

  constructor(queue: FairQueue) {
    this.#addGauge('gridproof_running', 'Requests in progress.', () => queue.running);
    this.#addGauge('gridproof_waiting', 'Requests in the queue.', () => queue.waiting);
    collectDefaultMetrics({ register: this.registry });
  }

  /** `route` is a route of the app, never the path of a request. */
  countRequest(route: string, status: number, milliseconds: number): void {
    this.#requests.inc({ route, status });
    this.#seconds.observe(milliseconds / 1000);
  }

  countAnswer(request: RequestName, { status = 'done' }: { readonly status?: string }): void {
    this.#answers.inc({ request, status });
  }

  #addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(read());
      },
    });
  }
}
