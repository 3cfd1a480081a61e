import { IDEMPOTENCY_KEY_HEADER, SESSION_ID_HEADER } from '@shop/domain/api';
import type { ContactSubmission } from '@shop/domain/contact';
import { useRef, useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { SEND_TIMEOUT_MS, sendToApi } from '../../lib/api/client.ts';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
import type { FormDraft } from './form-draft.ts';

export interface RequestSending {
  /** Whether the last request arrived. */
  isSent: boolean;
  /** Sends a request; while one is on its way, answers that one. Never rejects. */
  send(request: ContactSubmission): Promise<void>;
  /** Back to a form that can be sent. */
  startAnew(): void;
}

type SentDraft = Pick<FormDraft<unknown>, 'requestKey' | 'keep' | 'remove'>;

/**
 * Sends contact requests, and forgets their draft once they have arrived. A failure is logged and
 * said, not shown: the form stays as it is. Without a connection the draft is kept on the device.
 */
export function useSendRequest(draft: SentDraft): RequestSending {
  const [isSent, setIsSent] = useState(false);
  const underWay = useRef<Promise<void>>(undefined);

  async function post(body: ContactSubmission): Promise<void> {
    try {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await sendToApi('POST /api/contact', { body, headers: headersOf(draft), signal });
      draft.remove();
      setIsSent(true);
    } catch (error) {
      console.error('Failed to send contact request:', error);
      const isLost = !(error instanceof ApiFailure) && !(await shopConnection.check());
      if (!(isLost && draft.keep())) announce(NOT_SENT);
    }
  }

  function send(request: ContactSubmission): Promise<void> {
    underWay.current ??= post(request).finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }

  return { isSent, send, startAnew: () => setIsSent(false) };
}

const NOT_SENT = 'Die Anfrage wurde nicht gesendet. Ihre Angaben stehen noch im Formular.';

function headersOf(draft: SentDraft): Record<string, string> {
  const sessionId = readSessionId();
  return {
    [IDEMPOTENCY_KEY_HEADER]: draft.requestKey(),
    ...(sessionId !== undefined && { [SESSION_ID_HEADER]: sessionId }),
  };
}
