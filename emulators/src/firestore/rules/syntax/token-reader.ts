import type { Span } from './ast.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import type { Token, TokenKind } from './tokens.ts';

const MAX_NESTING = 100;
const MAX_OPERATORS = 1000;

/** Reads tokens one at a time, and limits nesting and the length of conditions. */
export class TokenReader {
  readonly #tokens: readonly Token[];
  #position = 0;
  #nesting = 0;
  #operators = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  get next(): Token {
    return this.#at(this.#position);
  }

  get afterNext(): Token {
    return this.#at(Math.min(this.#position + 1, this.#tokens.length - 1));
  }

  take(): Token {
    const token = this.next;
    this.#position = Math.min(this.#position + 1, this.#tokens.length - 1);
    return token;
  }

  /** Whether the next token is this symbol or word. */
  sees(text: string): boolean {
    const { kind } = this.next;
    return (kind === 'symbol' || kind === 'name') && this.next.text === text;
  }

  /** Consumes the next token if it is this symbol or word. */
  accept(text: string): Token | undefined {
    return this.sees(text) ? this.take() : undefined;
  }

  expect(text: string): Token {
    if (!this.sees(text)) {
      throw this.unexpected(`'${text}'`);
    }
    return this.take();
  }

  expectKind(kind: TokenKind, what: string): Token {
    if (this.next.kind !== kind) {
      throw this.unexpected(what);
    }
    return this.take();
  }

  unexpected(expected: string): RulesSyntaxError {
    const { kind, text, span } = this.next;
    const found = kind === 'end' ? 'the end of the file' : `'${quote(kind, text)}'`;
    return new RulesSyntaxError(`Unexpected ${found}, expected ${expected}.`, span);
  }

  /** From the start of a span to the last consumed token. */
  spanFrom(start: Span): Span {
    return { ...start, end: this.#at(this.#position - 1).span.end };
  }

  /** Runs a recursive part of the parser and counts its depth. */
  nested<T>(read: () => T): T {
    if (this.#nesting >= MAX_NESTING) {
      throw new RulesSyntaxError(`Nested more than ${MAX_NESTING} levels deep.`, this.next.span);
    }
    this.#nesting += 1;
    try {
      return read();
    } finally {
      this.#nesting -= 1;
    }
  }

  /** Counts the operators of a condition, so that its evaluation does not overflow the stack. */
  countOperator(): void {
    this.#operators += 1;
    if (this.#operators > MAX_OPERATORS) {
      throw new RulesSyntaxError(
        `An expression may have ${MAX_OPERATORS} operators at most.`,
        this.next.span,
      );
    }
  }

  beginExpression(): void {
    this.#operators = 0;
  }

  #at(position: number): Token {
    const token = this.#tokens[Math.max(position, 0)];
    if (!token) {
      throw new Error('A list of tokens has no end.');
    }
    return token;
  }
}

const quote = (kind: TokenKind, text: string): string =>
  kind === 'path-segment' ? `/${text}` : text;

/** Parses comma-separated items up to the closing symbol; a trailing comma is allowed. */
export function parseSeries<T>(
  reader: TokenReader,
  end: string,
  parseItem: (reader: TokenReader) => T,
): T[] {
  const items: T[] = [];
  while (!reader.accept(end)) {
    items.push(parseItem(reader));
    if (!reader.sees(end)) {
      reader.expect(',');
    }
  }
  return items;
}
