import type { Position } from './position.ts';

/** Says what is wrong with a rules file, and where; line and column count from 1. */
export class RulesSyntaxError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, { line, column }: Position) {
    super(message);
    this.name = 'RulesSyntaxError';
    this.line = line;
    this.column = column;
  }
}
