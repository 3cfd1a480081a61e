import { isDeepStrictEqual } from 'node:util';
import { customerInputSchema } from '@shop/domain/customer/customer-fields';
import type { OfficeKind } from '@shop/domain/office/entry-kinds';
import type {
  OfficeFields,
  StoredCustomer,
  StoredProduct,
} from '@shop/domain/office/stored-catalogue';
import { articleKeyOf } from '@shop/domain/product/article-number';
import { customerNumber } from '@shop/domain/text/customer-number';
import { keptSince, RETENTION } from '@shop/domain/time/retention';
import { CUSTOMER_STORE } from '../../src/changes/entry-stores.ts';
import {
  isSensitive,
  type StoredChange,
  type StoredRevision,
  stateBefore,
} from '../../src/stored/change.ts';
import { type Finding, lacksMail, type Seen } from './seen.ts';

export function checkChange(change: StoredChange, id: string, seen: Seen): Finding[] {
  const { kind, item_id, version, at, expires_at } = change;
  const key = `${kind}/${item_id}`;
  const { versions = [], before = [], last = change } = seen.log.get(key) ?? {};
  const earlier = stateBefore(change) as OfficeFields | null;
  seen.log.set(key, {
    versions: [...versions, version],
    before: earlier?.version && isLogged(earlier, seen) ? [...before, earlier.version] : before,
    last: last.version > version ? last : change,
  });
  const request = id.replace(/-\d+$/, '');
  const { count = 0, found = 0 } = seen.requests.get(request) ?? {};
  // Firestore expires a request's changes one by one.
  if (!expires_at || expires_at.toMillis() > seen.now.getTime()) {
    seen.requests.set(request, { count: change.count ?? count, found: found + 1 });
  }
  return [isSensitive(kind, item_id) && lacksMail(seen, at, 'security_notice', id)];
}

const LIST_FIELDS = ['search_tokens', 'sort_name', 'sort_price', 'has_price'];

/** Whether the log's retention still covers the last save. */
const isLogged = ({ saved_at = '' }: OfficeFields, { now }: Seen) =>
  saved_at >= keptSince(RETENTION.change, now).toISOString();

/** Rules of an entry beyond its type: what the log says, and for products article numbers of their own. */
export const checkEntry =
  (kind: OfficeKind) =>
  (stored: object, id: string, seen: Seen): Finding[] => [
    ...checkLogged(kind)(stored, id, seen),
    kind === 'product' && sameArticle(stored as StoredProduct, seen),
    ...(kind === 'customer' ? ofCustomer(stored as StoredCustomer, seen) : []),
  ];

/** The record must satisfy its schema, and the record it was merged into must exist. */
function ofCustomer(stored: StoredCustomer, seen: Seen): Finding[] {
  const { id, merged_into } = stored;
  if (merged_into) seen.merged.set(customerNumber(id), merged_into);
  try {
    customerInputSchema.validateSync(CUSTOMER_STORE.toInput(stored), { strict: true });
    return [];
  } catch (error) {
    return [`its form refuses it: ${error instanceof Error ? error.message : error}`];
  }
}

function sameArticle(stored: StoredProduct, { articles }: Seen): Finding {
  const number = articleKeyOf(stored.id, stored.article_number);
  const other = articles.get(number);
  articles.set(number, stored.id);
  return other !== undefined && `product ${other} has its article number ${number}, too`;
}

/** The log has every version of the item, and its last one equals what is stored. */
function checkLogged(kind: OfficeKind) {
  return (stored: object, id: string, seen: Seen): Finding[] => {
    const fields = stored as OfficeFields;
    const { version = 0, changed_in = 0 } = fields;
    seen.highestRevision = Math.max(seen.highestRevision, changed_in);
    const { versions = [], before = [], last } = seen.log.get(`${kind}/${id}`) ?? {};
    const expected = version > 0 && isLogged(fields, seen) ? [...before, version] : before;
    const missing = expected.filter((each) => !versions.includes(each));
    const isSame = last?.version === version && isDeepStrictEqual(plain(last.after), plain(stored));
    return [
      missing.length > 0 && `the log lacks its version ${missing.join(', ')}`,
      missing.length === 0 && last && !isSame && 'it is not what the log says of its last version',
    ];
  };
}

/** Drops the fields that `npm run index` writes. */
export function plain(stored: object | null): object {
  const fields = Object.entries(stored ?? {}).filter(([name]) => !LIST_FIELDS.includes(name));
  return Object.fromEntries(fields);
}

export function checkSetting(stored: unknown, id: string, seen: Seen): readonly Finding[] {
  if (id !== 'revision') return checkLogged('setting')(stored as object, id, seen);
  seen.revision = (stored as StoredRevision).revision;
  return [];
}
