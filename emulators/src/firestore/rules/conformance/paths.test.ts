import { describeRows } from './expression-rows.ts';

describeRows('paths', [
  ['/a/$("") is path', true],
  ['/a/b / 2 == 1', 'error'],
  ['/a/b is path', true],
  ['/a/$("b/c") == /a/b/c', false],
  ['/a/$(/b/c) == /a/b/c', true],
  ['/a/b[0] == "a"', true],
  ['/a/b is string', false],
  ['/a/{x}/c is path', true],
  ['/a/b in [/a/b]', true],
  ['/a/b < /a/c', 'error'],
  ['/a/$(1) == /a/1', true],
  ['/a/b["x"] == 1', 'error'],
  ['/a/b != /a/c', true],
]);
