import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '../lib/use-is-hydrated.ts';

/** Safari refuses more than 100 history changes in 30 s. */
const WRITE_AFTER_MS = 300;

/**
 * The text of a search field, written into the address when typing stops; `flush` does so at once. A
 * link or the back button that leads to another address replaces the text.
 */
export function useSearchText(written: string, write: (text: string) => void) {
  const [text, setText] = useState(written);
  const { key, state } = useLocation();
  // Until the page is hydrated it does not know the query of its address.
  const entry = useIsHydrated() ? key : undefined;
  const [shownFor, setShownFor] = useState(entry);
  // The address changes late while the code of another page loads; writing the text a second time
  // would lead back from that page.
  const [requested, setRequested] = useState(written);
  const type = useNavigationType();
  if (shownFor !== entry) {
    setShownFor(entry);
    setRequested(written);
    const isTypedAlready = shownFor === undefined && text !== '';
    if (!isTypedAlready && (type === 'POP' || !state?.keepScroll)) setText(written);
  }

  const flush = () => {
    if (text === requested) return;
    setRequested(text);
    write(text);
  };
  useEffect(() => {
    const timer = setTimeout(flush, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  return { text, setText, flush };
}
