import { CANCEL_PARAM } from '@shop/domain/order/order';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';

/** The number of an order and its token. */
const stored = storedText('cancelLink', () => window.sessionStorage);

/**
 * The token of the mail's link with which an order may be cancelled. It leaves the address at once, as
 * addresses are copied and kept in the history; a reload still finds it.
 */
export function useCancelToken(orderNumber: string): string | undefined {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  // Mails sent until 2026-11-23 have it in the query.
  const linked = tokenIn(hash.slice(1)) ?? tokenIn(search);
  useEffect(() => {
    if (!linked) return;
    stored.set(`${orderNumber} ${linked}`);
    navigate(pathname, { replace: true });
  }, [orderNumber, linked, navigate, pathname]);
  const [number, token] = useStoredText(stored)?.split(' ') ?? [];
  return number === orderNumber ? token : undefined;
}

function tokenIn(parameters: string): string | null {
  return new URLSearchParams(parameters).get(CANCEL_PARAM);
}
