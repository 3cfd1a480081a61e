import { string } from '../values/rules-value.ts';
import type { BinaryOperator, Expression, MapEntry } from './ast.ts';
import { KEYWORDS, parseLiteral } from './parse-literal.ts';
import { parsePath, startsPath } from './parse-path.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import { parseSeries, type TokenReader } from './token-reader.ts';

/**
 * From loosest to tightest. Unlike in other languages, `in` and `is` bind less tightly than `==`.
 */
const PRECEDENCE: Readonly<Record<BinaryOperator | 'is', number>> = {
  '||': 1,
  '&&': 2,
  in: 3,
  is: 4,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};

const TYPES = new Set([
  'bool',
  'bytes',
  'constraint',
  'float',
  'int',
  'latlng',
  'list',
  'map',
  'number',
  'path',
  'string',
  'timestamp',
  'vector',
]);

/** Parses a whole expression: a condition, or the value of a `let` or a `return`. */
export function parseCondition(reader: TokenReader): Expression {
  reader.beginExpression();
  return parseExpression(reader);
}

function parseExpression(reader: TokenReader): Expression {
  return reader.nested(() => {
    const start = reader.next.span;
    const condition = parseBinary(reader, 1);
    if (!reader.accept('?')) {
      return condition;
    }
    reader.countOperator();
    const then = parseExpression(reader);
    reader.expect(':');
    const otherwise = parseExpression(reader);
    return { kind: 'conditional', condition, then, otherwise, span: reader.spanFrom(start) };
  });
}

function parseBinary(reader: TokenReader, loosest: number): Expression {
  const start = reader.next.span;
  let left = parseUnary(reader);
  for (;;) {
    const operator = operatorAhead(reader);
    if (!operator || PRECEDENCE[operator] < loosest) {
      return left;
    }
    reader.take();
    reader.countOperator();
    if (operator === 'is') {
      const type = parseType(reader);
      left = { kind: 'is', operand: left, type, span: reader.spanFrom(start) };
    } else {
      const right = parseBinary(reader, PRECEDENCE[operator] + 1);
      left = { kind: 'binary', operator, left, right, span: reader.spanFrom(start) };
    }
  }
}

function operatorAhead({ next }: TokenReader): BinaryOperator | 'is' | undefined {
  const isOperator =
    (next.kind === 'symbol' || next.kind === 'name') && Object.hasOwn(PRECEDENCE, next.text);
  return isOperator ? (next.text as BinaryOperator | 'is') : undefined;
}

function parseType(reader: TokenReader): string {
  const { text, span } = reader.expectKind('name', 'the name of a type');
  if (!TYPES.has(text)) {
    throw new RulesSyntaxError(
      `Unknown type ${text}. Expected one of ${[...TYPES].join(', ')}.`,
      span,
    );
  }
  return text;
}

function parseUnary(reader: TokenReader): Expression {
  const start = reader.next.span;
  if (reader.accept('!')) {
    reader.countOperator();
    const operand = reader.nested(() => parseUnary(reader));
    return { kind: 'unary', operator: '!', operand, span: reader.spanFrom(start) };
  }
  if (reader.sees('-')) {
    return parseNegative(reader);
  }
  return parsePostfix(reader, parsePrimary(reader), parseExpression);
}

function parseNegative(reader: TokenReader): Expression {
  const start = reader.take().span;
  reader.countOperator();
  if (reader.next.kind === 'int') {
    // The smallest integer has no positive counterpart, so the sign is part of the literal.
    return parsePostfix(reader, parseLiteral(reader, start), parseExpression);
  }
  const operand = parsePostfix(reader, parsePrimary(reader), parseExpression);
  return { kind: 'unary', operator: '-', operand, span: reader.spanFrom(start) };
}

function parsePrimary(reader: TokenReader): Expression {
  const { kind, text, span } = reader.next;
  if (startsPath(reader)) return parsePath(reader, parseExpression);
  if (kind === 'name' && !KEYWORDS.has(text)) return parseNamed(reader);
  if (reader.accept('(')) {
    const inner = parseExpression(reader);
    reader.expect(')');
    return { ...inner, span: reader.spanFrom(span) };
  }
  if (reader.accept('[')) {
    const items = parseSeries(reader, ']', parseExpression);
    return { kind: 'list', items, span: reader.spanFrom(span) };
  }
  if (reader.accept('{')) {
    const entries = parseSeries(reader, '}', parseEntry);
    return { kind: 'map', entries, span: reader.spanFrom(span) };
  }
  return parseLiteral(reader);
}

function parseNamed(reader: TokenReader): Expression {
  const { text: name, span } = reader.take();
  if (!reader.accept('(')) {
    return { kind: 'variable', name, span };
  }
  const args = parseSeries(reader, ')', parseExpression);
  return { kind: 'call', name, args, span: reader.spanFrom(span) };
}

function parseEntry(reader: TokenReader): MapEntry {
  const key = parseMapKey(reader);
  reader.expect(':');
  return { key, value: parseExpression(reader) };
}

function parseMapKey(reader: TokenReader): Expression {
  const { kind, text, span } = reader.next;
  if (kind !== 'string') {
    return parseExpression(reader);
  }
  reader.take();
  return { kind: 'literal', value: string(text), span };
}

type Parse = (reader: TokenReader) => Expression;

/** Parses any number of `.name`, `.name(…)` and `[index]`. */
function parsePostfix(reader: TokenReader, primary: Expression, parse: Parse): Expression {
  let object = primary;
  for (;;) {
    if (reader.accept('.')) object = parseMember(reader, object, parse);
    else if (reader.accept('[')) object = parseIndex(reader, object, parse);
    else return object;
    reader.countOperator();
  }
}

function parseMember(reader: TokenReader, object: Expression, parse: Parse): Expression {
  const { text: name, span: nameSpan } = reader.expectKind('name', 'a name');
  if (!reader.accept('(')) {
    return { kind: 'member', object, name, span: reader.spanFrom(object.span) };
  }
  const args = parseSeries(reader, ')', parse);
  return { kind: 'method-call', object, name, nameSpan, args, span: reader.spanFrom(object.span) };
}

function parseIndex(reader: TokenReader, object: Expression, parse: Parse): Expression {
  const index = parse(reader);
  reader.expect(']');
  return { kind: 'index', object, index, span: reader.spanFrom(object.span) };
}
