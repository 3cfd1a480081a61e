import { describeRows } from './expression-rows.ts';

describeRows('strings', [
  ['"äöü".size() == 3', true],
  ['"😀".size() == 1', false],
  ['"😀".size() == 2', true],
  ['null.size() == 1', 'error'],
  ['(1).size() == 1', 'error'],
  ['("abc").size() == 3', true],
  ['"abc".size () == 3', true],
  ['"abc".size() is int', true],
  ['"a".size == 1', 'error'],
  [String.raw`"\f".size() == 1`, true],
  ['"".size() == 0', true],
  ['"a".size().size() == 1', 'error'],
]);
