import { RulesError } from '../values/rules-error.ts';
import { type RulesValue, string } from '../values/rules-value.ts';

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
    if (object.type === 'path') return segment(at(object.segments, index.value));
  }
  if (object.type === 'null') throw new RulesError('Null value error.');
  throw new RulesError(`A ${object.type} cannot be read by [${index.type}].`);
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
