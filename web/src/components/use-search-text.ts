import { useEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

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
  const [shownFor, setShownFor] = useState(key);
  const type = useNavigationType();
  if (shownFor !== key) {
    setShownFor(key);
    if (type === 'POP' || !state?.keepScroll) setText(written);
  }

  useEffect(() => {
    if (text === written) return;
    const timer = setTimeout(() => write(text), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, written, write]);

  return { text, setText, flush: () => text !== written && write(text) };
}
