import { functionArity, methodArities, PACKAGES } from '../built-ins/registry.ts';
import { regularExpression } from '../built-ins/strings.ts';
import type { CallExpression, Expression, MethodCallExpression, Span } from '../syntax/ast.ts';
import { children } from '../syntax/children.ts';
import { RulesSyntaxError } from '../syntax/rules-syntax-error.ts';
import { RulesError } from '../values/rules-error.ts';
import type { LinkedFunction, Scope } from './scope.ts';

const PATTERN_METHODS = new Set(['matches', 'replace', 'split']);

/** Called for each call of a function that the rules declare. */
export type LinkCall = (call: Expression, target: LinkedFunction) => void;

/** Resolves every name of an expression and checks the argument counts of its calls. */
export function checkExpression(root: Expression, scope: Scope, link: LinkCall): void {
  const pending: Expression[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    const packageCall = node.kind === 'method-call' ? packageFunction(node, scope) : undefined;
    if (node.kind === 'variable') checkVariable(node.name, node.span, scope);
    else if (node.kind === 'call') checkCall(node, scope, link);
    else if (packageCall && node.kind === 'method-call') checkBuiltIn(packageCall, node);
    else if (node.kind === 'method-call') checkMethod(node);
    const inner = packageCall && node.kind === 'method-call' ? node.args : children(node);
    // Reversed, so that errors are reported in the order of the text.
    pending.push(...inner.toReversed());
  }
}

/** The name of a namespaced function such as `math.abs`, if that is what is called. */
export function packageFunction(
  { object, name }: MethodCallExpression,
  scope?: Scope,
): string | undefined {
  const isPackage =
    object.kind === 'variable' && PACKAGES.has(object.name) && !scope?.hasVariable(object.name);
  return isPackage ? `${object.name}.${name}` : undefined;
}

function checkVariable(name: string, span: Span, scope: Scope): void {
  if (PACKAGES.has(name)) {
    throw new RulesSyntaxError(`${name} is a package, not a variable.`, span);
  }
  if (!scope.hasVariable(name)) {
    throw new RulesSyntaxError(`Unknown variable ${name}.`, span);
  }
}

function checkCall(call: Expression & CallExpression, scope: Scope, link: LinkCall): void {
  const target = scope.findFunction(call.name);
  const expected = target?.declaration.parameters.length ?? functionArity(call.name);
  if (expected === undefined) {
    throw new RulesSyntaxError(`Unknown function ${call.name}.`, call.span);
  }
  checkCount(call.name, call.args.length, [expected], call.span);
  if (target) {
    link(call, target);
  }
}

function checkBuiltIn(name: string, { args, nameSpan }: MethodCallExpression): void {
  const expected = functionArity(name);
  if (expected === undefined) {
    throw new RulesSyntaxError(`Unknown function ${name}.`, nameSpan);
  }
  checkCount(name, args.length, [expected], nameSpan);
}

function checkMethod({ name, args, nameSpan }: MethodCallExpression): void {
  const arities = methodArities(name);
  if (arities.length === 0) {
    throw new RulesSyntaxError(`Unknown method ${name}.`, nameSpan);
  }
  checkCount(name, args.length, arities, nameSpan);
  const [pattern] = args;
  if (PATTERN_METHODS.has(name) && pattern) {
    checkPattern(pattern);
  }
}

function checkCount(name: string, given: number, expected: readonly number[], span: Span): void {
  if (!expected.includes(given)) {
    const wanted = [...new Set(expected)].join(' or ');
    throw new RulesSyntaxError(
      `Wrong number of arguments: ${name} takes ${wanted}, not ${given}.`,
      span,
    );
  }
}

function checkPattern(pattern: Expression): void {
  if (pattern.kind !== 'literal' || pattern.value.type !== 'string') {
    return;
  }
  try {
    regularExpression(pattern.value.value);
  } catch (error) {
    throw error instanceof RulesError ? new RulesSyntaxError(error.message, pattern.span) : error;
  }
}
