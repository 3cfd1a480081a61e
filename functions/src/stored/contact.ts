import { toEuro } from '@shop/domain/money/money';
import {
  ORDER_MATCHES,
  type OwnRequest,
  type RequestedItem,
  type StoredContact,
  type StoredRequestType,
} from '@shop/domain/request/contact';
import { REQUEST_STATUSES } from '@shop/domain/request/request-handling';
import { requestTokens } from '@shop/domain/request/request-tokens';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import {
  type Check,
  type Checked,
  isInstant,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import type { ReadDocument } from '../firestore/readable.ts';
import { REVISED } from '../firestore/revision.ts';
import { collectionOf, type StoredType } from '../firestore/stored-type.ts';
import { isNotes, toNotes } from './notes.ts';

const ITEM = {
  product_id: isWhole,
  product_name: isText,
  article_number: optional(isText),
  unit: isText,
  quantity: isWhole,
  unit_price_cents: optional(isWhole),
};
/** Snapshot of the catalogue at the time of the request. */
export type StoredRequestedItem = Checked<typeof ITEM>;

const isStatus = oneOf(REQUEST_STATUSES);
const STATUS_CHANGE = { from: isStatus, to: isStatus, by_uid: isText, at: isInstant };

const isRequestType: Check<StoredRequestType> = (value) => typeof value === 'string';

const CONTACT = {
  ...REVISED,
  name: isText,
  email: isText,
  phone: isText,
  message: isText,
  request_type: isRequestType,
  /** Only for a withdrawal. */
  order_number: optional(isText),
  order_match: optional(oneOf(ORDER_MATCHES)),
  /** Only for an offer request. */
  items: optional(listOf(shapeOf<StoredRequestedItem>(ITEM))),
  postal_code: optional(isText),
  created_at: isInstant,
  /** Missing in old requests, which count as open. */
  status: optional(isStatus),
  /** Lists are sorted oldest first; missing until their first entry. */
  status_changes: optional(listOf(shapeOf<Checked<typeof STATUS_CHANGE>>(STATUS_CHANGE))),
  notes: optional(isNotes),
  replies: optional(isNotes),
  /** The company on whose behalf an account asks, and its building site. */
  customer_number: optional(isText),
  site: optional(isText),
  /** The account of a signed-in sender. */
  user_id: optional(isText),
  /** Search tokens; missing in old requests. */
  search_tokens: optional(listOf(isText)),
};

/** A document of `contacts/{id}`. */
export interface StoredContactRequest extends Checked<typeof CONTACT> {
  schema_version: 1;
}

export const CONTACTS: StoredType<StoredContactRequest> = {
  collection: 'contacts',
  version: 1,
  defaults: { phone: '' },
  checks: CONTACT,
};

export const contactsOf = collectionOf(CONTACTS);

/** The document of a new contact request, under the given id or a random one. */
export function newContactOf(
  firestore: Firestore,
  id: string | undefined,
): DocumentReference<StoredContactRequest> {
  const contacts = contactsOf(firestore);
  return id === undefined ? contacts.doc() : contacts.doc(id);
}

export function newContact(
  request: Omit<StoredContactRequest, 'created_at' | 'schema_version'>,
  now: Date,
): StoredContactRequest {
  const created_at = Timestamp.fromDate(now);
  return withRequestTokens({ ...request, created_at, status: 'open', schema_version: 1 });
}

/** Adds the search tokens, which are derived from the other fields. */
export function withRequestTokens(request: StoredContactRequest): StoredContactRequest {
  return { ...request, search_tokens: requestTokens(request) };
}

/** The contact request as admins see it. */
export function toStoredContact(
  { id, stored }: Pick<ReadDocument<StoredContactRequest>, 'id' | 'stored'>,
  nameOf: (uid: string) => string,
): StoredContact {
  return fromAllFields<StoredContact>({
    id,
    created_at: stored.created_at.toDate().toISOString(),
    name: stored.name,
    email: stored.email,
    phone: stored.phone,
    message: stored.message,
    request_type: stored.request_type,
    order_number: stored.order_number,
    order_match: stored.order_match,
    items: stored.items?.map(toRequestedItem),
    postal_code: stored.postal_code,
    customer_number: stored.customer_number,
    site: stored.site,
    status: stored.status ?? 'open',
    notes: toNotes(stored.notes, nameOf),
    replies: toNotes(stored.replies, nameOf),
    revision: stored.revision,
  });
}

/** The request as its sender's account shows it. */
export function toOwnRequest({
  id,
  stored,
}: Pick<ReadDocument<StoredContactRequest>, 'id' | 'stored'>): OwnRequest {
  return fromAllFields<OwnRequest>({
    id,
    created_at: stored.created_at.toDate().toISOString(),
    message: stored.message,
    request_type: stored.request_type,
    items: stored.items?.map(toRequestedItem),
    postal_code: stored.postal_code,
    site: stored.site,
    status: stored.status ?? 'open',
    quote_numbers: undefined,
    replies: (stored.replies ?? []).map(({ id, text, at }) => {
      return { id, text, at: at.toDate().toISOString() };
    }),
  });
}

function toRequestedItem({ unit_price_cents, ...item }: StoredRequestedItem): RequestedItem {
  return {
    ...item,
    ...(unit_price_cents !== undefined && { unit_price: toEuro(unit_price_cents) }),
  };
}
