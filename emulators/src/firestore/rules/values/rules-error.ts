/** Why an expression has no value. It denies, unless `||` or `&&` is decided without it. */
export class RulesError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'RulesError';
  }
}
