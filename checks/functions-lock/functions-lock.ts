import { type LockedPackage, nameOf, type Packages, resolveFrom } from '../lock/lock.ts';
import { NEEDED, namesIn, reachFrom } from '../lock/reach.ts';

/** `functions/package.json`, as far as a lock repeats it. */
export interface Manifest {
  name: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const ROOM = 'functions';

/**
 * The lock of `functions/` alone: what is deployed is installed from it, in the versions and with
 * the hashes of the whole repository's lock. Throws where the room's folder cannot be laid out so.
 */
export function functionsLock(root: Packages, manifest: Manifest) {
  const { name, dependencies, devDependencies } = manifest;
  const reached = reachFrom(root, ROOM, namesOf(manifest));
  const places = placesOf(root, reached);
  const flags = flagsOf(root, manifest);
  const entries = [...places].map(([place, path]) => [
    place,
    { ...bare(root[path]), ...flags(path) },
  ]);
  const packages: Packages = {
    '': { name, dependencies, devDependencies } as LockedPackage,
    ...Object.fromEntries(entries.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))),
  };
  requireSame(root, packages, places, manifest);
  return { name, lockfileVersion: 3, requires: true, packages };
}

function namesOf({ dependencies, devDependencies }: Manifest): string[] {
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
}

/**
 * Where each package comes to lie: what the room has of its own moves to the top, and what lay there
 * under the same name moves below those who ask for it.
 */
function placesOf(root: Packages, reached: ReadonlySet<string>): Map<string, string> {
  const places = new Map<string, string>();
  const own = [...reached].filter((path) => path.startsWith(`${ROOM}/`));
  for (const path of own) places.set(withoutRoom(path), path);
  const displaced = [...reached].filter((path) => places.has(path));
  for (const path of reached) {
    if (!displaced.includes(path) && !own.includes(path)) places.set(path, path);
  }
  for (const path of displaced) {
    for (const asking of reached) {
      const name = nameOf(path);
      const asks = namesIn(root[asking] ?? {}).includes(name);
      if (!asks || resolveFrom(root, asking, name) !== path) continue;
      places.set(`${withoutRoom(asking)}/node_modules/${name}`, path);
    }
  }
  return places;
}

function withoutRoom(path: string): string {
  return path.startsWith(`${ROOM}/`) ? path.slice(ROOM.length + 1) : path;
}

/** What npm may leave out, seen from the room and not from the whole repository. */
function flagsOf(root: Packages, manifest: Manifest) {
  const deployed = Object.keys(manifest.dependencies);
  const inProduction = reachFrom(root, ROOM, deployed);
  const neededInProduction = reachFrom(root, ROOM, deployed, NEEDED);
  const needed = reachFrom(root, ROOM, namesOf(manifest), NEEDED);
  return (path: string): LockedPackage & { devOptional?: true } => {
    if (neededInProduction.has(path)) return {};
    if (!inProduction.has(path))
      return needed.has(path) ? { dev: true } : { dev: true, optional: true };
    return needed.has(path) ? { devOptional: true } : { optional: true };
  };
}

function bare(locked: LockedPackage = {}): LockedPackage {
  const { dev, optional, devOptional, peer, extraneous, ...rest } = locked as Record<
    string,
    unknown
  >;
  return rest;
}

/** Every package has to find what it finds in the whole repository. */
function requireSame(
  root: Packages,
  packages: Packages,
  places: ReadonlyMap<string, string>,
  manifest: Manifest,
): void {
  const askers = [['', ROOM] as const, ...places];
  for (const [place, path] of askers) {
    const names = path === ROOM ? namesOf(manifest) : namesIn(root[path] ?? {});
    for (const name of names) {
      const found = packages[resolveFrom(packages, place, name) ?? '']?.integrity;
      if (found === root[resolveFrom(root, path, name) ?? '']?.integrity) continue;
      throw new Error(
        `${place || ROOM} would not get the ${name} that it has in package-lock.json`,
      );
    }
  }
}
