import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Safari refuses more than 100 history changes in 30 s. */
const WRITE_AFTER_MS = 300;

/**
 * The text of a search field, written into the address when typing stops; `flush` does so at once. A
 * link or the back button that leads to another address replaces the text.
 */
export function useSearchText(written: string, write: (text: string) => void) {
  const [text, setText] = useState(written);
  const { key, state } = useLocation();
  const [shownFor, setShownFor] = useState(key);
  // The address changes late while the code of another page loads; writing the text a second time
  // would lead back from that page.
  const [requested, setRequested] = useState(written);
  const type = useNavigationType();
  if (shownFor !== key) {
    setShownFor(key);
    setRequested(written);
    if (type === 'POP' || !state?.keepScroll) setText(written);
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
