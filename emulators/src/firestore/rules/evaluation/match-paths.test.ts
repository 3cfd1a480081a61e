import { describe, expect, test } from 'vitest';
import { check, inFile } from '../test-rules.ts';
import type { AccessMethod } from './access.ts';

const METHODS: readonly AccessMethod[] = ['get', 'list', 'create', 'update', 'delete'];

describe('methods', () => {
  test.each<[allow: string, allowed: AccessMethod[]]>([
    ['read', ['get', 'list']],
    ['write', ['create', 'update', 'delete']],
    ['get', ['get']],
    ['list', ['list']],
    ['create', ['create']],
    ['update', ['update']],
    ['delete', ['delete']],
    ['get, delete', ['get', 'delete']],
    ['read, write', ['get', 'list', 'create', 'update', 'delete']],
  ])('allow %s', (allow, allowed) => {
    const source = inFile(`match /a/{id} { allow ${allow}; }`);
    const found = METHODS.filter((method) => {
      const path = method === 'list' ? 'a' : 'a/x';
      return check(source, { method, path }).allowed;
    });
    expect(found).toEqual(allowed);
  });
});

describe('paths', () => {
  test.each<[matches: string, path: string, allowed: boolean]>([
    ['match /a/{id} { allow get; }', 'a/x', true],
    ['match /a/{id} { allow get; }', 'b/x', false],
    ['match /a/{id} { allow get; }', 'a/x/b/y', false],
    ['match /a/x { allow get; }', 'a/x', true],
    ['match /a/x { allow get; }', 'a/y', false],
    ['match /{c}/{id} { allow get: if c == "a" && id == "x"; }', 'a/x', true],
    ['match /a/{id} { match /b/{sub} { allow get; } }', 'a/x/b/y', true],
    [
      'match /a/{id} { match /b/{sub} { allow get: if id == "x" && sub == "y"; } }',
      'a/x/b/y',
      true,
    ],
    ['match /a/{id} { match /b/{id} { allow get: if id == "y"; } }', 'a/x/b/y', true],
    ['match /a/{id} { match /b/{sub} { allow get; } }', 'a/x', false],
    ['match /a/{rest=**} { allow get; }', 'a/x', true],
    ['match /a/{rest=**} { allow get; }', 'a/x/b/y', true],
    ['match /a/{rest=**} { allow get: if rest == /x/b/y; }', 'a/x/b/y', true],
    ['match /{rest=**} { allow get; }', 'a/x', true],
    ['match /{rest=**}/b/{id} { allow get; }', 'a/x/b/y', true],
    ['match /{rest=**}/b/{id} { allow get; }', 'b/y', true],
    ['match /{rest=**}/b/{id} { allow get; }', 'b/y/c/z', false],
    ['match /a/{id}/{rest=**} { allow get; }', 'a/x', true],
    ['match /a/{id} { match /{rest=**} { allow get; } }', 'a/x/b/y', true],
    [
      'match /a/{id} { function f() { return id == "x"; } match /b/{id} { allow get: if f(); } }',
      'a/x/b/y',
      true,
    ],
    ['match /a/{id} { allow get: if false; } match /a/x { allow get; }', 'a/x', true],
    ['match /a/{id} { allow get: if 1 / 0 == 1; allow get; }', 'a/x', true],
  ])('%s for %s: %s', (matches, path, allowed) => {
    expect(check(inFile(matches), { path }).allowed).toBe(allowed);
  });

  test.each<[matches: string, path: string, allowed: boolean]>([
    ['match /a/{rest=**} { allow get; }', 'a/x', true],
    ['match /a/{rest=**} { allow get; }', 'a/x/b/y', true],
    ['match /a/{id}/{rest=**} { allow get; }', 'a/x', false],
    ['match /a/{id}/{rest=**} { allow get; }', 'a/x/b/y', true],
  ])("rules_version '1': %s for %s: %s", (matches, path, allowed) => {
    expect(check(inFile(matches, '1'), { path }).allowed).toBe(allowed);
  });

  test("rules_version '1' has no collection groups", () => {
    const source = inFile('match /{rest=**} { allow read; }', '1');
    const group = { method: 'list', path: 'b', collectionGroup: true } as const;
    expect(check(source, { method: 'list', path: 'b' }).allowed).toBe(true);
    expect(check(source, group).allowed).toBe(false);
  });
});
