import { type LockedPackage, nameOf, type Packages } from '../lock/lock.ts';
import { namesIn, reachFrom } from '../lock/reach.ts';
import { importedPackages } from './imported-packages.ts';
import { licenceOf } from './licence-of.ts';

/** A package with the licence that it is used under. */
export interface UsedPackage {
  name: string;
  version: string;
  licence: string;
}

/** Who gets which packages: a visitor's browser, the deployed function, or nobody but developers. */
export interface UsedPackages {
  browser: UsedPackage[];
  function: UsedPackage[];
  elsewhere: UsedPackage[];
}

/**
 * Sorts a lock's packages by who gets them, each by name. The browser's are all that `web` brings,
 * more than its bundle holds; the function's are those that it installs and those in its bundle.
 */
export function usedPackages(packages: Packages): UsedPackages {
  const browser = reachFrom(packages, 'web', namesIn(packages.web ?? {}));
  const deployed = reachFrom(packages, 'functions', namesIn(packages.functions ?? {}));
  for (const room of ['functions', 'domain']) {
    const bundled = [...importedPackages(`${room}/src`)];
    for (const path of reachFrom(packages, room, bundled)) deployed.add(path);
  }
  const all = Object.keys(packages).filter((path) => isFetched(path, packages[path]));
  const select = (fits: (path: string) => boolean) =>
    all.filter(fits).map((path) => usedPackage(path, packages[path]));
  return {
    browser: sorted(select((path) => browser.has(path))),
    function: sorted(select((path) => deployed.has(path))),
    elsewhere: sorted(select((path) => !browser.has(path) && !deployed.has(path))),
  };
}

function isFetched(path: string, locked: LockedPackage | undefined): boolean {
  return path.includes('node_modules/') && !locked?.link;
}

function usedPackage(path: string, locked: LockedPackage = {}): UsedPackage {
  const name = nameOf(path);
  const version = locked.version ?? '';
  return { name, version, licence: licenceOf(name, locked.license) };
}

/** Each name and version once, wherever it is installed. */
function sorted(used: UsedPackage[]): UsedPackage[] {
  const byId = new Map(used.map((found) => [`${found.name} ${found.version}`, found]));
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}
