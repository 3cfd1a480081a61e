import { matchPath, useLocation } from 'react-router-dom';

/** What fills in the `:name` of a path of `paths.ts` in the present address; empty elsewhere. */
export function usePathParam(path: string, name: string): string {
  const { pathname } = useLocation();
  const params: Record<string, string | undefined> = matchPath(path, pathname)?.params ?? {};
  return params[name] ?? '';
}
