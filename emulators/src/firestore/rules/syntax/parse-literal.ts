import { integer } from '../values/integers.ts';
import { RulesError } from '../values/rules-error.ts';
import { FALSE, float, NULL, type RulesValue, string, TRUE } from '../values/rules-value.ts';
import type { Expression, Span } from './ast.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { TokenReader } from './token-reader.ts';
import type { Token } from './tokens.ts';

const CONSTANTS: ReadonlyMap<string, RulesValue> = new Map([
  ['true', TRUE],
  ['false', FALSE],
  ['null', NULL],
]);

export const KEYWORDS: ReadonlySet<string> = new Set([
  ...CONSTANTS.keys(),
  'allow',
  'function',
  'if',
  'in',
  'is',
  'let',
  'match',
  'return',
  'service',
]);

/** Parses a literal; `sign` is the span of a preceding minus, which makes it a negative integer. */
export function parseLiteral(reader: TokenReader, sign?: Span): Expression {
  const value = literalValue(reader.next, sign);
  if (!value) {
    throw reader.unexpected('an expression');
  }
  const { span } = reader.take();
  return { kind: 'literal', value, span: reader.spanFrom(sign ?? span) };
}

function literalValue({ kind, text, span }: Token, sign?: Span): RulesValue | undefined {
  if (kind === 'int') return integerValue(sign ? `-${text}` : text, span);
  if (kind === 'float') return float(Number(text));
  if (kind === 'string') return string(text);
  return kind === 'name' ? CONSTANTS.get(text) : undefined;
}

function integerValue(text: string, span: Span): RulesValue {
  try {
    // Cut to more digits than 64 bits have, since BigInt is slow with very long numbers.
    return integer(BigInt(text.slice(0, 100)));
  } catch (error) {
    if (error instanceof RulesError) {
      throw new RulesSyntaxError(`Invalid number literal ${text.slice(0, 40)}.`, span);
    }
    throw error;
  }
}
