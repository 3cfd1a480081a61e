import { RulesError } from './rules-error.ts';

export type RulesMap = ReadonlyMap<string, RulesValue>;

/** The result of evaluating an expression. */
export type RulesValue =
  | { readonly type: 'null' }
  | { readonly type: 'bool'; readonly value: boolean }
  | { readonly type: 'int'; readonly value: bigint }
  | { readonly type: 'float'; readonly value: number }
  | { readonly type: 'string'; readonly value: string }
  /** Nanoseconds since 1970. */
  | { readonly type: 'timestamp'; readonly nanos: bigint }
  | { readonly type: 'path'; readonly segments: readonly PathSegment[] }
  | { readonly type: 'list'; readonly items: readonly RulesValue[] }
  | { readonly type: 'map'; readonly entries: RulesMap }
  /** A stored value that these rules can only ask the type of. */
  | { readonly type: 'opaque'; readonly is: 'bytes' | 'latlng' | 'vector' }
  /** A field that a query constrains without determining it, e.g. above 5. */
  | { readonly type: 'constraint'; readonly constraint: Constraint }
  /** Part of a path that a query leaves open; undecidable. */
  | { readonly type: 'unknown'; readonly name: string; readonly isGlob: boolean };

/** A name, or a `{name}`. */
export type PathSegment = string | { readonly capture: string };

/** Filter operators that constrain a field without determining its value. */
export type ConstraintOperator = '<' | '<=' | '>' | '>=' | '!=' | 'not-in' | 'array-contains';

/** All filters of a query on one field. */
export interface Constraint {
  /** As a rule names the field, e.g. `resource.data.price`. */
  readonly field: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly operator: ConstraintOperator;
  readonly operand: RulesValue;
}

export type ValueType = RulesValue['type'];
export type ValueOf<T extends ValueType> = Extract<RulesValue, { type: T }>;

export const NULL: RulesValue = { type: 'null' };
export const TRUE: RulesValue = { type: 'bool', value: true };
export const FALSE: RulesValue = { type: 'bool', value: false };

export const bool = (value: boolean): RulesValue => (value ? TRUE : FALSE);
export const float = (value: number): RulesValue => ({ type: 'float', value });
export const string = (value: string): RulesValue => ({ type: 'string', value });
export const list = (items: readonly RulesValue[]): RulesValue => ({ type: 'list', items });
export const path = (segments: readonly PathSegment[]): RulesValue => ({ type: 'path', segments });
export const map = (entries: RulesMap | Iterable<[string, RulesValue]>): RulesValue => ({
  type: 'map',
  entries: new Map(entries),
});

export function asBool(value: RulesValue): boolean {
  if (value.type !== 'bool') {
    throw new RulesError(`Expected a bool, not ${value.type}.`);
  }
  return value.value;
}

export function asKey(value: RulesValue): string {
  if (value.type !== 'string') {
    throw new RulesError(`A key of a map must be a string, not ${value.type}.`);
  }
  return value.value;
}
