import { Writable } from 'node:stream';

/** Exclusive access to standard output. */
export interface ClaimedStdout {
  readonly stream: Writable;
  /** Restores standard output for all. */
  release(): void;
}

/** Reserves standard output for a protocol: output of plugins and threads goes to standard error. */
export function claimStdout(): ClaimedStdout {
  const { stdout, stderr } = process;
  const write = stdout.write;
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write;
  return {
    stream: new Writable({
      decodeStrings: false,
      write: (piece, encoding, done) => {
        write.call(stdout, piece, encoding, (error) => done(error));
      },
    }),
    release: () => {
      stdout.write = write;
    },
  };
}
