import { describe, expect, test } from 'vitest';
import { RulesSyntaxError } from './syntax/rules-syntax-error.ts';
import { problemIn } from './test-rules.ts';

const RULES = String.raw`rules_version = '2';
service cloud.firestore {
  // Covers comments, functions, paths and every operator.
  function isOwner(data) { let uid = request.auth.uid; return data.owner == uid; }
  match /databases/{database}/documents {
    match /orders/{id}/{rest=**} {
      allow read: if request.auth != null && (isOwner(resource.data) || request.auth.token.admin == true);
      allow create, update: if request.resource.data.keys().hasOnly(["a", 'b', "\u0041"])
        && request.resource.data.price is number && request.resource.data.price >= 1.5
        && exists(/databases/$(database)/documents/users/$(request.auth.uid));
      allow list: if request.query.limit <= 10 ? true : -1 + 2 * 3 % 4 / 1 > {"a": [1, "\x00"]}.a[0].size();
    }
    match /{path=**}/items/{item} { allow get; }
  }
}`;

const PIECES = [
  ...['(', ')', '[', ']', '{', '}', '"', "'", '\\', '/', '//', '/*', '*/', '$(', '=**', '\n'],
  ...['&&', '||', '!', '==', '?', ':', ';', ',', '.', '-', '--', '9'.repeat(50), '1.', '\u0000'],
  ...['match', 'allow', 'if', 'let', 'return', 'function', 'in', 'is', 'true', '€', '\ud800', '😀'],
];

const RUNS = 3000;
const MAX_MILLIS = 5000;

/** Mulberry32 with a fixed seed: the same numbers on every run. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Deletes, repeats, swaps or inserts up to six parts of the text. */
function mutate(source: string, random: (below: number) => number): string {
  let text = source;
  for (let changes = 1 + random(6); changes > 0; changes -= 1) {
    const at = random(text.length + 1);
    const end = Math.min(text.length, at + random(30));
    const piece = text.slice(at, end);
    const inserted = [
      '',
      piece.repeat(2 + random(20)),
      [...piece].reverse().join(''),
      (PIECES[random(PIECES.length)] ?? '').repeat(1 + random(4)) + piece,
    ][random(4)];
    text = text.slice(0, at) + inserted + text.slice(end);
  }
  return text;
}

describe('any text', () => {
  test('compiles or is refused with a position inside it, in time', { timeout: 60_000 }, () => {
    const random = randomFrom(20_261_121);
    let refused = 0;
    for (let run = 0; run < RUNS; run += 1) {
      const source = mutate(RULES, random);
      const start = performance.now();
      const problem = problemIn(source);
      expect(performance.now() - start).toBeLessThan(MAX_MILLIS);
      if (problem) {
        refused += 1;
        const line = source.split('\n')[problem.line - 1];
        expect(line).toBeDefined();
        expect(problem.column).toBeGreaterThanOrEqual(1);
        expect(problem.column).toBeLessThanOrEqual((line?.length ?? 0) + 1);
      }
    }
    expect(refused).toBeGreaterThan(RUNS / 2);
    expect(refused).toBeLessThan(RUNS);
  });

  test('is refused in time even if it consists of tokens only', { timeout: 60_000 }, () => {
    const random = randomFrom(7);
    for (let run = 0; run < RUNS; run += 1) {
      const pieces = Array.from({ length: random(60) }, () => PIECES[random(PIECES.length)]);
      expect(problemIn(pieces.join(' '))).toBeInstanceOf(RulesSyntaxError);
    }
  });
});
