export { type CompiledRules, compileRules } from './compile-rules.ts';
export type {
  AccessMethod,
  Decision,
  RulesAccess,
  RulesAuth,
} from './rules-access.ts';
export { RulesSyntaxError } from './syntax/rules-syntax-error.ts';
