import { RulesError } from '../values/rules-error.ts';
import { list, path, type RulesValue, string } from '../values/rules-value.ts';

/** `object.name`, and `object['name']` of a map. */
export function member(object: RulesValue, name: string): RulesValue {
  if (object.type === 'null') throw new RulesError('Null value error.');
  if (object.type !== 'map') {
    throw new RulesError(`A ${object.type} has no property ${name}.`);
  }
  const value = object.entries.get(name);
  if (!value) {
    throw new RulesError(`Property ${name} is undefined on object.`);
  }
  return value;
}

export function element(object: RulesValue, index: RulesValue): RulesValue {
  if (object.type === 'map' && index.type === 'string') return member(object, index.value);
  if (index.type === 'int') {
    if (object.type === 'list') return at(object.items, index.value);
    if (object.type === 'string') return string(at(object.value.split(''), index.value));
    if (object.type === 'path') return segment(at(object.segments, index.value));
  }
  if (object.type === 'null') throw new RulesError('Null value error.');
  throw new RulesError(`A ${object.type} cannot be read by [${index.type}].`);
}

/** `object[from:to]`, with either bound optional. */
export function slice(
  object: RulesValue,
  from: RulesValue | undefined,
  to: RulesValue | undefined,
): RulesValue {
  if (object.type === 'list') return list(object.items.slice(...bounds(object.items, from, to)));
  if (object.type === 'string') {
    return string(object.value.slice(...bounds(object.value, from, to)));
  }
  if (object.type === 'path') {
    return path(object.segments.slice(...bounds(object.segments, from, to)));
  }
  throw new RulesError(`A ${object.type} has no ranges.`);
}

function bounds(
  { length }: { length: number },
  from: RulesValue | undefined,
  to: RulesValue | undefined,
): [number, number] {
  if (!from && !to) {
    return [0, length];
  }
  const start = from ? position(from) : 0n;
  const end = to ? position(to) : BigInt(length);
  // Both bounds must be valid indexes, so an empty range at the very start or end is an error.
  if (start < 0n || start >= BigInt(length) || end < 1n || end > BigInt(length) || start > end) {
    throw new RulesError(`Illegal range [${start}:${end}] of ${length}.`);
  }
  return [Number(start), Number(end)];
}

function position(value: RulesValue): bigint {
  if (value.type !== 'int') {
    throw new RulesError(`A bound of a range must be an int, not ${value.type}.`);
  }
  return value.value;
}

function at<T>(items: readonly T[], index: bigint): T {
  const item = index >= 0n && index < BigInt(items.length) ? items[Number(index)] : undefined;
  if (item === undefined) {
    throw new RulesError(`Index ${index} is out of bounds, the size is ${items.length}.`);
  }
  return item;
}

const segment = (part: string | { capture: string }): RulesValue =>
  string(typeof part === 'string' ? part : `{${part.capture}}`);
