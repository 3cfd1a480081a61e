import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/** Safari refuses more than 100 changes of the address in 30 s: not every letter makes one. */
const WRITE_AFTER_MS = 300;

/**
 * The text in the search field, and a function that writes it into the address at once. While
 * somebody types, the text is ahead of the address; where a link or the back button leads to
 * another address, that one counts.
 */
export function useSearchText(written: string, write: (text: string) => void) {
  const [text, setText] = useState(written);
  const { key, state } = useLocation();
  // Until the page is hydrated it does not know the query of its address.
  const place = useIsHydrated() ? key : undefined;
  const [shownFor, setShownFor] = useState(place);
  // The address follows late where a page's code is awaited: what it was asked for is not asked again,
  // or it would lead back from the page that was opened meanwhile.
  const [asked, setAsked] = useState(written);
  const type = useNavigationType();
  if (shownFor !== place) {
    setShownFor(place);
    setAsked(written);
    const isTypedAlready = shownFor === undefined && text !== '';
    if (!isTypedAlready && (type === 'POP' || !state?.keepScroll)) setText(written);
  }

  const ask = () => {
    if (text === asked) return;
    setAsked(text);
    write(text);
  };
  useEffect(() => {
    const timer = setTimeout(ask, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  return { text, setText, flush: ask };
}
