import type { ContactSubmission, RequestType } from '@shop/domain/request/contact';
import { useState } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { sendToApi } from '../../lib/api/client.ts';
import { isUnsent, type SentDraft, sendingOptions, useOneAtATime } from '../../lib/sending.ts';

interface Person {
  name: string;
  email: string;
  phone: string;
  /** The honeypot. */
  website: string;
}

type RequestExtras = Pick<ContactSubmission, 'items' | 'postal_code'>;

/**
 * Sends contact requests, and clears their draft once they have arrived. A failure is logged and
 * announced, not shown: the form stays as it is.
 */
export function useSendRequest(draft: SentDraft) {
  const [isSent, setIsSent] = useState(false);
  const post = useOneAtATime(async (body: ContactSubmission) => {
    try {
      await sendToApi('POST /api/contact', { body, ...sendingOptions(draft) });
      draft.clear();
      setIsSent(true);
    } catch (error) {
      console.error('Failed to send contact request:', error);
      if (!(await isUnsent(error, draft))) announce(NOT_SENT);
    }
  });

  return {
    isSent,
    /** Never rejects. */
    send(person: Person, requestType: RequestType, message: string, extras?: RequestExtras) {
      return post({ ...contactSubmission(person, requestType, message), ...extras });
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
