/** An evaluation error. It denies access, unless the other side of `||` or `&&` decides. */
export class RulesError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulesError';
  }
}
