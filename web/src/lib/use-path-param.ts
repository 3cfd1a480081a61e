import { matchPath, useLocation } from 'react-router-dom';

/** What fills in the `:name` of a path of `paths.ts` in the present address; empty elsewhere. */
export function usePathParam(path: string, name: string): string {
  return pathParam(path, useLocation().pathname, name);
}

/** The same of any address. It stays as it is written there: `a b` is `a%20b`. */
export function pathParam(path: string, pathname: string, name: string): string {
  const params: Record<string, string | undefined> = matchPath(path, pathname)?.params ?? {};
  return params[name] ?? '';
}
