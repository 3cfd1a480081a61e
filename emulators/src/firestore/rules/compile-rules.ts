import { checkRuleset } from './checks/check-ruleset.ts';
import { decide } from './evaluation/decide.ts';
import type { Decision, RulesAccess } from './rules-access.ts';
import { parseRuleset } from './syntax/parse-ruleset.ts';

/** Rules that parsed and whose names are all known. */
export interface CompiledRules {
  /** Whether an access is allowed. What cannot be decided is denied; never throws for what rules do. */
  check(access: RulesAccess): Decision;
}

/** Reads the text of a `firestore.rules`; throws a RulesSyntaxError with the place of what is wrong. */
export function compileRules(source: string): CompiledRules {
  const rules = checkRuleset(parseRuleset(source));
  return { check: (access) => decide({ rules, source }, access) };
}
