import type { StructuredQuery, Value } from '../core/api/messages.ts';
import type { StoredDocument } from '../core/documents/stored-document.ts';
import { equalities } from '../core/queries/filter.ts';
import { type Micros, timestampToMicros } from '../core/values/timestamp.ts';
import { type Allow, ANY, type Globals, type Match, ONE, type PatternPart } from './parse-rules.ts';
import { asBool, RulesError, type RulesValue } from './rules-value.ts';

/** The caller: uid and claims of an id token. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Record<string, unknown>;
}

/** An access to one document or to the results of one query. */
export interface RulesAccess {
  readonly method: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** The document's path; for `list` the collection's. */
  readonly path: string;
  readonly auth: RulesAuth | null;
  readonly time: Micros;
  /** The document before the access. */
  readonly existing?: StoredDocument | undefined;
  /** For `list`. */
  readonly query?: StructuredQuery;
}

export interface Decision {
  readonly allowed: boolean;
  /** For the log: why each rule denied it. */
  readonly reasons: readonly string[];
}

const isRead = (method: RulesAccess['method']) => method === 'get' || method === 'list';

/** Decides an access: one rule must allow it, and whatever cannot be evaluated is denied. */
export function decide(rules: readonly Match[], database: string, access: RulesAccess): Decision {
  const { method, path } = access;
  const group = isRead(method) ? 'read' : 'write';
  const document = method === 'list' ? [...path.split('/'), ONE] : path.split('/');
  const segments = ['databases', database.split('/')[3] ?? '', 'documents', ...document];
  const globals = globalsOf(access);
  const reasons: string[] = [];
  for (const { methods, line, condition } of allowsFor(rules, segments, 0)) {
    if (!methods.includes(method) && !methods.includes(group)) continue;
    try {
      if (asBool(condition(globals))) return { allowed: true, reasons };
      reasons.push(`line ${line} is false`);
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      reasons.push(`line ${line}: ${error.message}`);
    }
  }
  return { allowed: false, reasons };
}

function* allowsFor(
  matches: readonly Match[],
  segments: readonly PatternPart[],
  start: number,
): Generator<Allow> {
  for (const match of matches) {
    for (const end of endsOf(match.pattern, segments, start)) {
      if (end === segments.length) yield* match.allows;
      yield* allowsFor(match.matches, segments, end);
    }
  }
}

/** Where a pattern that starts at `start` may end. Documents that a query leaves open have no name. */
function endsOf(
  [part, ...rest]: Match['pattern'],
  segments: readonly PatternPart[],
  start: number,
): number[] {
  if (part === undefined) return [start];
  if (part === ANY) {
    const open = Array.from({ length: segments.length - start + 1 }, (_, index) => start + index);
    return open.flatMap((end) => endsOf(rest, segments, end));
  }
  const fits = start < segments.length && (part === ONE || part === segments[start]);
  return fits ? endsOf(rest, segments, start + 1) : [];
}

function globalsOf({ method, auth, time, existing, query = {} }: RulesAccess): Globals {
  const asked = {
    limit: query.limit ? Number(query.limit.value ?? 0) : null,
    offset: query.offset ?? 0,
  };
  return {
    request: fromJson({
      method,
      auth,
      time: new Date(time / 1000),
      ...(method === 'list' && { query: asked }),
    }),
    resource:
      method === 'list'
        ? new Map([['data', fromFields(equalities(query.where))]])
        : existing
          ? new Map([['data', fromFields(Object.entries(existing.fields))]])
          : null,
  };
}

const fromFields = (fields: readonly (readonly [string, Value])[]): RulesValue =>
  new Map(fields.map(([name, value]) => [name, fromValue(value)]));

function fromValue(value: Value): RulesValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return Number(value.integerValue);
  if ('doubleValue' in value) return value.doubleValue;
  if ('stringValue' in value) return value.stringValue;
  if ('timestampValue' in value) return new Date(timestampToMicros(value.timestampValue) / 1000);
  if ('arrayValue' in value) return value.arrayValue.values.map(fromValue);
  if ('mapValue' in value) return fromFields(Object.entries(value.mapValue.fields));
  return Symbol('a value that rules cannot read');
}

function fromJson(value: unknown): RulesValue {
  if (value === null || value === undefined || value instanceof Date) return value ?? null;
  if (Array.isArray(value)) return value.map(fromJson);
  if (typeof value !== 'object') return value as RulesValue;
  return new Map(Object.entries(value).map(([key, inner]) => [key, fromJson(inner)]));
}
