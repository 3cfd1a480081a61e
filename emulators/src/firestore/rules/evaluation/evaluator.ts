import { callMethod } from '../built-ins/built-ins.ts';
import type { LinkedFunction } from '../checks/scope.ts';
import { calculate, negate } from '../operators/arithmetic.ts';
import { compare, isIn, isOfType } from '../operators/comparison.ts';
import { element, member } from '../operators/lookup.ts';
import type { BinaryExpression, Expression } from '../syntax/ast.ts';
import { RulesError } from '../values/rules-error.ts';
import {
  asBool,
  asKey,
  bool,
  FALSE,
  list,
  map,
  NULL,
  type PathSegment,
  path,
  type RulesValue,
  TRUE,
} from '../values/rules-value.ts';
import type { Documents } from './documents.ts';

export type Variables = ReadonlyMap<string, RulesValue>;

export interface Environment {
  readonly variables: Variables;
  /** The known variables for each number of enclosing `match` blocks. */
  readonly levels: readonly Variables[];
}

export type Outcome = RulesValue | RulesError;

/** More than the longest condition needs, and safe for V8's stack even before optimisation. */
const MAX_DEPTH = 1100;
const MAX_STEPS = 100_000;

/** Evaluates conditions and remembers the result of each subexpression. */
export class Evaluator {
  readonly outcomes = new Map<Expression, Outcome>();
  readonly #calls: ReadonlyMap<Expression, LinkedFunction>;
  readonly #documents: Documents;
  #depth = 0;
  #steps = 0;

  constructor(calls: ReadonlyMap<Expression, LinkedFunction>, documents: Documents) {
    this.#calls = calls;
    this.#documents = documents;
  }

  /** The declared function that a call refers to, if any. */
  functionOf(call: Expression): LinkedFunction | undefined {
    return this.#calls.get(call);
  }

  /** The value of a condition; throws a RulesError if it has none or is not a boolean. */
  decide(condition: Expression, environment: Environment): boolean {
    return asBool(this.evaluate(condition, environment));
  }

  evaluate(node: Expression, environment: Environment): RulesValue {
    this.#depth += 1;
    this.#steps += 1;
    try {
      if (this.#depth > MAX_DEPTH || this.#steps > MAX_STEPS) {
        throw new RulesError('Too many expressions to evaluate.');
      }
      const value = this.#compute(node, environment);
      this.outcomes.set(node, value);
      return value;
    } catch (error) {
      if (error instanceof RulesError) {
        this.outcomes.set(node, error);
      }
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  #compute(node: Expression, environment: Environment): RulesValue {
    const value = (inner: Expression): RulesValue => this.evaluate(inner, environment);
    switch (node.kind) {
      case 'literal':
        return node.value;
      case 'variable':
        return known(lookUp(node.name, environment));
      case 'list':
        return list(node.items.map(value));
      case 'map':
        return map(node.entries.map((entry) => [asKey(value(entry.key)), value(entry.value)]));
      case 'path':
        return this.#path(node.segments, environment);
      case 'unary':
        return node.operator === '!' ? not(value(node.operand)) : negate(value(node.operand));
      case 'binary':
        return this.#binary(node, environment);
      case 'is':
        return this.#is(node.operand, node.type, environment);
      case 'conditional':
        return asBool(value(node.condition)) ? value(node.then) : value(node.otherwise);
      case 'member':
        return member(value(node.object), node.name);
      case 'index':
        return element(value(node.object), value(node.index));
      case 'call':
        return this.#call(node, node.name, node.args.map(value), environment);
      case 'method-call':
        return callMethod(value(node.object), node.name, node.args.map(value));
    }
  }

  #binary(node: BinaryExpression, environment: Environment): RulesValue {
    const { operator } = node;
    if (operator === '||') return this.#either(node, true, environment);
    if (operator === '&&') return this.#either(node, false, environment);
    const a = this.evaluate(node.left, environment);
    const b = this.evaluate(node.right, environment);
    switch (operator) {
      case 'in':
        return isIn(a, b);
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return compare(operator, a, b);
      default:
        return calculate(operator, a, b);
    }
  }

  /**
   * Either side alone decides `||` by being true and `&&` by being false, even if the other fails.
   */
  #either({ left, right }: BinaryExpression, decisive: boolean, environment: Environment) {
    const first = this.#attempt(left, environment);
    if (first === decisive) return bool(decisive);
    const second = this.#attempt(right, environment);
    if (second === decisive) return bool(decisive);
    if (first instanceof RulesError) throw first;
    if (second instanceof RulesError) throw second;
    return bool(!decisive);
  }

  #attempt(node: Expression, environment: Environment): boolean | RulesError {
    try {
      return asBool(this.evaluate(node, environment));
    } catch (error) {
      if (error instanceof RulesError) {
        return error;
      }
      throw error;
    }
  }

  #is(operand: Expression, type: string, environment: Environment): RulesValue {
    if (operand.kind === 'variable') {
      const value = lookUp(operand.name, environment);
      // The type of `{name=**}` is known even where the query leaves its value open.
      if (value.type === 'unknown' && value.isGlob) return bool(type === 'path');
    }
    return isOfType(this.evaluate(operand, environment), type);
  }

  #path(parts: (Expression & { kind: 'path' })['segments'], environment: Environment): RulesValue {
    return path(
      parts.flatMap((part): PathSegment[] => {
        if (part.kind === 'name') return [part.name];
        if (part.kind === 'capture') return [{ capture: part.name }];
        const value = this.evaluate(part.expression, environment);
        return value.type === 'path' ? [...value.segments] : [textOf(value)];
      }),
    );
  }

  #call(node: Expression, name: string, args: RulesValue[], { levels }: Environment): RulesValue {
    const target = this.#calls.get(node);
    if (target) return this.#callDeclared(target, args, levels);
    return this.#documents.call(name, args[0] ?? NULL);
  }

  #callDeclared(
    { declaration, depth }: LinkedFunction,
    args: readonly RulesValue[],
    levels: readonly Variables[],
  ): RulesValue {
    const variables = new Map(levels[depth]);
    for (const [i, parameter] of declaration.parameters.entries()) {
      variables.set(parameter, args[i] ?? { type: 'null' });
    }
    const environment = { variables, levels };
    for (const { name, value } of declaration.bindings) {
      variables.set(name, this.evaluate(value, environment));
    }
    return this.evaluate(declaration.result, environment);
  }
}

function lookUp(name: string, { variables }: Environment): RulesValue {
  const value = variables.get(name);
  if (!value) {
    throw new RulesError(`Unknown variable ${name}.`);
  }
  return value;
}

function known(value: RulesValue): RulesValue {
  if (value.type === 'unknown') {
    throw new RulesError(`The query leaves ${value.name} open.`);
  }
  return value;
}

function not(value: RulesValue): RulesValue {
  return asBool(value) ? FALSE : TRUE;
}

/** A value as a segment of a path. */
function textOf(value: RulesValue): string {
  if (value.type === 'string') return value.value;
  if (value.type === 'int') return String(value.value);
  throw new RulesError(`A segment of a path must be a string, not ${value.type}.`);
}
