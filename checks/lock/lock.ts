import { readJson } from '../repository.ts';

type Wanted = Readonly<Record<string, string>>;

/** A package as npm's lock (version 3) describes it. */
export interface LockedPackage {
  name?: string;
  version?: string;
  resolved?: string;
  integrity?: string;
  license?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  dependencies?: Wanted;
  devDependencies?: Wanted;
  optionalDependencies?: Wanted;
  peerDependencies?: Wanted;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** Each package of a lock under the folder that it is installed in; the root's own under `''`. */
export type Packages = Readonly<Record<string, LockedPackage>>;

export interface Lock {
  lockfileVersion: number;
  packages: Packages;
}

export function rootLock(): Lock {
  return readJson('package-lock.json');
}

/** The name under which a package is installed in a folder: the last part of its path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
}

/** Where Node finds `name` from the folder of a package: in it, or in one above. Links are followed. */
export function resolveFrom(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = above(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const found = packages[path];
    if (found) return found.link ? found.resolved : path;
    if (folder === '') return undefined;
  }
}

function above(folder: string): string {
  return folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
}
