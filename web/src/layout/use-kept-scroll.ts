import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { type KeptScroll, keepScroll, keptScroll, storeScrolls } from './kept-scroll.ts';

/**
 * Brings a list back to where the visitor was when they come back to it or reload; answers that
 * place. Belongs into what renders the items, so that the page is as high as it was.
 */
export function useKeptScroll(rowsSeen: () => KeptScroll['rows'] = noRows): KeptScroll | undefined {
  const location = useLocation();
  const type = useNavigationType();
  const [place] = useState(() => (type === 'POP' ? keptScroll(location) : undefined));

  useLayoutEffect(() => {
    if (place) window.scrollTo({ top: place.top, behavior: 'instant' });
  }, [place]);

  useLayoutEffect(() => {
    let top = window.scrollY;
    const noteTop = () => {
      top = window.scrollY;
    };
    const keep = () => keepScroll(location, { top, rows: rowsSeen() });
    const store = () => {
      keep();
      storeScrolls();
    };
    window.addEventListener('scroll', noteTop, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      keep();
      window.removeEventListener('scroll', noteTop);
      window.removeEventListener('pagehide', store);
    };
  }, [location, rowsSeen]);

  return place;
}

const noRows = () => [];
