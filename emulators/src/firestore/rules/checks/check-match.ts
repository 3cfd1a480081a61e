import { PACKAGES } from '../built-ins/registry.ts';
import type { AllowStatement, MatchBlock, Ruleset } from '../syntax/ast.ts';
import { RulesSyntaxError } from '../syntax/rules-syntax-error.ts';

const METHODS = new Set(['read', 'write', 'get', 'list', 'create', 'update', 'delete']);

/** Validates the path of a `match` and that the block is not empty. */
export function checkPattern(match: MatchBlock, version: Ruleset['version']): void {
  const { pattern, allows, matches, functions } = match;
  const names = new Set<string>();
  let globs = 0;
  for (const [i, part] of pattern.entries()) {
    if (part.kind !== 'capture') continue;
    if (names.has(part.name)) {
      throw new RulesSyntaxError(`The variable ${part.name} is declared twice.`, part.span);
    }
    if (PACKAGES.has(part.name)) {
      throw new RulesSyntaxError(`${part.name} is a package, not a variable.`, part.span);
    }
    names.add(part.name);
    globs += Number(part.isGlob);
    if (part.isGlob && globs > 1) {
      throw new RulesSyntaxError('A path may have one {name=**} at most.', part.span);
    }
    if (part.isGlob && version === '1' && i < pattern.length - 1) {
      const message = "In rules_version '1', {name=**} must be the last part of a path.";
      throw new RulesSyntaxError(message, part.span);
    }
  }
  if (allows.length + matches.length + functions.length === 0) {
    throw new RulesSyntaxError('A match must not be empty.', match.span);
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
