import { SESSION_ID_HEADER } from '@shop/domain/api';
import type { ContactSubmission } from '@shop/domain/contact';
import { useRef, useState } from 'react';
import { announce } from '../announcer/announce.ts';
import { sendToApi } from '../api/client.ts';
import { readSessionId } from '../session-id/session-id.ts';

export interface RequestSending {
  /** Whether the last request arrived. */
  isSent: boolean;
  /** Sends a request; while one is on its way, answers that one. Never rejects. */
  send(request: ContactSubmission): Promise<void>;
  /** Back to a form that can be sent. */
  startAnew(): void;
}

/** Sends contact requests. A failure is logged and said, not shown: the form stays as it is. */
export function useSendRequest(onSent: () => void): RequestSending {
  const [isSent, setIsSent] = useState(false);
  const underWay = useRef<Promise<void>>(undefined);

  async function post(body: ContactSubmission): Promise<void> {
    try {
      await sendToApi('POST /api/contact', { body, headers: sessionHeader() });
      onSent();
      setIsSent(true);
    } catch (error) {
      console.error('Failed to send contact request:', error);
      announce('Die Anfrage wurde nicht gesendet. Ihre Angaben stehen noch im Formular.');
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

function sessionHeader(): Record<string, string> {
  const sessionId = readSessionId();
  return sessionId === undefined ? {} : { [SESSION_ID_HEADER]: sessionId };
}
