import type { RulesValue } from './rules-value.ts';

/** The operators of filters that say something about a field without saying its value. */
export type ConstraintOperator = '<' | '<=' | '>' | '>=' | '!=' | 'not-in' | 'array-contains';

/** Every filter that a query has on one field; all of them hold. */
export interface Constraint {
  /** As a rule names the field, e.g. `resource.data.price`. */
  readonly field: string;
  readonly facts: readonly Fact[];
}

export interface Fact {
  readonly operator: ConstraintOperator;
  readonly operand: RulesValue;
}
