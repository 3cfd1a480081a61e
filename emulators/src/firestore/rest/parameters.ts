const LISTS = new Set(['fieldPaths']);
const BOOLEANS = new Set(['exists', 'showMissing']);

type Parameters = { [name: string]: string | boolean | string[] | Parameters };

/** Query parameters as a message: `mask.fieldPaths=a` is `{ mask: { fieldPaths: ['a'] } }`. */
export function parametersOf(query: URLSearchParams): object {
  const message: Parameters = {};
  for (const key of new Set(query.keys())) {
    const [name = '', ...parents] = key.split('.').reverse();
    const parent = parents.reverse().reduce(child, message);
    parent[name] = parameterOf(name, query.getAll(key));
  }
  return message;
}

function child(parent: Parameters, name: string): Parameters {
  const known = Object.hasOwn(parent, name) ? parent[name] : undefined;
  const next = typeof known === 'object' && !Array.isArray(known) ? known : {};
  Object.defineProperty(parent, name, { value: next, enumerable: true, configurable: true });
  return next;
}

function parameterOf(name: string, values: readonly string[]): string | boolean | string[] {
  if (LISTS.has(name)) return [...values];
  const value = values.at(-1) ?? '';
  return BOOLEANS.has(name) ? value === 'true' : value;
}
