/** A position in a rules file, counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}
