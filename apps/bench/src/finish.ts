/** Carries out a command line and ends the process: threads of z3-solver's high-level interface would keep it alive. */
export async function finish(work: Promise<void>): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe: that is no fault.
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'EPIPE') process.exit();
  });
  await work;
  process.stdout.write('', () => process.exit());
}
