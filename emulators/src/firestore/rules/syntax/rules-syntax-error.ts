/** A position in a rules file, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

export class RulesSyntaxError extends Error {
  override name = 'RulesSyntaxError';
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: Position) {
    super(message);
    this.line = line;
    this.column = column;
  }
}
