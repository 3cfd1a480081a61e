import type { Expression, FunctionDeclaration, MatchBlock, Ruleset } from '../syntax/ast.ts';
import { RulesSyntaxError } from '../syntax/rules-syntax-error.ts';
import { checkExpression, type LinkCall } from './check-expression.ts';
import { checkMethods, checkPattern, checkVariables } from './check-match.ts';
import { type LinkedFunction, Scope } from './scope.ts';

const SERVICE = 'cloud.firestore';
const GLOBALS = ['request', 'resource'];
const MAX_MATCH_DEPTH = 10;

/** Rules whose names are all resolved. */
export interface CheckedRules {
  readonly version: Ruleset['version'];
  readonly matches: readonly MatchBlock[];
  /** The declared function that each call refers to. */
  readonly calls: ReadonlyMap<Expression, LinkedFunction>;
}

/** Refuses unknown names, wrong argument counts, duplicate names and recursion. */
export function checkRuleset({ version, functions, services }: Ruleset): CheckedRules {
  const [service, second] = services.filter(({ name }) => name === SERVICE);
  if (!service) {
    throw new RulesSyntaxError(`The rules have no service ${SERVICE}.`, { line: 1, column: 1 });
  }
  if (second) {
    throw new RulesSyntaxError(`The service ${SERVICE} is declared twice.`, second.span);
  }
  if (service.functions.length + service.matches.length === 0) {
    throw new RulesSyntaxError('A service must not be empty.', service.span);
  }
  const checker = new Checker(version);
  const outer = new Scope(0, GLOBALS, functions);
  const inner = new Scope(0, [], service.functions, outer);
  checker.checkFunctions(functions, outer);
  checker.checkFunctions(service.functions, inner);
  for (const match of service.matches) {
    checker.checkMatch(match, inner);
  }
  checkCycles(checker.callsWithin);
  return { version, matches: service.matches, calls: checker.calls };
}

class Checker {
  readonly calls = new Map<Expression, LinkedFunction>();
  readonly callsWithin = new Map<FunctionDeclaration, Set<FunctionDeclaration>>();
  readonly #version: Ruleset['version'];

  constructor(version: Ruleset['version']) {
    this.#version = version;
  }

  checkMatch(match: MatchBlock, parent: Scope): void {
    checkPattern(match, this.#version);
    const depth = parent.depth + 1;
    if (depth > MAX_MATCH_DEPTH) {
      const message = `Matches are nested more than ${MAX_MATCH_DEPTH} levels deep.`;
      throw new RulesSyntaxError(message, match.span);
    }
    const captures = match.pattern.flatMap((part) => (part.kind === 'capture' ? [part.name] : []));
    const scope = new Scope(depth, captures, match.functions, parent);
    this.checkFunctions(match.functions, scope);
    for (const allow of match.allows) {
      checkMethods(allow);
      if (allow.condition) {
        checkExpression(allow.condition, scope, this.#link);
      }
    }
    for (const inner of match.matches) {
      this.checkMatch(inner, scope);
    }
  }

  checkFunctions(functions: readonly FunctionDeclaration[], scope: Scope): void {
    const names = new Set<string>();
    for (const declaration of functions) {
      if (names.has(declaration.name)) {
        const message = `The function ${declaration.name} is declared twice.`;
        throw new RulesSyntaxError(message, declaration.span);
      }
      names.add(declaration.name);
      this.#checkFunction(declaration, scope);
    }
  }

  #checkFunction(declaration: FunctionDeclaration, outer: Scope): void {
    const { parameters, bindings, result } = declaration;
    const called = new Set<FunctionDeclaration>();
    this.callsWithin.set(declaration, called);
    const link: LinkCall = (call, target) => {
      called.add(target.declaration);
      this.#link(call, target);
    };
    checkBindings(declaration);
    let scope = new Scope(outer.depth, parameters, [], outer);
    for (const { name, value } of bindings) {
      checkExpression(value, scope, link);
      scope = new Scope(outer.depth, [name], [], scope);
    }
    checkExpression(result, scope, link);
  }

  readonly #link: LinkCall = (call, target) => {
    this.calls.set(call, target);
  };
}

const MAX_BINDINGS = 10;

function checkBindings({ parameters, bindings, span }: FunctionDeclaration): void {
  checkVariables([...parameters.map((name) => ({ name, span })), ...bindings]);
  const excess = bindings[MAX_BINDINGS];
  if (excess) {
    throw new RulesSyntaxError(
      `A function may have ${MAX_BINDINGS} variables at most.`,
      excess.span,
    );
  }
}

const MAX_CALL_DEPTH = 20;

type Calls = ReadonlyMap<FunctionDeclaration, ReadonlySet<FunctionDeclaration>>;

/** Refuses direct and indirect recursion, and calls that are nested too deeply. */
function checkCycles(calls: Calls): void {
  const depths = new Map<FunctionDeclaration, number>();
  for (const declaration of calls.keys()) {
    depthOf(declaration, calls, depths, []);
  }
}

function depthOf(
  declaration: FunctionDeclaration,
  calls: Calls,
  depths: Map<FunctionDeclaration, number>,
  callers: readonly FunctionDeclaration[],
): number {
  const known = depths.get(declaration);
  if (known !== undefined) {
    return known;
  }
  if (callers.includes(declaration)) {
    throw new RulesSyntaxError(
      `The function ${declaration.name} calls itself, which rules may not.`,
      declaration.span,
    );
  }
  // Stops at the maximum depth instead of following a longer chain.
  if (callers.length >= MAX_CALL_DEPTH) {
    throw tooDeep(callers[0] ?? declaration);
  }
  const inner = [...(calls.get(declaration) ?? [])].map((callee) =>
    depthOf(callee, calls, depths, [...callers, declaration]),
  );
  const depth = 1 + Math.max(0, ...inner);
  if (depth > MAX_CALL_DEPTH) {
    throw tooDeep(declaration);
  }
  depths.set(declaration, depth);
  return depth;
}

const tooDeep = ({ name, span }: FunctionDeclaration): RulesSyntaxError =>
  new RulesSyntaxError(`Calls from ${name} are nested more than ${MAX_CALL_DEPTH} deep.`, span);
