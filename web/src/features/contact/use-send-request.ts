import { IDEMPOTENCY_KEY_HEADER, SESSION_ID_HEADER } from '@shop/domain/contract/call';
import type { ContactSubmission, RequestType } from '@shop/domain/request/contact';
import { useRef, useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { SEND_TIMEOUT_MS, sendToApi } from '../../lib/api/client.ts';
import { readSessionId } from '../../lib/browser-storage/session-id.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
import type { FormDraft } from '../../lib/form-draft.ts';

interface Person {
  name: string;
  email: string;
  phone: string;
  /** The honeypot. */
  website: string;
}

type RequestExtras = Pick<ContactSubmission, 'items' | 'postal_code'>;

type SentDraft = Pick<FormDraft<object>, 'requestKey' | 'markUnsent' | 'clear'>;

/**
 * Sends contact requests, and clears their draft once they have arrived. A failure is logged and
 * announced, not shown: the form stays as it is.
 */
export function useSendRequest(draft: SentDraft) {
  const [isSent, setIsSent] = useState(false);
  const underWay = useRef<Promise<void>>(undefined);

  async function post(body: ContactSubmission): Promise<void> {
    try {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      await sendToApi('POST /api/contact', { body, headers: headersOf(draft), signal });
      draft.clear();
      setIsSent(true);
    } catch (error) {
      console.error('Failed to send contact request:', error);
      const isLost = !(error instanceof ApiFailure) && !(await shopConnection.check());
      if (isLost) draft.markUnsent();
      else announce(NOT_SENT);
    }
  }

  return {
    isSent,
    /** Sends a request; while one is under way, returns that one. Never rejects. */
    send(person: Person, requestType: RequestType, message: string, extras?: RequestExtras) {
      const body = { ...contactSubmission(person, requestType, message), ...extras };
      underWay.current ??= post(body).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
    reset: () => setIsSent(false),
  };
}

const NOT_SENT = 'Die Anfrage wurde nicht gesendet. Ihre Angaben stehen noch im Formular.';

function contactSubmission(
  { name, email, phone, website }: Person,
  requestType: RequestType,
  message: string,
): ContactSubmission {
  return {
    name: name.trim(),
    email: email.trim(),
    phone: phone.trim(),
    message,
    request_type: requestType,
    ...(website && { website }),
  };
}

/** What identifies a request sent again, and counts the browser's requests. */
export function headersOf(draft: Pick<SentDraft, 'requestKey'>): Record<string, string> {
  const sessionId = readSessionId();
  return {
    [IDEMPOTENCY_KEY_HEADER]: draft.requestKey(),
    ...(sessionId !== undefined && { [SESSION_ID_HEADER]: sessionId }),
  };
}
