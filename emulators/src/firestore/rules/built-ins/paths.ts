import { RulesError } from '../values/rules-error.ts';
import { path, type RulesMap } from '../values/rules-value.ts';
import { textOf } from './conversions.ts';
import { builtIn, type Methods } from './signature.ts';

export const PATH_METHODS: Methods = {
  bind: builtIn([['path'], ['map']], ({ segments }, { entries }) => {
    const captures = segments.flatMap((part) => (typeof part === 'object' ? [part.capture] : []));
    for (const key of entries.keys()) {
      if (!captures.includes(key)) {
        throw new RulesError(`The path has no variable ${key}.`);
      }
    }
    return path(
      segments.map((part) => (typeof part === 'object' ? bound(entries, part.capture) : part)),
    );
  }),
};

function bound(entries: RulesMap, name: string): string | { capture: string } {
  const value = entries.get(name);
  if (!value) {
    return { capture: name };
  }
  const text = textOf(value);
  if (text === '') {
    throw new RulesError(`The variable ${name} of a path must not be empty.`);
  }
  return text;
}
