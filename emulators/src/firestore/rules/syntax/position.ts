/** A place in the text of a rules file, both counted from 1. */
export interface Position {
  readonly line: number;
  readonly column: number;
}
