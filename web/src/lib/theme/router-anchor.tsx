import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** What MUI's links, and buttons with an address, are: the router opens the pages of this site. */
export function RouterAnchor({ href = '', ...rest }: ComponentProps<'a'>) {
  const isPage = /^\/(?!api\/)/.test(href);
  return isPage ? <RouterLink to={href} {...rest} /> : <a href={href} {...rest} />;
}
