import type { Expression, PathPart, PatternPart } from './ast.ts';
import type { TokenReader } from './token-reader.ts';

export const startsPath = (reader: TokenReader): boolean =>
  reader.next.kind === 'path-segment' || reader.sees('/');

/** A path in an expression, e.g. `/databases/$(database)/documents/users/{id}`. */
export function parsePath(
  reader: TokenReader,
  parseExpression: (reader: TokenReader) => Expression,
): Expression {
  const start = reader.next.span;
  const segments: PathPart[] = [];
  do {
    segments.push(parsePart(reader, parseExpression));
  } while (continuesPath(reader));
  return { kind: 'path', segments, span: reader.spanFrom(start) };
}

/** After a path, a slash followed by anything else is a division. */
const continuesPath = (reader: TokenReader): boolean =>
  reader.next.kind === 'path-segment' ||
  (reader.sees('/') && ['{', '$('].includes(reader.afterNext.text));

function parsePart(
  reader: TokenReader,
  parseExpression: (reader: TokenReader) => Expression,
): PathPart {
  if (reader.next.kind === 'path-segment') {
    return { kind: 'name', name: reader.take().text };
  }
  reader.expect('/');
  if (reader.accept('$(')) {
    const expression = parseExpression(reader);
    reader.expect(')');
    return { kind: 'expression', expression };
  }
  if (!reader.accept('{')) {
    throw reader.unexpected("a name, '$(' or '{' right after the slash");
  }
  const { text: name } = reader.expectKind('name', 'the name of a variable');
  reader.expect('}');
  return { kind: 'capture', name };
}

/** The path of a `match`, e.g. `/users/{id}/{rest=**}`. */
export function parsePattern(reader: TokenReader): PatternPart[] {
  const parts: PatternPart[] = [];
  do {
    parts.push(parsePatternPart(reader));
  } while (startsPath(reader));
  return parts;
}

function parsePatternPart(reader: TokenReader): PatternPart {
  if (reader.next.kind === 'path-segment') {
    const { text: name, span } = reader.take();
    return { kind: 'name', name, span };
  }
  const { span } = reader.expect('/');
  reader.expect('{');
  const { text: name } = reader.expectKind('name', 'the name of a variable');
  const isGlob = reader.accept('=') !== undefined;
  if (isGlob) {
    reader.expect('*');
    reader.expect('*');
  }
  reader.expect('}');
  return { kind: 'capture', name, isGlob, span: reader.spanFrom(span) };
}
