import { mixed } from 'yup';
import { requestIdSchema as requestId } from '../../fields/input-fields.ts';
import type { NoteRequest } from '../../office/office.ts';
import type { OwnRequest, StoredContact } from '../../request/contact.ts';
import { callbackRequestSchema, contactRequestSchema } from '../../request/contact-schema.ts';
import {
  MAX_ENTRY_LENGTH,
  REQUEST_STATUSES,
  type RequestCounts,
  type RequestStatus,
  type RequestStatusChange,
} from '../../request/request-handling.ts';
import { requiredObject, requiredText } from '../../text/validation.ts';
import { type WithdrawalReceipt, withdrawalSchema } from '../../withdrawal/withdrawal.ts';
import { type Calls, customer, JOINED, office, PAGE, visitor } from '../describe.ts';

const NO_REQUEST_STATUS = 'Die Angaben zum Status der Anfrage sind ungültig.';

const NO_ENTRY = 'Die Angaben zur Anfrage sind ungültig.';

const requestStatus = mixed<RequestStatus>()
  .oneOf(REQUEST_STATUSES, NO_REQUEST_STATUS)
  .required(NO_REQUEST_STATUS);

const requestStatusChange = requiredObject<RequestStatusChange>(NO_REQUEST_STATUS, {
  to: requestStatus,
});

const requestEntry = requiredObject<NoteRequest>(NO_ENTRY, {
  id: requestId,
  text: requiredText('Text', MAX_ENTRY_LENGTH, 'Bitte schreiben Sie einen Text.', 'many'),
});

export const REQUEST_CALLS = {
  'POST /api/contact': {
    ...visitor<{ id: string }>(9, 12, [7, 10]),
    body: contactRequestSchema,
    basis: 'specified',
  },
  /** Requests a call from the office; takes the headers of contact requests and counts as one of them. */
  'POST /api/callbacks': {
    ...visitor<{ id: string }>(7, 8, [5, 6]),
    body: callbackRequestSchema,
    basis: 'added',
  },
  'POST /api/withdrawals': {
    ...visitor<WithdrawalReceipt>(12 + JOINED + 2 * 7, 14 + JOINED + 2 * 7, [10, 10]),
    body: withdrawalSchema,
    basis: 'added',
  },
  /** Requests sent while signed in, with the office's replies. */
  'GET /api/users/contacts': customer<OwnRequest[]>(PAGE + 60, 0, [54, 0]),
  /** Filtered by the query parameters `status` and `type`. */
  'GET /api/admin/contacts': office<StoredContact[]>(204, 0, [52, 0]),
  'GET /api/admin/contact-counts': office<RequestCounts>(3),
  'GET /api/admin/contacts/{id}': office<StoredContact>(2, 0, [1, 0]),
  'POST /api/admin/contacts/{id}/status': {
    ...office<StoredContact>(2, 1),
    body: requestStatusChange,
    basis: 'request',
  },
  'POST /api/admin/contacts/{id}/notes': {
    ...office<StoredContact>(3, 2),
    body: requestEntry,
    basis: 'added',
  },
  /** Mails an answer to the sender of the request. */
  'POST /api/admin/contacts/{id}/reply': {
    ...office<StoredContact>(4, 5),
    body: requestEntry,
    basis: 'request',
  },
} as const satisfies Calls;
