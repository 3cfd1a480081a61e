/** The sources of each directive of a content security policy, all in lower case. */
export type Policy = ReadonlyMap<string, ReadonlySet<string>>;

const SHORTEST = 'img-src'.length - 1;

/** Reads a policy; undefined for one that cannot be read, as with a directive that comes twice. */
export function parsePolicy(text: string): Policy | undefined {
  if (text.includes(',')) throw new Error('Only an answer with a single policy is graded.');
  if (text.trim().length < SHORTEST) return undefined;
  const policy = new Map<string, Set<string>>();
  for (const part of text.toLowerCase().split(';')) {
    const [directive, ...sources] = part.trim().split(/\s+/);
    if (!directive) continue;
    if (policy.has(directive)) return undefined;
    policy.set(directive, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  return policy;
}
