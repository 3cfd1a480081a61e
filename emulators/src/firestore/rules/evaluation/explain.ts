import type { AllowStatement, Expression } from '../syntax/ast.ts';
import { children } from '../syntax/children.ts';
import { RulesError } from '../values/rules-error.ts';
import { show } from '../values/show.ts';
import type { Evaluator } from './evaluator.ts';

/** Why an `allow` did not apply: one line for each subexpression that caused the denial. */
export function explainDenial(
  source: string,
  allow: AllowStatement,
  evaluator: Evaluator,
): string[] {
  const { condition, methods, span } = allow;
  const rule = `${span.line}:${span.column} allow ${methods.map(({ name }) => name).join(', ')}`;
  if (!condition) {
    return [];
  }
  return [...new Set(decisiveParts(condition, evaluator, false))].map(
    (node) => `${rule}: ${situation(source, node, evaluator)}`,
  );
}

/** The innermost subexpressions that determined the result, or its error. */
function decisiveParts(node: Expression, evaluator: Evaluator, wanted: boolean): Expression[] {
  const outcome = evaluator.outcomes.get(node);
  if (outcome instanceof RulesError) return errorSources(node, outcome, evaluator);
  const target = evaluator.functionOf(node);
  if (target) return decisiveParts(target.declaration.result, evaluator, wanted);
  if (node.kind === 'unary' && node.operator === '!') {
    return decisiveParts(node.operand, evaluator, !wanted);
  }
  if (node.kind === 'conditional') {
    return [node.then, node.otherwise]
      .filter((branch) => evaluator.outcomes.has(branch))
      .flatMap((branch) => decisiveParts(branch, evaluator, wanted));
  }
  if (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) {
    return sides(node.left, node.right, evaluator, wanted);
  }
  return [node];
}

function sides(left: Expression, right: Expression, evaluator: Evaluator, wanted: boolean) {
  const isDecisive = (side: Expression): boolean => {
    const outcome = evaluator.outcomes.get(side);
    const isBool = outcome && !(outcome instanceof RulesError) && outcome.type === 'bool';
    return outcome !== undefined && !(isBool && outcome.value !== wanted);
  };
  const found = [left, right].filter(isDecisive);
  return found.flatMap((side) => decisiveParts(side, evaluator, wanted));
}

function errorSources(node: Expression, error: RulesError, evaluator: Evaluator): Expression[] {
  const target = evaluator.functionOf(node)?.declaration;
  const inner = [
    ...children(node),
    ...(target ? [...target.bindings.map(({ value }) => value), target.result] : []),
  ];
  const source = inner.find((child) => evaluator.outcomes.get(child) === error);
  return source ? errorSources(source, error, evaluator) : [node];
}

function situation(source: string, node: Expression, { outcomes }: Evaluator): string {
  const outcome = outcomes.get(node);
  const text = textOf(source, node);
  const values = children(node)
    .filter(({ kind }) => kind !== 'literal')
    .flatMap((child) => {
      const value = outcomes.get(child);
      return value && !(value instanceof RulesError)
        ? [`${textOf(source, child)} is ${show(value)}`]
        : [];
    });
  const known = values.length > 0 ? ` (${values.join('; ')})` : '';
  const at = `${node.span.line}:${node.span.column}`;
  if (outcome instanceof RulesError) return `${text} at ${at} failed: ${outcome.message}${known}`;
  return `${text} at ${at} is ${outcome ? show(outcome) : 'not evaluated'}${known}`;
}

const textOf = (source: string, { span }: Expression): string =>
  source.slice(span.start, span.end).replace(/\s+/g, ' ');
