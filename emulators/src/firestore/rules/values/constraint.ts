import type { RulesValue } from './rules-value.ts';

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
