import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useResolvedPath } from 'react-router-dom';
import { PATHS } from '../../lib/paths.ts';
import { needsOwnDocument } from '../../live/own-document.tsx';

interface NavLinkProps extends ComponentProps<typeof RouterLink> {
  to: string;
  /** Marked on its own page only, not on those below it. */
  end?: boolean;
}

/**
 * A link with `aria-current` on its page and those below it. Unlike react-router's own, it counts
 * products as below the catalogue, although their addresses do not begin with the catalogue's.
 */
export function NavLink({ end = false, 'aria-current': value = 'page', ...rest }: NavLinkProps) {
  const { pathname: target } = useResolvedPath(rest.to);
  const current = useLocation().pathname.replace(/^\/produkt(?=\/)/, PATHS.catalogue);
  const isCurrent = current === target || (!end && current.startsWith(`${target}/`));
  return (
    <RouterLink
      {...rest}
      reloadDocument={needsOwnDocument(rest.to)}
      aria-current={isCurrent ? value : undefined}
    />
  );
}
