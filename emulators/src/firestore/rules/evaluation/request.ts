import type { StoredDocument } from '../../core/documents/stored-document.ts';
import { microsToTimestamp } from '../../core/values/timestamp.ts';
import { queryValue } from '../queries/query-value.ts';
import type { RulesAccess, RulesAuth } from '../rules-access.ts';
import { fromDocument, fromValue } from '../values/from-document.ts';
import { fromJson } from '../values/from-json.ts';
import { map, NULL, path, type RulesValue, string } from '../values/rules-value.ts';
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
