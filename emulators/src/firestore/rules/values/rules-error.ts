/** An evaluation error. It denies access, unless the other side of `||` or `&&` decides. */
export class RulesError extends Error {
  override name = 'RulesError';
}
