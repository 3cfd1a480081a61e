import type { RulesValue } from '../values/rules-value.ts';
import type { Position } from './rules-syntax-error.ts';

/** The range of text that a node was parsed from. */
export interface Span extends Position {
  readonly start: number;
  readonly end: number;
}

export type BinaryOperator =
  | '||'
  | '&&'
  | 'in'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | '/'
  | '%';

export type Expression = { readonly span: Span } & (
  | { readonly kind: 'literal'; readonly value: RulesValue }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly entries: readonly MapEntry[] }
  | { readonly kind: 'path'; readonly segments: readonly PathPart[] }
  | { readonly kind: 'unary'; readonly operator: '!' | '-'; readonly operand: Expression }
  | BinaryExpression
  | { readonly kind: 'is'; readonly operand: Expression; readonly type: string }
  | {
      readonly kind: 'conditional';
      readonly condition: Expression;
      readonly then: Expression;
      readonly otherwise: Expression;
    }
  | { readonly kind: 'member'; readonly object: Expression; readonly name: string }
  | { readonly kind: 'index'; readonly object: Expression; readonly index: Expression }
  | CallExpression
  | MethodCallExpression
);

export interface BinaryExpression {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Expression;
  readonly right: Expression;
}

export interface CallExpression {
  readonly kind: 'call';
  readonly name: string;
  readonly args: readonly Expression[];
}

/** `object.name(…)`. */
export interface MethodCallExpression {
  readonly kind: 'method-call';
  readonly object: Expression;
  readonly name: string;
  readonly nameSpan: Span;
  readonly args: readonly Expression[];
}

export interface MapEntry {
  readonly key: Expression;
  readonly value: Expression;
}

/** A segment of a path in an expression: a name, `{name}` or `$(expression)`. */
export type PathPart =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'capture'; readonly name: string }
  | { readonly kind: 'expression'; readonly expression: Expression };

/** A segment of the path of a `match`. */
export type PatternPart =
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | {
      readonly kind: 'capture';
      readonly name: string;
      readonly isGlob: boolean;
      readonly span: Span;
    };

export interface Binding {
  readonly name: string;
  readonly value: Expression;
  readonly span: Span;
}

export interface FunctionDeclaration {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly bindings: readonly Binding[];
  readonly result: Expression;
  readonly span: Span;
}

export interface AllowStatement {
  readonly methods: readonly { readonly name: string; readonly span: Span }[];
  /** Undefined for `allow read;`, which is unconditional. */
  readonly condition: Expression | undefined;
  readonly span: Span;
}

export interface MatchBlock {
  readonly pattern: readonly PatternPart[];
  readonly functions: readonly FunctionDeclaration[];
  readonly allows: readonly AllowStatement[];
  readonly matches: readonly MatchBlock[];
  readonly span: Span;
}

export interface Service {
  readonly name: string;
  readonly functions: readonly FunctionDeclaration[];
  readonly matches: readonly MatchBlock[];
  readonly span: Span;
}

export interface Ruleset {
  /** `1` if the file names none. */
  readonly version: '1' | '2';
  readonly functions: readonly FunctionDeclaration[];
  readonly services: readonly Service[];
}
