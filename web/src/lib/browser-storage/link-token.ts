import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storedText, useStoredText } from './stored-text.ts';

const stored = storedText('cancelLink', () => window.sessionStorage);

const MAX_KEPT = 10;

/** One line each, the latest first: ordering from a quote must not lose the quote. */
const linesIn = (text: string | null): string[] => (text ? text.split('\n') : []);

/** Stores the token that this tab got for its own order, booking or quote. */
export function storeLinkToken(number: string, token: string): void {
  const others = linesIn(stored.get()).filter((line) => !line.startsWith(`${number} `));
  stored.set([`${number} ${token}`, ...others].slice(0, MAX_KEPT).join('\n'));
}

/**
 * The token in a mail's link that allows cancelling an order or booking. It is removed from the address
 * at once, as addresses are copied and kept in the history; a reload still finds it. So does the tab
 * that ordered or booked.
 */
export function useLinkToken(number: string, parameter: string): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const tokenIn = (parameters: string) => new URLSearchParams(parameters).get(parameter);
  // Orders' mails sent until 2026-11-23 and rentals' until 2026-11-25 have it in the query.
  const linked = tokenIn(hash.slice(1)) ?? tokenIn(search);
  useEffect(() => {
    if (!linked) return;
    storeLinkToken(number, linked);
    navigate(pathname, { replace: true });
  }, [number, linked, navigate, pathname]);
  const line = linesIn(useStoredText(stored)).find((each) => each.startsWith(`${number} `));
  return linked ?? line?.slice(number.length + 1);
}
