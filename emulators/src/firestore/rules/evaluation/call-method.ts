import { getOrElse } from '../built-ins/maps.ts';
import { findMethod } from '../built-ins/registry.ts';
import { invoke } from '../built-ins/signature.ts';
import { decideHasAny } from '../operators/on-constraints.ts';
import { RulesError } from '../values/rules-error.ts';
import type { RulesValue } from '../values/rules-value.ts';

/** Calls a method of a value; throws if its type has none of this name and argument count. */
export function callMethod(self: RulesValue, name: string, args: RulesValue[]): RulesValue {
  const [first, second] = args;
  if (self.type === 'null') {
    throw new RulesError('Null value error.');
  }
  if (self.type === 'map' && name === 'get' && first && second) {
    return getOrElse(self.entries, first, second);
  }
  if (self.type === 'constraint' && name === 'hasAny' && first?.type === 'list') {
    return decideHasAny(self.constraint, first.items);
  }
  const method = findMethod(self.type, name);
  if (!method || method.parameters.length !== args.length + 1) {
    throw new RulesError(`A ${self.type} has no method ${name} with ${args.length} arguments.`);
  }
  return invoke(`${self.type}.${name}`, method, [self, ...args]);
}
