import type { StoredContact } from '@shop/domain/request/contact';
import type { RequestEntryBody, RequestStatus } from '@shop/domain/request/request-handling';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';

export type ContactChange =
  | { what: 'status'; to: RequestStatus }
  | ({ what: 'notes' | 'reply' } & RequestEntryBody);

const TEXTS = {
  status: {
    done: 'Der Status ist geändert.',
    failed: 'Der Status konnte nicht geändert werden. Bitte versuchen Sie es erneut.',
  },
  notes: {
    done: 'Die Notiz ist gespeichert.',
    failed: 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
  },
  reply: {
    done: 'Die Antwort ist unterwegs.',
    failed: 'Die Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
  },
};

/** Changes a contact request; `onChanged` receives it as it is afterwards. */
export function useContactCall(
  contact: StoredContact,
  what: ContactChange['what'],
  onChanged: (contact: StoredContact) => void,
) {
  const { done, failed } = TEXTS[what];
  return useOfficeCall({
    call: (change: ContactChange) => sendChange(contact, change),
    onDone: (changed) => {
      onChanged(changed);
      return done;
    },
    failed,
    what: 'Failed to change request',
  });
}

function sendChange(contact: StoredContact, change: ContactChange): Promise<StoredContact> {
  const params = { id: contact.id };
  if (change.what === 'status') {
    const body = { from: contact.status ?? ('open' as const), to: change.to };
    return callApi('POST /api/admin/contacts/{id}/status', { params, body });
  }
  const body = { id: change.id, text: change.text };
  return change.what === 'notes'
    ? callApi('POST /api/admin/contacts/{id}/notes', { params, body })
    : callApi('POST /api/admin/contacts/{id}/reply', { params, body });
}
