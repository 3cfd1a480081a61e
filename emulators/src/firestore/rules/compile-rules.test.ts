import { describe, expect, test } from 'vitest';
import { problemIn } from './test-rules.ts';

/** Puts the body at line 4, column 1 of a file. */
const inFile = (body: string): string =>
  `rules_version = '2';\nservice cloud.firestore {\nmatch /databases/{db}/documents {\n${body}\n}}`;

const inCondition = (condition: string): string => `match /a/{b} { allow get: if ${condition}; }`;

function problemOf(source: string): string {
  const problem = problemIn(source);
  return problem ? `${problem.line}:${problem.column} ${problem.message}` : 'none';
}

const CONDITION_COLUMN = 30;

describe('a condition is refused', () => {
  test.each<[condition: string, offset: number, message: string]>([
    ['foo(1)', 0, 'Unknown function foo.'],
    ['true && foo(1)', 8, 'Unknown function foo.'],
    ['bool.size()', 0, 'Unknown variable bool.'],
    ['bar', 0, 'Unknown variable bar.'],
    ['request.auth.uid == bar.x', 20, 'Unknown variable bar.'],
    ['resource.data.x.foo() == 1', 16, 'Unknown method foo.'],
    ['"a".size(1) == 1', 4, 'Wrong number of arguments: size takes 0, not 1.'],
    ['{}.get("a") == 1', 3, 'Wrong number of arguments: get takes 2, not 1.'],
    ['get() == 1', 0, 'Wrong number of arguments: get takes 1, not 0.'],
    ['exists(/a/b, /c/d)', 0, 'Wrong number of arguments: exists takes 1, not 2.'],
    ['"a".matches("a")', 4, 'Unknown method matches.'],
    ['int("1") == 1', 0, 'Unknown function int.'],
    ['math.abs(1) == 1', 5, 'Unknown method abs.'],
    ['"abc"[0:1] == "a"', 7, "Unexpected ':', expected ']'."],
    ['1 +', 3, "Unexpected ';', expected an expression."],
    ['1 + * 2', 4, "Unexpected '*', expected an expression."],
    ['', 0, "Unexpected ';', expected an expression."],
    ['1 2', 2, "Unexpected '2', expected 'allow'"],
    ['(true', 5, "Unexpected ';', expected ')'."],
    ['[1', 2, "Unexpected ';', expected ','."],
    ['{"a" 1}', 5, "Unexpected '1', expected ':'."],
    ['request.', 8, "Unexpected ';', expected a name."],
    ['a ? b', 5, "Unexpected ';', expected ':'."],
    ['"a', 0, 'Missing a closing quote.'],
    [String.raw`"\q" == "q"`, 0, String.raw`Invalid escape sequence '\q' in a string.`],
    ['true and true', 5, "Unexpected 'and', expected 'allow'"],
    ['true & true', 5, "Unexpected '&'."],
    ['1 === 1', 4, "Unexpected '=', expected an expression."],
    ['--1 == 1', 0, "Unexpected '--', expected an expression."],
    ['+1 == 1', 0, "Unexpected '+', expected an expression."],
    ['9223372036854775808 > 0', 0, 'Invalid number literal 9223372036854775808.'],
    ['0x10 == 16', 1, "Unexpected 'x10', expected 'allow'"],
    ['true is boolean', 8, 'Unknown type boolean.'],
    ['null is null', 8, 'Unknown type null.'],
    ['/ b == /a', 2, "Unexpected 'b', expected a name, '$(' or '{' right after the slash."],
    ['/a/ zz == /a', 4, 'Unknown variable zz.'],
    ['let', 0, "Unexpected 'let', expected an expression."],
    ['€', 0, "Unexpected '€'."],
    ['/* true', 0, 'Missing the end of a comment.'],
  ])('%s', (condition, offset, message) => {
    const problem = problemOf(inFile(inCondition(condition)));
    expect(problem).toContain(`4:${CONDITION_COLUMN + offset} ${message}`);
  });
});

const twice = 'function f() { return true; } function f() { return true; }';
const chain = Array.from(
  { length: 21 },
  (_, i) => `function f${i}() { return ${i === 20 ? 'true' : `f${i + 1}()`}; }`,
).join(' ');
const bindings = Array.from({ length: 11 }, (_, i) => `let a${i} = 1;`).join(' ');

describe('a declaration is refused', () => {
  test.each<[declaration: string, column: number, message: string]>([
    ['match /a/{b} { allow get, foo: if true; }', 27, 'Unknown method foo.'],
    ['match /a/{b} { allow: if true; }', 21, "Unexpected ':', expected a method."],
    ['match /a/{b} { allow get if true; }', 26, "Unexpected 'if', expected 'allow'"],
    ['match /a/{b} { allow get: true; }', 27, "Unexpected 'true', expected 'if'."],
    ['match /a/{b} { }', 1, 'A match must not be empty.'],
    ['match a/{b} { allow get; }', 7, "Unexpected 'a', expected '/'."],
    ['match /a/{b}/ { allow get; }', 23, "Unexpected 'get', expected '}'."],
    ['match /a/{} { allow get; }', 11, "Unexpected '}', expected the name of a variable."],
    ['match /a/$(b) { allow get; }', 10, "Unexpected '$(', expected '{'."],
    ['match /{b=**}/{c=**} { allow get; }', 14, 'A path may have one {name=**} at most.'],
    ['match /a/{b}/{b} { allow get; }', 13, 'The variable b is declared twice.'],
    [twice, 31, 'The function f is declared twice.'],
    ['function f(a, a) { return true; }', 1, 'The variable a is declared twice.'],
    ['function f() { let a = 1; let a = 2; return a; }', 27, 'The variable a is declared twice.'],
    ['function f() { let a = b; let b = 1; return a; }', 24, 'Unknown variable b.'],
    ['function f() { }', 16, "Unexpected '}', expected 'return'."],
    ['function f() { return 1; let a = 1; }', 26, "Unexpected 'let', expected '}'."],
    ['function f() { let a = 1 return a; }', 26, "Unexpected 'return', expected ';'."],
    ['function f() { return id; }', 23, 'Unknown variable id.'],
    ['function f() { return f(); }', 1, 'The function f calls itself, which rules may not.'],
    [
      'function f() { return g(); } function g() { return f(); }',
      1,
      'The function f calls itself, which rules may not.',
    ],
    [`function f() { ${bindings} return true; }`, 136, 'A function may have 10 variables at most.'],
    [chain, 1, 'Calls from f0 are nested more than 20 deep.'],
    ['function f(a) { return a; } function g() { return f(); }', 51, 'Wrong number of arguments'],
  ])('%s', (declaration, column, message) => {
    const body = `${declaration} match /x/{y} { allow get; }`;
    const problem = problemOf(inFile(body));
    expect(problem).toContain(message);
    expect(problem).toMatch(/^4:\d+ /);
    expect(problem).toMatch(new RegExp(`^4:${column} `));
  });
});

describe('a file is refused', () => {
  test.each<[source: string, problem: string]>([
    ['', '1:1 The rules have no service cloud.firestore.'],
    ["rules_version = '2';", '1:1 The rules have no service cloud.firestore.'],
    ["rules_version = '3';", "1:17 Unknown rules_version '3', expected '1' or '2'."],
    ['service cloud.firestore { }', '1:1 A service must not be empty.'],
    ['service firebase.storage { }', '1:1 The rules have no service cloud.firestore.'],
    ["import 'x';", "1:1 Unexpected 'import', expected 'service'."],
    [
      'service cloud.firestore { match /a { allow get; } }\nservice cloud.firestore { match /a { allow get; } }',
      '2:1 The service cloud.firestore is declared twice.',
    ],
    [
      'service cloud.firestore {\n  match /{a=**}/b { allow get; } }',
      "2:9 In rules_version '1', {name=**} must be the last part of a path.",
    ],
    ['service cloud.firestore {', "1:26 Unexpected the end of the file, expected 'match'."],
    [' '.repeat(256 * 1024 + 1), '1:1 Rules are larger than 256 KiB.'],
  ])('%#', (source, problem) => {
    expect(problemOf(source)).toBe(problem);
  });
});

describe('a file is accepted', () => {
  test.each([
    'function f() { return true } match /a/{b} { allow get: if f() }',
    'match /a/{b = **} { allow get, list : if true; }',
    'match /a/{b} { match /c/{b} { allow get: if b == "x"; } }',
    'match /a/{b} { function f() { return b == "x"; } allow get: if f(); }',
    'function get() { return true; } match /a/{b} { allow get: if get(); }',
    'function f(request) { return request; } match /a/{b} { allow get: if f(true); }',
    'match /a/{b} { allow get: if // a comment\n true; /* another\n one */ }',
  ])('%s', (body) => {
    expect(problemOf(inFile(body))).toBe('none');
  });
});

describe('excessive nesting or length', () => {
  const repeat = (text: string): string => text.repeat(5000);

  test.each([
    ['parentheses', `${repeat('(')}true${repeat(')')}`],
    ['lists', `${repeat('[')}1${repeat(']')} == 1`],
    ['negations', `${repeat('!')}true`],
    ['a chain of conditions', `${repeat('true && ')}true`],
    ['a chain of members', `request${repeat('.a')} == 1`],
    ['conditional operators', `${repeat('true ? true : ')}true`],
    ['maps', `${repeat('{"a":')}1${repeat('}')} == 1`],
    ['paths', `${repeat('/$(')}1${repeat(')')} == 1`],
  ])('is refused with a position: %s', (_, condition) => {
    expect(problemOf(inFile(inCondition(condition)))).toMatch(/^4:\d+ (Nested|An expression)/);
  });

  test('is refused with a position: matches', () => {
    const source = inFile(`${repeat('match /a { ')} allow get; ${repeat('} ')}`);
    expect(problemOf(source)).toMatch(/^4:\d+ Nested/);
  });
});
