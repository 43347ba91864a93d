/** Seconds: the upper ends of the classes in which requests are counted by how long they took. */
const CLASSES = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is so at the moment, by its name: what it means, and the number. */
export type Gauges = Readonly<Record<string, readonly [meaning: string, value: number]>>;

/** What a server counts, as Prometheus reads it. Nothing of a puzzle is in it. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #answers = new Map<string, number>();
  readonly #classes = CLASSES.map(() => 0);
  #many = 0;
  #seconds = 0;

  /** `gauges` is asked whenever the text is. */
  constructor(private readonly gauges: () => Gauges) {}

  /** `route` is one of those that there are, never what a client has typed. */
  request(route: string, status: number, milliseconds: number): void {
    increase(this.#requests, `route="${route}",status="${status}"`);
    const seconds = milliseconds / 1000;
    for (const [at, end] of CLASSES.entries()) if (seconds <= end) this.#classes[at]!++;
    this.#many++;
    this.#seconds += seconds;
  }

  /** Counts an answer: `status` is what it says, as `unique`. */
  answer(question: string, status: string): void {
    increase(this.#answers, `question="${question}",status="${status}"`);
  }

  /** All of it, in the text format of Prometheus. */
  get text(): string {
    const { user, system } = process.cpuUsage();
    const lines = [
      ...counter('gridproof_requests_total', 'Requests, by route and status.', this.#requests),
      ...counter('gridproof_answers_total', 'Answers, by question and what they say.', this.#answers),
      '# HELP gridproof_request_seconds How long requests took.',
      '# TYPE gridproof_request_seconds histogram',
      ...CLASSES.map((end, at) => `gridproof_request_seconds_bucket{le="${end}"} ${this.#classes[at]}`),
      `gridproof_request_seconds_bucket{le="+Inf"} ${this.#many}`,
      `gridproof_request_seconds_sum ${this.#seconds}`,
      `gridproof_request_seconds_count ${this.#many}`,
      ...Object.entries(this.gauges()).flatMap(([name, [meaning, value]]) =>
        one(name, meaning, 'gauge', value),
      ),
      ...one('process_cpu_seconds_total', 'Processor time.', 'counter', (user + system) / 1e6),
      ...one('process_resident_memory_bytes', 'Memory.', 'gauge', process.memoryUsage.rss()),
    ];
    return `${lines.join('\n')}\n`;
  }
}

const increase = (counts: Map<string, number>, key: string): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + 1);

const counter = (name: string, meaning: string, counts: ReadonlyMap<string, number>): readonly string[] => [
  `# HELP ${name} ${meaning}`,
  `# TYPE ${name} counter`,
  ...Array.from(counts, ([labels, value]) => `${name}{${labels}} ${value}`),
];

const one = (name: string, meaning: string, sort: string, value: number): readonly string[] => [
  `# HELP ${name} ${meaning}`,
  `# TYPE ${name} ${sort}`,
  `${name} ${value}`,
];
