import { statSync } from 'node:fs';
import { cachedDataVersionTag } from 'node:v8';

/** V8's tag for the compatibility of compiled code: a hash of its version, its flags and the processor. Flags may change it. */
export const codeTag = (): number => cachedDataVersionTag();

/**
 * Identifies the Node executable. V8 accepts code of another build with the same tag and then crashes: Node 20.19.6 and
 * 20.20.2 share a tag, and two builds of one version may. Undefined if the build is unknown, for example if V8 is a shared
 * library, which may be replaced unnoticed.
 */
export function nodeBuild(): string | undefined {
  // Node's type declarations omit this variable.
  if ((process.config.variables as { node_shared?: unknown }).node_shared) return undefined;
  const { version, versions, platform, arch, execPath } = process;
  try {
    const { size, mtimeMs, ctimeMs } = statSync(execPath);
    return [version, versions.v8, platform, arch, codeTag(), execPath, size, mtimeMs, ctimeMs].join(' ');
  } catch {
    // The executable has been removed or is not readable.
    return undefined;
  }
}
