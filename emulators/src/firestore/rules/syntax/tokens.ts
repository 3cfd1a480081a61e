import type { Span } from './ast.ts';

export type TokenKind =
  | 'name'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  /** `/name`: a slash that a name follows at once begins a part of a path. */
  | 'path-segment'
  | 'symbol'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** As it stands in the file; for strings, bytes and path segments what they mean. */
  readonly text: string;
  readonly span: Span;
}
