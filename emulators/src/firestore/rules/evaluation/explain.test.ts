import { describe, expect, test } from 'vitest';
import { check, stored } from '../test-rules.ts';
import type { RulesAccess } from './access.ts';

describe('explanations', () => {
  const explain = (condition: string, access: Partial<RulesAccess> = {}): readonly string[] =>
    check(
      `rules_version = '2';
service cloud.firestore {
match /databases/{database}/documents {
function isAdmin() { return request.auth.token.admin == true; }
function isOwner(owner) { let uid = request.auth.uid; return owner == uid; }
match /a/{id} {
allow read: if ${condition};
}}}`,
      access,
    ).explanation;
  const existing = stored('a/x', { owner: { stringValue: 'u2' } });

  test.each<[condition: string, lines: string[]]>([
    ['false', ['7:1 allow read: false at 7:16 is false']],
    [
      'resource.data.owner == request.auth.uid',
      [
        '7:1 allow read: resource.data.owner == request.auth.uid at 7:16 is false (resource.data.owner is "u2"; request.auth.uid is "u1")',
      ],
    ],
    [
      'request.auth != null && isAdmin()',
      [
        '7:1 allow read: request.auth.token.admin at 4:29 failed: Property admin is undefined on object. (request.auth.token is {})',
      ],
    ],
    [
      'isOwner(resource.data.owner)',
      ['7:1 allow read: owner == uid at 5:62 is false (owner is "u2"; uid is "u1")'],
    ],
    [
      'id == "y" || id == "z"',
      [
        '7:1 allow read: id == "y" at 7:16 is false (id is "x")',
        '7:1 allow read: id == "z" at 7:29 is false (id is "x")',
      ],
    ],
    ['!(id == "x")', ['7:1 allow read: (id == "x") at 7:17 is true (id is "x")']],
    ['id == "x" ? false : true', ['7:1 allow read: false at 7:28 is false']],
    ['id', ['7:1 allow read: id at 7:16 is "x"']],
  ])('%s', (condition, lines) => {
    expect(explain(condition, { existing })).toEqual(lines);
  });

  test('of a query name the field that its filters do not decide', () => {
    const list = { method: 'list', path: 'a' } as const;
    expect(explain('resource.data.n < 5', { ...list, query: {} })).toEqual([
      '7:1 allow read: resource.data.n at 7:16 failed: Property n is undefined on object. (resource.data is {})',
    ]);
    const field = { fieldPath: 'n' };
    const where = { fieldFilter: { field, op: 'LESS_THAN', value: { integerValue: '9' } } };
    expect(explain('resource.data.n < 5', { ...list, query: { where } })).toEqual([
      '7:1 allow read: resource.data.n < 5 at 7:16 failed: The filters of the query do not decide this for resource.data.n. (resource.data.n is < 9)',
    ]);
    expect(explain('id == "x"', list)).toEqual([
      '7:1 allow read: id at 7:16 failed: The query leaves id open.',
    ]);
  });

  test('say that no rule matches', () => {
    expect(explain('true', { path: 'b/x' })).toEqual(['No rule allows get of b/x.']);
    expect(explain('true', { method: 'delete' })).toEqual(['No rule allows delete of a/x.']);
  });
});
