import { expect, test } from 'vitest';
import type { StructuredQuery, Value } from '../core/api/messages.ts';
import { decide, type RulesAccess } from './decide.ts';
import { parseRules } from './parse-rules.ts';

const DATABASE = 'projects/demo/databases/(default)';
const NOW = Date.UTC(2026, 2, 2) * 1000;

const inDocuments = (body: string) =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{database}/documents {\n${body}\n} }`;

function isAllowed(body: string, access: Partial<RulesAccess> = {}): boolean {
  const asked = { method: 'get', path: 'orders/a', auth: null, time: NOW, ...access } as const;
  return decide(parseRules(inDocuments(body)), DATABASE, asked).allowed;
}

const fields: Record<string, Value> = {
  owner: { stringValue: 'ada' },
  count: { integerValue: '3' },
  tags: { arrayValue: { values: [{ stringValue: 'x' }] } },
  at: { timestampValue: { seconds: '10', nanos: 0 } },
  address: { mapValue: { fields: { city: { stringValue: 'Halle' } } } },
  bytes: { bytesValue: Buffer.from('x') },
};
const existing = { path: 'orders/a', fields, createTime: 0, updateTime: 0 };
const auth = { uid: 'ada', token: { role: 'admin', ends_at: NOW / 1000 + 1 } };

test.each<[condition: string, allowed: boolean]>([
  ['request.auth != null && resource != null', true],
  ['resource.data.owner == request.auth.uid && resource.data.count >= 3', true],
  ["request.auth.token.get('role', '') == 'admin'", true],
  ["request.auth.token.get('other', 'none') != 'none'", false],
  ['request.time.toMillis() < request.auth.token.ends_at', true],
  ["resource.data.address.city in ['Halle', 'Ulm'] && 'x' in resource.data.tags", true],
  ['resource.data.owner is string && !(resource.data.count is string)', true],
  ['resource.data.at.toMillis() == 10000', true],
  // An error denies unless the other side decides.
  ['resource.data.missing == 1', false],
  ['resource.data.missing == 1 || true', true],
  ['!(resource.data.missing == 1 && false)', true],
  ["resource.data.owner < 5 || 'no' == 5", false],
  ['resource.data.bytes == resource.data.bytes', false],
  ["'a'", false],
  // `in` binds less tightly than `==`, `&&` more than `||`.
  ['1 == 1 in [true]', true],
  ['true || true && false', true],
])('allow read: if %s is %s', (condition, allowed) => {
  expect(isAllowed(`match /orders/{id} { allow read: if ${condition}; }`, { existing, auth })).toBe(
    allowed,
  );
});

const RULES = `
  function isAda() { return request.auth.uid == 'ada'; }
  match /orders/{id} { allow get: if true; allow list: if request.query.limit <= 5; allow create; }
  match /users/{id} { match /notes/{note} { allow read, delete: if isAda(); } }
  match /open/{rest=**} { allow read; }`;

test.each<[method: RulesAccess['method'], path: string, allowed: boolean]>([
  ['get', 'orders/a', true],
  ['get', 'orders/a/notes/b', false],
  ['get', 'others/a', false],
  ['create', 'orders/a', true],
  ['update', 'orders/a', false],
  ['list', 'orders', false],
  ['get', 'users/a', false],
  ['get', 'users/a/notes/b', true],
  ['list', 'users/a/notes', true],
  ['delete', 'users/a/notes/b', true],
  ['create', 'users/a/notes/b', false],
  ['get', 'open/a/b/c', true],
  ['list', 'open', true],
])('allows or denies %s of %s: %s', (method, path, allowed) => {
  expect(isAllowed(RULES, { method, path, auth })).toBe(allowed);
});

const equal = (name: string, value: Value) => ({
  fieldFilter: { field: { fieldPath: name }, op: 'EQUAL', value },
});
const own = equal('owner', { stringValue: 'ada' });
const LISTED = `match /orders/{id} {
  allow list: if resource.data.owner == 'ada' && request.query.get('offset', 0) in [0, null]; }`;

test.each<[what: string, query: StructuredQuery, allowed: boolean]>([
  ['asks for it', { where: own }, true],
  [
    'asks for more besides',
    {
      where: {
        compositeFilter: { op: 'AND', filters: [own, equal('n', { nullValue: 'NULL_VALUE' })] },
      },
    },
    true,
  ],
  ['leaves it open', {}, false],
  ['asks for another', { where: equal('owner', { stringValue: 'bob' }) }, false],
  ['skips some', { where: own, offset: 1 }, false],
])('a query that %s', (_, query, allowed) => {
  expect(isAllowed(LISTED, { method: 'list', path: 'orders', query })).toBe(allowed);
});

test.each<[what: string, source: string, message: RegExp]>([
  ['no version', 'service cloud.firestore {}', /line 1: expected 'rules_version'/],
  ['an unknown name', inDocuments('match /a/{b} { allow read: if c; }'), /line 4.*not c/],
  ['an unknown method', inDocuments('match /a/{b} { allow watch; }'), /one of read/],
  ['an unknown call', inDocuments("match /a/{b} { allow read: if 'a'.size() == 1; }"), /not size/],
  ['an unknown type', inDocuments('match /a/{b} { allow read: if null is path; }'), /one of bool/],
  ['get() of documents', inDocuments('match /a/{b} { allow read: if get(/a/b); }'), /not get/],
  [
    'a function below its call',
    inDocuments('match /a/{b} { allow read: if f(); } function f() { return true; }'),
    /not f/,
  ],
  ['parameters', inDocuments('function f(a) { return a; }'), /expected '\)'/],
  ['arithmetic', inDocuments('match /a/{b} { allow read: if 1 + 1 == 2; }'), /expected/],
  ['text after the end', `${inDocuments('')} allow`, /the end of the rules/],
])('refuses rules with %s, naming the line', (_, source, message) => {
  expect(() => parseRules(source)).toThrow(message);
});
