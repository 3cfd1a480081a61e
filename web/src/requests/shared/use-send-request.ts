import type { ContactSubmission, RequestType } from '@shop/domain/request/contact';
import { announce } from '../../lib/announcer/announce.ts';
import { sendToApi } from '../../lib/api/client.ts';
import { type FormDraft, trimmed } from '../../lib/form-draft.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';

interface Person {
  name: string;
  email: string;
  phone: string;
  /** The honeypot. */
  website: string;
}

type RequestExtras = Pick<ContactSubmission, 'items' | 'postal_code' | 'customer_number' | 'site'>;

const NOT_SENT = 'Die Anfrage wurde nicht gesendet. Ihre Angaben stehen noch im Formular.';

/** Sends contact requests. A failure is announced, not shown: the form stays as it is. */
export function useSendRequest<Form extends object>(draft: FormDraft<Form>) {
  const { sent, send, reset } = useSendOnce({
    draft,
    call: (body: ContactSubmission, options) =>
      sendToApi('POST /api/contact', { body, ...options }),
    onFailed: ({ isOffline }) => !isOffline && announce(NOT_SENT),
    failed: NOT_SENT,
    what: 'Failed to send contact request',
  });
  return {
    isSent: sent !== undefined,
    reset,
    async send(
      { name, email, phone, website }: Person,
      request_type: RequestType,
      message: string,
      extras?: RequestExtras,
    ): Promise<void> {
      const person = trimmed({ name, email, phone });
      await send({ ...person, message, request_type, ...(website && { website }), ...extras });
    },
  };
}
