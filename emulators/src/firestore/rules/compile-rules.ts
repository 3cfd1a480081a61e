import { checkRuleset } from './checks/check-ruleset.ts';
import type { Decision, RulesAccess } from './evaluation/access.ts';
import { decide } from './evaluation/decide.ts';
import { parseRuleset } from './syntax/parse-ruleset.ts';

export interface CompiledRules {
  /** Decides an access. What cannot be evaluated is denied; rules never make this throw. */
  check(access: RulesAccess): Decision;
}

/** Compiles the text of a `firestore.rules`; throws a RulesSyntaxError with a position. */
export function compileRules(source: string): CompiledRules {
  const rules = checkRuleset(parseRuleset(source));
  return { check: (access) => decide({ rules, source }, access) };
}
