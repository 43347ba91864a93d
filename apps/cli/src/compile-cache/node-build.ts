import { statSync } from 'node:fs';
import { cachedDataVersionTag } from 'node:v8';

/** V8's own sign of what compiled code can be used: of its version, its settings and the processor. Settings may change it. */
export const codeTag = (): number => cachedDataVersionTag();

/**
 * The very program that runs, as compiled code must know it. V8 takes the code of another build for its own where their tags are
 * equal, and crashes: Node 20.19.6 and 20.20.2 have one tag, and so may two builds of one version. Undefined where it is not known, as
 * where V8 lies in a library of its own, which may be exchanged without a trace here.
 */
export function nodeBuild(): string | undefined {
  // Typed as if every build were linked in one way.
  if ((process.config.variables as { node_shared?: unknown }).node_shared) return undefined;
  const { version, versions, platform, arch, execPath } = process;
  try {
    const { size, mtimeMs, ctimeMs } = statSync(execPath);
    return JSON.stringify([
      version,
      versions.v8,
      platform,
      arch,
      codeTag(),
      execPath,
      size,
      mtimeMs,
      ctimeMs,
    ]);
  } catch {
    // It has been removed since it was started, or may not be looked at.
    return undefined;
  }
}
