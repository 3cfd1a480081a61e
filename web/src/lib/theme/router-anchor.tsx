import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** Rendered by MUI's links and by buttons with an address: the router opens this site's own pages. */
export function RouterAnchor({ href = '', ...rest }: ComponentProps<'a'>) {
  const isPage = /^\/(?!api\/)/.test(href);
  return isPage ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />;
}
