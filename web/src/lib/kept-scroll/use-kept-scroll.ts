import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type KeptScroll, keepScroll, keptScroll } from './kept-scroll.ts';

/**
 * Brings a list back to where the visitor was when they reload; answers that place. Belongs into
 * what renders the items, so that the page is as high as it was.
 */
export function useKeptScroll(rowsSeen: () => KeptScroll['rows'] = noRows): KeptScroll | undefined {
  const location = useLocation();
  const [place] = useState(() => keptScroll(location));

  useLayoutEffect(() => {
    if (place) window.scrollTo({ top: place.top, behavior: 'instant' });
  }, [place]);

  useEffect(() => {
    const keep = () => keepScroll(location, { top: window.scrollY, rows: rowsSeen() });
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [location, rowsSeen]);

  return place;
}

const noRows = () => [];
