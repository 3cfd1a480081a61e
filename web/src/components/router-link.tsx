import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface RouterLinkProps extends ComponentProps<'a'> {
  to: string;
  /** Loads the page anew, as a link without the router does. */
  reloadDocument?: boolean | undefined;
}

/**
 * A link to a page of the site. In place of react-router's own: that one prefetches for a framework
 * which is not here, and costs every visitor 3 kB more.
 */
export function RouterLink({ to, reloadDocument, target, onClick, ...rest }: RouterLinkProps) {
  const open = useLinkClickHandler<HTMLAnchorElement>(to, target ? { target } : {});

  function handleClick(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (!event.defaultPrevented && !reloadDocument) open(event);
  }

  return <a {...rest} target={target} href={useHref(to)} onClick={handleClick} />;
}
