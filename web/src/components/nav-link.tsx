import type { ComponentProps } from 'react';
import { useLocation, useResolvedPath } from 'react-router-dom';
import { RouterLink } from './router-link.tsx';

interface NavLinkProps extends ComponentProps<typeof RouterLink> {
  /** Marked on its own page only, not on those below it. */
  end?: boolean;
}

/** A link that says, with `aria-current`, when its page or one below it is the present one. */
export function NavLink({ end = false, 'aria-current': mark = 'page', ...rest }: NavLinkProps) {
  const { pathname: target } = useResolvedPath(rest.to);
  const { pathname } = useLocation();
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`));
  return <RouterLink {...rest} aria-current={isCurrent ? mark : undefined} />;
}
