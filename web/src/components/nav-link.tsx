import type { ComponentProps } from 'react';
import { useLocation, useResolvedPath } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { RouterLink } from './router-link.tsx';

interface NavLinkProps extends ComponentProps<typeof RouterLink> {
  /** Marked on its own page only, not on those below it. */
  end?: boolean;
}

/** A link that says, with `aria-current`, when its page or one below it is the present one. */
export function NavLink({ end = false, 'aria-current': mark = 'page', ...rest }: NavLinkProps) {
  const { pathname: target } = useResolvedPath(rest.to);
  const place = placeOf(useLocation().pathname);
  const isCurrent = place === target || (!end && place.startsWith(`${target}/`));
  return <RouterLink {...rest} aria-current={isCurrent ? mark : undefined} />;
}

/** Products are below the catalogue, though their addresses do not begin with its own. */
const placeOf = (pathname: string) => pathname.replace(/^\/produkt(?=\/)/, PATHS.catalogue);
