import { Writable } from 'node:stream';

/** Standard output, for one who writes alone on it. */
export interface ClaimedStdout {
  readonly stream: Writable;
  /** Gives it back. */
  release(): void;
}

/** Takes standard output for a protocol: whatever else is written there, by plugins or in threads, goes to the error output. */
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
