import { CONTEXT_FUNCTIONS, methodArities } from '../built-ins/built-ins.ts';
import type { CallExpression, Expression, MethodCallExpression, Span } from '../syntax/ast.ts';
import { children } from '../syntax/children.ts';
import { RulesSyntaxError } from '../syntax/rules-syntax-error.ts';
import type { LinkedFunction, Scope } from './scope.ts';

/** Called for each call of a function that the rules declare. */
export type LinkCall = (call: Expression, target: LinkedFunction) => void;

/** Resolves every name of an expression and checks the argument counts of its calls. */
export function checkExpression(root: Expression, scope: Scope, link: LinkCall): void {
  const pending: Expression[] = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.kind === 'variable') checkVariable(node.name, node.span, scope);
    else if (node.kind === 'call') checkCall(node, scope, link);
    else if (node.kind === 'method-call') checkMethod(node);
    // Reversed, so that errors are reported in the order of the text.
    pending.push(...children(node).toReversed());
  }
}

function checkVariable(name: string, span: Span, scope: Scope): void {
  if (!scope.hasVariable(name)) {
    throw new RulesSyntaxError(`Unknown variable ${name}.`, span);
  }
}

function checkCall(call: Expression & CallExpression, scope: Scope, link: LinkCall): void {
  const target = scope.findFunction(call.name);
  const expected = target?.declaration.parameters.length ?? 1;
  if (!target && !CONTEXT_FUNCTIONS.has(call.name)) {
    throw new RulesSyntaxError(`Unknown function ${call.name}.`, call.span);
  }
  checkCount(call.name, call.args.length, [expected], call.span);
  if (target) {
    link(call, target);
  }
}

function checkMethod({ name, args, nameSpan }: MethodCallExpression): void {
  const arities = methodArities(name);
  if (arities.length === 0) {
    throw new RulesSyntaxError(`Unknown method ${name}.`, nameSpan);
  }
  checkCount(name, args.length, arities, nameSpan);
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
