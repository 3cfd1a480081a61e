import { IDEMPOTENCY_KEY_HEADER, SESSION_ID_HEADER } from '@shop/domain/contract/api';
import { useRef } from 'react';
import { ApiFailure } from './api/api-failure.ts';
import { SEND_TIMEOUT_MS } from './api/client.ts';
import { readSessionId } from './browser-storage/session-id.ts';
import { shopConnection } from './connection/shop-connection.ts';
import type { FormDraft } from './form-draft.ts';

export type SentDraft = Pick<FormDraft<object>, 'requestKey' | 'markUnsent' | 'clear'>;

/** Sends one at a time: while one is under way, returns that one. */
export function useOneAtATime<Args extends unknown[], Result>(
  send: (...args: Args) => Promise<Result>,
) {
  const underWay = useRef<Promise<Result>>(undefined);
  return (...args: Args): Promise<Result> => {
    underWay.current ??= send(...args).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  };
}

/** How a draft is sent: each attempt with the same key, and with the session, by which requests are limited. */
export function sendingOptions(draft: SentDraft) {
  const sessionId = readSessionId();
  const headers: Record<string, string> = {
    [IDEMPOTENCY_KEY_HEADER]: draft.requestKey(),
    ...(sessionId !== undefined && { [SESSION_ID_HEADER]: sessionId }),
  };
  return { headers, signal: AbortSignal.timeout(SEND_TIMEOUT_MS) };
}

/** Whether sending failed for want of a connection; its draft then says so. */
export async function isUnsent(error: unknown, draft: SentDraft): Promise<boolean> {
  const isLost = !(error instanceof ApiFailure) && !(await shopConnection.check());
  if (isLost) draft.markUnsent();
  return isLost;
}
