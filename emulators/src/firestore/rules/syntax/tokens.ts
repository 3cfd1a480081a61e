import type { Span } from './ast.ts';

export type TokenKind =
  | 'name'
  | 'int'
  | 'float'
  | 'string'
  /** `/name`: a slash directly followed by a name. */
  | 'path-segment'
  | 'symbol'
  | 'end';

export interface Token {
  readonly kind: TokenKind;
  /** The source text; for strings and path segments their value. */
  readonly text: string;
  readonly span: Span;
}
