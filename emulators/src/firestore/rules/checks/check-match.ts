import type { AllowStatement, MatchBlock, Ruleset, Span } from '../syntax/ast.ts';
import { RulesSyntaxError } from '../syntax/rules-syntax-error.ts';

const METHODS = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

/** Validates the path of a `match` and that the block is not empty. */
export function checkPattern(match: MatchBlock, version: Ruleset['version']): void {
  const { pattern, allows, matches, functions } = match;
  const captures = pattern.filter((part) => part.kind === 'capture');
  checkVariables(captures);
  const [glob, second] = captures.filter(({ isGlob }) => isGlob);
  if (second) throw new RulesSyntaxError('A path may have one {name=**} at most.', second.span);
  if (glob && version === '1' && glob !== pattern.at(-1)) {
    const message = "In rules_version '1', {name=**} must be the last part of a path.";
    throw new RulesSyntaxError(message, glob.span);
  }
  if (allows.length + matches.length + functions.length === 0) {
    throw new RulesSyntaxError('A match must not be empty.', match.span);
  }
}

/** Variables that are declared together have names of their own. */
export function checkVariables(declared: readonly { name: string; span: Span }[]): void {
  const names = new Set<string>();
  for (const { name, span } of declared) {
    if (names.has(name)) {
      throw new RulesSyntaxError(`The variable ${name} is declared twice.`, span);
    }
    names.add(name);
  }
}

export function checkMethods({ methods }: AllowStatement): void {
  for (const { name, span } of methods) {
    if (!METHODS.has(name)) {
      throw new RulesSyntaxError(
        `Unknown method ${name}. Expected one of ${[...METHODS].join(', ')}.`,
        span,
      );
    }
  }
}
