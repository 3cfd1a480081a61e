import {
  asBool,
  METHODS,
  member,
  OPERATORS,
  RulesError,
  type RulesValue,
  TYPES,
} from './rules-value.ts';

/** An expression, as a function of `request` and `resource`. */
export type Expression = (globals: Globals) => RulesValue;
export type Globals = Readonly<Record<'request' | 'resource', RulesValue>>;

export interface Allow {
  readonly methods: readonly string[];
  readonly line: number;
  readonly condition: Expression;
}

/** Of the pattern `/orders/{number}/{rest=**}`: a name, ONE segment or ANY number of them. */
export type PatternPart = string | symbol;
export const ONE = Symbol('{name}');
export const ANY = Symbol('{name=**}');

export interface Match {
  readonly pattern: readonly PatternPart[];
  readonly allows: readonly Allow[];
  readonly matches: readonly Match[];
}

class RulesSyntaxError extends Error {}

const SPACE = /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/y;
const NAME = /[A-Za-z_]\w*/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const TEXT = /'[^'\\\n]*'|"[^"\\\n]*"/y;
const SEGMENT = /\/(?:[\w.~%@+:-]+|\{\w+(?:=\*\*)?\})/y;
const OPERATOR = /\|\||&&|[=!<>]=|[<>]|(?:in|is)\b/y;
/** Unlike in other languages, `in` and `is` bind less tightly than `==`. */
const PRECEDENCE = ['||', '&&', 'in', 'is', '== !=', '< <= > >='].map((each) => each.split(' '));
const LITERALS = new Map<string, RulesValue>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const METHOD_NAMES = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'];

type Functions = ReadonlyMap<string, Expression>;

/**
 * Parses the part of the rules language used here: the text of a `firestore.rules` in version 2 whose
 * functions take no parameters and precede their calls. Throws a RulesSyntaxError for anything else.
 */
export function parseRules(source: string): readonly Match[] {
  const reader = new Reader(source);
  reader.expect('rules_version', '=');
  if (reader.text() !== '2') throw reader.error("rules_version '2'");
  reader.accept(';');
  reader.expect('service', 'cloud', '.', 'firestore');
  const { allows, matches } = parseBlock(reader, new Map());
  if (allows.length > 0 || !reader.isAtEnd) throw reader.error('the end of the rules');
  return matches;
}

function parseBlock(reader: Reader, outer: Functions): Omit<Match, 'pattern'> {
  const functions = new Map(outer);
  const allows: Allow[] = [];
  const matches: Match[] = [];
  reader.expect('{');
  while (!reader.accept('}')) {
    if (reader.accept('function')) parseFunction(reader, functions);
    else if (reader.accept('match')) {
      matches.push({ pattern: parsePattern(reader), ...parseBlock(reader, functions) });
    } else allows.push(parseAllow(reader, functions));
  }
  return { allows, matches };
}

function parsePattern(reader: Reader): PatternPart[] {
  const parts: PatternPart[] = [];
  for (let part = reader.take(SEGMENT); part; part = reader.take(SEGMENT)) {
    const isOpen = part.endsWith('}');
    parts.push(isOpen ? (part.includes('=') ? ANY : ONE) : part.slice(1));
  }
  if (parts.length === 0) throw reader.error('a path');
  return parts;
}

function parseAllow(reader: Reader, functions: Functions): Allow {
  const { line } = reader;
  reader.expect('allow');
  const methods: string[] = [];
  do {
    const method = reader.name();
    if (!METHOD_NAMES.includes(method)) throw reader.error(`one of ${METHOD_NAMES.join(', ')}`);
    methods.push(method);
  } while (reader.accept(','));
  let condition: Expression = () => true;
  if (reader.accept(':')) {
    reader.expect('if');
    condition = parseBinary(reader, functions);
  }
  reader.accept(';');
  return { methods, line, condition };
}

function parseFunction(reader: Reader, functions: Map<string, Expression>): void {
  const name = reader.name();
  reader.expect('(', ')', '{', 'return');
  const result = parseBinary(reader, functions);
  reader.accept(';');
  reader.expect('}');
  functions.set(name, result);
}

function parseBinary(reader: Reader, functions: Functions, level = 0): Expression {
  const operators = PRECEDENCE[level];
  if (!operators) return parseUnary(reader, functions);
  let left = parseBinary(reader, functions, level + 1);
  for (;;) {
    const operator = reader.peek(OPERATOR);
    if (operator === undefined || !operators.includes(operator)) return left;
    reader.take(OPERATOR);
    left =
      operator === 'is'
        ? isOfType(reader, left)
        : combine(operator, left, parseBinary(reader, functions, level + 1));
  }
}

function isOfType(reader: Reader, operand: Expression): Expression {
  const type = reader.name();
  const test = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!test) throw reader.error(`one of ${Object.keys(TYPES).join(', ')}`);
  return (globals) => test(operand(globals));
}

function combine(operator: string, left: Expression, right: Expression): Expression {
  if (operator === '||') return either(left, right, true);
  if (operator === '&&') return either(left, right, false);
  const compute = OPERATORS[operator];
  if (!compute) throw new Error(`Operator ${operator} is missing.`);
  return (globals) => compute(left(globals), right(globals));
}

/** Either side alone decides `||` by being true and `&&` by being false, even if the other fails. */
function either(left: Expression, right: Expression, decisive: boolean): Expression {
  return (globals) => {
    const results = [attempt(left, globals)];
    if (results[0] !== decisive) results.push(attempt(right, globals));
    if (results.includes(decisive)) return decisive;
    for (const result of results) if (result instanceof RulesError) throw result;
    return !decisive;
  };
}

function attempt(node: Expression, globals: Globals): boolean | RulesError {
  try {
    return asBool(node(globals));
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
}

function parseUnary(reader: Reader, functions: Functions): Expression {
  if (reader.accept('!')) {
    const operand = parseUnary(reader, functions);
    return (globals) => !asBool(operand(globals));
  }
  let object = parsePrimary(reader, functions);
  while (reader.accept('.')) {
    const name = reader.name();
    const self = object;
    object = reader.accept('(')
      ? parseMethod(reader, functions, name, self)
      : (globals) => member(self(globals), name);
  }
  return object;
}

function parseMethod(reader: Reader, functions: Functions, name: string, self: Expression) {
  const [count, method] = (Object.hasOwn(METHODS, name) && METHODS[name]) || [];
  const args = parseSeries(reader, functions, ')');
  if (!method || args.length !== count) throw reader.error(`a known method, not ${name}`);
  return (globals: Globals) =>
    method(
      self(globals),
      args.map((arg) => arg(globals)),
    );
}

function parseSeries(reader: Reader, functions: Functions, end: string): Expression[] {
  const items: Expression[] = [];
  while (!reader.accept(end)) {
    items.push(parseBinary(reader, functions));
    if (!reader.accept(',')) {
      reader.expect(end);
      break;
    }
  }
  return items;
}

function parsePrimary(reader: Reader, functions: Functions): Expression {
  if (reader.accept('(')) {
    const inner = parseBinary(reader, functions);
    reader.expect(')');
    return inner;
  }
  if (reader.accept('[')) {
    const items = parseSeries(reader, functions, ']');
    return (globals) => items.map((item) => item(globals));
  }
  const text = reader.text();
  if (text !== undefined) return () => text;
  const number = reader.take(NUMBER);
  if (number !== undefined) return () => Number(number);
  const name = reader.name();
  const literal = LITERALS.get(name);
  if (literal !== undefined) return () => literal;
  if (name === 'request' || name === 'resource') return (globals) => globals[name];
  const called = functions.get(name);
  if (!called) throw reader.error(`a known name, not ${name}`);
  reader.expect('(', ')');
  return called;
}

/** Reads a text from its start, skipping space and comments. */
class Reader {
  readonly #source: string;
  #offset = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get isAtEnd(): boolean {
    this.peek(SPACE);
    return this.#offset === this.#source.length;
  }

  get line(): number {
    return this.#source.slice(0, this.#offset).split('\n').length;
  }

  peek(pattern: RegExp): string | undefined {
    SPACE.lastIndex = this.#offset;
    this.#offset += SPACE.exec(this.#source)?.[0].length ?? 0;
    pattern.lastIndex = this.#offset;
    return pattern.exec(this.#source)?.[0];
  }

  take(pattern: RegExp): string | undefined {
    const found = this.peek(pattern);
    this.#offset += found?.length ?? 0;
    return found;
  }

  accept(text: string): boolean {
    const found = this.peek(/\w/.test(text) ? NAME : /[^\w\s]/y);
    if (found === text) this.#offset += text.length;
    return found === text;
  }

  expect(...texts: string[]): void {
    for (const text of texts) if (!this.accept(text)) throw this.error(`'${text}'`);
  }

  name(): string {
    const name = this.take(NAME);
    if (name === undefined) throw this.error('a name');
    return name;
  }

  text(): string | undefined {
    return this.take(TEXT)?.slice(1, -1);
  }

  error(expected: string): RulesSyntaxError {
    const rest = this.#source.slice(this.#offset).trimStart().slice(0, 20);
    return new RulesSyntaxError(`line ${this.line}: expected ${expected} at “${rest}”.`);
  }
}
