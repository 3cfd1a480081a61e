import type { StructuredQuery } from '../../core/api/messages.ts';
import type { StoredDocument } from '../../core/documents/stored-document.ts';
import { microsToTimestamp } from '../../core/values/timestamp.ts';
import { fromDocument, fromValue } from '../values/from-document.ts';
import {
  bool,
  float,
  list,
  map,
  NULL,
  path,
  type RulesValue,
  string,
} from '../values/rules-value.ts';
import type { RulesAccess, RulesAuth } from './access.ts';
import type { Variables } from './evaluator.ts';
import type { Segment } from './match-paths.ts';

/** The variables `request` and `resource`. */
export function globalVariables(
  access: RulesAccess,
  segments: readonly Segment[],
  resource: RulesValue,
): Variables {
  return new Map([
    ['request', requestValue(access, segments)],
    ['resource', resource],
  ]);
}

/** `resource` of an access to one document: null if it does not exist. */
export const documentResource = (
  database: string,
  document: StoredDocument | undefined,
): RulesValue => (document ? fromDocument(database, document) : NULL);

function requestValue(access: RulesAccess, segments: readonly Segment[]): RulesValue {
  const { method, auth, time, database, written, query } = access;
  const entries: [string, RulesValue][] = [
    ['auth', auth ? authValue(auth) : NULL],
    ['method', string(method)],
    ['path', path(segments.filter((segment) => typeof segment === 'string'))],
    ['time', fromValue({ timestampValue: microsToTimestamp(time) })],
  ];
  if (method !== 'get' && method !== 'list') {
    entries.push(['resource', written ? fromDocument(database, written) : NULL]);
  }
  if (method === 'list') entries.push(['query', queryValue(query ?? {})]);
  return map(entries);
}

const authValue = ({ uid, token }: RulesAuth): RulesValue =>
  map([
    ['uid', string(uid)],
    ['token', fromJson(token)],
  ]);

/** `request.query`: limit (null without one), offset and orderBy (field to `ASC` or `DESC`). */
function queryValue({ limit, offset, orderBy }: StructuredQuery): RulesValue {
  const orders = (orderBy ?? []).map(({ field, direction }): [string, RulesValue] => [
    field?.fieldPath ?? '',
    string(direction === 'DESCENDING' ? 'DESC' : 'ASC'),
  ]);
  return map([
    ['limit', limit ? { type: 'int', value: BigInt(limit.value ?? 0) } : NULL],
    ['offset', { type: 'int', value: BigInt(offset ?? 0) }],
    ['orderBy', map(orders)],
  ]);
}

/** Converts a token claim: whole numbers become int, others float. */
function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { type: 'int', value: BigInt(value) } : float(value);
  }
  if (Array.isArray(value)) return list(value.map(fromJson));
  if (typeof value === 'object' && value !== null) {
    return map(Object.entries(value).map(([key, inner]) => [key, fromJson(inner)]));
  }
  return NULL;
}
