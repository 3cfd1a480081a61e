import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Safari refuses more than 100 history changes in 30 s. */
const WRITE_AFTER_MS = 300;

/**
 * The text of a search field, written into the address when typing stops; `flush` does so at once. A
 * link or the back button that leads to another address replaces the text.
 */
export function useSearchText(written: string, write: (text: string) => void) {
  // Undefined until something is typed: the text is then the address's, which hydration does not know.
  const [typed, setTyped] = useState<string>();
  // The address changes late if another page's code is loading; writing the text a second time
  // would lead back from that page.
  const [requested, setRequested] = useState<string>();
  const { key, state } = useLocation();
  const [shownFor, setShownFor] = useState(key);
  const type = useNavigationType();
  if (shownFor !== key) {
    setShownFor(key);
    setRequested(undefined);
    if (type === 'POP' || !state?.keepScroll) setTyped(undefined);
  }

  const flush = () => {
    if (typed === undefined || typed === (requested ?? written)) return;
    setRequested(typed);
    write(typed);
  };
  useEffect(() => {
    const timer = setTimeout(flush, WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  });

  return { text: typed ?? written, setText: setTyped, flush };
}
