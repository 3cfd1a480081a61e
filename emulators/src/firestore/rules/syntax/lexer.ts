import { type Position, RulesSyntaxError } from './rules-syntax-error.ts';
import { unescapeText } from './string-literal.ts';
import type { Token, TokenKind } from './tokens.ts';

const SPACE = /(?:\s+|\/\/[^\n]*|\/\*[\s\S]*?\*\/)+/y;
const PATTERNS: readonly (readonly [TokenKind, RegExp])[] = [
  ['string', /"(?:[^"\\\n]|\\[^\n])*"|'(?:[^'\\\n]|\\[^\n])*'/y],
  ['symbol', /\$\(/y],
  ['name', /[A-Za-z_$][A-Za-z0-9_$]*/y],
  ['float', /\d+\.\d*|\.\d+/y],
  ['int', /\d+/y],
  ['path-segment', /\/(?!\*)(?:[A-Za-z0-9_.~%@+:*'-]|&(?!&)|\([A-Za-z0-9_.-]+\))+/y],
  ['symbol', /\|\||&&|==|!=|<=|>=|\+\+|--|\/(?!\*)|[-+*%!<>=?:.,;(){}[\]]/y],
];

/** Splits the text of a rules file into tokens; the last one is always `end`. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = [];
  const cursor = new Cursor(source);
  for (;;) {
    cursor.skip(SPACE);
    if (cursor.isAtEnd) {
      tokens.push({ kind: 'end', text: '', span: cursor.spanTo(cursor.offset) });
      return tokens;
    }
    tokens.push(nextToken(cursor));
  }
}

function nextToken(cursor: Cursor): Token {
  for (const [kind, pattern] of PATTERNS) {
    const text = cursor.match(pattern);
    if (text !== undefined) {
      const span = cursor.spanTo(cursor.offset + text.length);
      const meaning = meaningOf(kind, text, span);
      cursor.advance(text);
      return { kind, text: meaning, span };
    }
  }
  throw new RulesSyntaxError(unexpected(cursor.rest(2)), cursor);
}

function meaningOf(kind: TokenKind, text: string, position: Position): string {
  if (kind === 'string') return unescapeText(text.slice(1, -1), position);
  return kind === 'path-segment' ? text.slice(1) : text;
}

function unexpected(rest: string): string {
  if (rest.startsWith('"') || rest.startsWith("'")) return 'Missing a closing quote.';
  return rest === '/*' ? 'Missing the end of a comment.' : `Unexpected '${[...rest][0] ?? ''}'.`;
}

/** A position in the text that counts lines. */
class Cursor implements Position {
  offset = 0;
  line = 1;
  readonly #source: string;
  #lineStart = 0;

  constructor(source: string) {
    this.#source = source;
  }

  get column(): number {
    return this.offset - this.#lineStart + 1;
  }

  get isAtEnd(): boolean {
    return this.offset >= this.#source.length;
  }

  rest(length: number): string {
    return this.#source.slice(this.offset, this.offset + length);
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.offset;
    return pattern.exec(this.#source)?.[0];
  }

  skip(pattern: RegExp): void {
    this.advance(this.match(pattern) ?? '');
  }

  advance(text: string): void {
    const lastBreak = text.lastIndexOf('\n');
    if (lastBreak >= 0) {
      this.line += text.split('\n').length - 1;
      this.#lineStart = this.offset + lastBreak + 1;
    }
    this.offset += text.length;
  }

  spanTo(end: number) {
    return { line: this.line, column: this.column, start: this.offset, end };
  }
}
