import { describeRows } from './expression-rows.ts';

describeRows('map diffs', [
  ['{"a":1}.diff({}) is map_diff', true],
  ['{"a":1}.diff({"a":2,"b":1}).affectedKeys() == ["a","b"].toSet()', true],
  ['{"a":1}.diff({"b":1}).addedKeys() == ["a"].toSet()', true],
  ['{"a":1}.diff({"b":1}).removedKeys() == ["b"].toSet()', true],
  ['{"a":1}.diff({"a":2}).changedKeys() == ["a"].toSet()', true],
  ['{"a":1}.diff({"a":1.0}).changedKeys() == ["a"].toSet()', false],
  ['{"a":1}.diff({"a":1}).unchangedKeys() == ["a"].toSet()', true],
  ['{"a":1}.diff({"a":1}) == {"a":1}.diff({"a":1})', false],
  ['{"a":1}.diff(1).affectedKeys().size() == 1', 'error'],
  ['{"a":[1]}.diff({"a":[1.0]}).changedKeys().size() == 0', true],
  ['{"a":{"b":1}}.diff({"a":{"b":1.0}}).changedKeys().size() == 0', true],
  ['{"a":1}.diff({}) is map', false],
  ['{"a":1}.diff(null) == 1', 'error'],
]);
