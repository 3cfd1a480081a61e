import { unimplemented } from '../core/errors.ts';
import type { Decision, RulesAccess } from '../rules/index.ts';

export interface CompiledRules {
  check(access: RulesAccess): Decision;
}

/** Rules cannot be read yet, so that none can be in force. */
export function compileRules(_source: string): CompiledRules {
  throw unimplemented('Reading security rules');
}
