import { type LockedPackage, type Packages, resolveFrom } from './lock.ts';

type Kind = 'dependencies' | 'optionalDependencies' | 'peerDependencies';

const ALL: readonly Kind[] = ['dependencies', 'optionalDependencies', 'peerDependencies'];
/** Without what an installation may leave out, as packages for another operating system. */
export const NEEDED: readonly Kind[] = ['dependencies', 'peerDependencies'];

/** The folders of all packages that these names bring with them, looked up from a folder. */
export function reachFrom(
  packages: Packages,
  from: string,
  names: readonly string[],
  kinds: readonly Kind[] = ALL,
): Set<string> {
  const reached = new Set<string>();
  const waiting = names.map((name) => resolveFrom(packages, from, name));
  while (waiting.length > 0) {
    const path = waiting.pop();
    const found = path === undefined ? undefined : packages[path];
    if (path === undefined || !found || reached.has(path)) continue;
    reached.add(path);
    for (const name of namesIn(found, kinds)) waiting.push(resolveFrom(packages, path, name));
  }
  return reached;
}

/** The names of what a package asks for, but for the peers that it can do without. */
export function namesIn(found: LockedPackage, kinds: readonly Kind[] = ALL): string[] {
  const names = kinds.flatMap((kind) => Object.keys(found[kind] ?? {}));
  return names.filter((name) => !found.peerDependenciesMeta?.[name]?.optional);
}
