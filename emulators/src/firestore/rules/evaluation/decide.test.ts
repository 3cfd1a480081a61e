import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '../../core/documents/stored-document.ts';
import { check, DATABASE, inFile, stored } from '../test-rules.ts';
import type { RulesAccess } from './access.ts';

describe('writes', () => {
  const existing = stored('a/x', { n: { integerValue: '1' }, s: { stringValue: 'q' } });
  const written = stored('a/x', { n: { integerValue: '2' }, s: { stringValue: 'q' } });
  const accesses: Record<'create' | 'update' | 'delete', Partial<RulesAccess>> = {
    create: { method: 'create', written },
    update: { method: 'update', existing, written },
    delete: { method: 'delete', existing },
  };

  test.each<[method: 'create' | 'update' | 'delete', condition: string]>([
    ['create', 'resource == null'],
    ['create', 'request.resource.data.n == 2'],
    ['create', 'request.resource.id == "x"'],
    ['create', 'request.resource.__name__ == /databases/$(database)/documents/a/x'],
    ['create', 'request.resource.keys() == ["__name__", "data", "id"]'],
    ['create', 'request.path == /databases/$(database)/documents/a/x'],
    ['create', 'existsAfter(request.path) && !exists(request.path)'],
    ['create', 'getAfter(request.path).data == request.resource.data'],
    ['update', 'resource.data.n == 1 && request.resource.data.n == 2'],
    ['update', 'get(request.path).data.n == 1 && getAfter(request.path).data.n == 2'],
    ['update', '!("query" in request)'],
    ['delete', 'resource.data.n == 1'],
    ['delete', 'request.resource == null'],
    ['delete', 'exists(request.path) && !existsAfter(request.path)'],
  ])('%s: %s', (method, condition) => {
    const access = accesses[method];
    const of = (document?: StoredDocument) => (path: string) =>
      path === document?.path ? document : undefined;
    const lookups = { read: of(access.existing), readAfter: of(access.written) };
    const ask = (text: string) =>
      check(inFile(`match /a/{id} { allow write: if ${text}; }`), { ...access, ...lookups });
    expect(ask(condition).allowed).toBe(true);
    expect(ask(`!(${condition})`).allowed).toBe(false);
  });
});

describe('lists', () => {
  test('for one document by its name may inspect that document', () => {
    const value = { referenceValue: `${DATABASE}/documents/a/x` };
    const where = { fieldFilter: { field: { fieldPath: '__name__' }, op: 'EQUAL', value } };
    const source = inFile('match /a/{id} { allow list: if id == "x" && resource.data.n == 1; }');
    const list = { method: 'list', path: 'a', query: { where } } as const;
    const read = (path: string) => stored(path, { n: { integerValue: '1' } });
    expect(check(source, { ...list, read }).allowed).toBe(true);
    expect(check(source, list).allowed).toBe(false);
  });

  test('compare timestamps with the request time', () => {
    const value = { timestampValue: { seconds: '5', nanos: 0 } };
    const where = { fieldFilter: { field: { fieldPath: 'at' }, op: 'LESS_THAN_OR_EQUAL', value } };
    const source = inFile('match /a/{id} { allow list: if resource.data.at <= request.time; }');
    const list = { method: 'list', path: 'a', query: { where } } as const;
    expect(check(source, { ...list, time: 5_000_000 }).allowed).toBe(true);
    expect(check(source, { ...list, time: 4_999_999 }).allowed).toBe(false);
  });

  test('with more disjunctions than a query may have are denied', () => {
    const inTen = (fieldPath: string) => ({
      fieldFilter: {
        field: { fieldPath },
        op: 'IN',
        value: {
          arrayValue: { values: Array.from({ length: 10 }, (_, i) => ({ integerValue: `${i}` })) },
        },
      },
    });
    const where = { compositeFilter: { op: 'AND', filters: ['a', 'b', 'c'].map(inTen) } };
    const source = inFile('match /a/{id} { allow list; }');
    expect(check(source, { method: 'list', path: 'a', query: { where } }).allowed).toBe(false);
  });
});
