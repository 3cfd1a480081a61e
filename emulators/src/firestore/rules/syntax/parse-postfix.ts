import type { Expression } from './ast.ts';
import { parseSeries } from './parse-series.ts';
import type { TokenReader } from './token-reader.ts';

type Parse = (reader: TokenReader) => Expression;

/** Parses any number of `.name`, `.name(…)`, `[index]` and `[from:to]`. */
export function parsePostfix(reader: TokenReader, primary: Expression, parse: Parse): Expression {
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
  const from = reader.sees(':') ? undefined : parse(reader);
  if (from && reader.accept(']')) {
    return { kind: 'index', object, index: from, span: reader.spanFrom(object.span) };
  }
  reader.expect(':');
  const to = reader.sees(']') ? undefined : parse(reader);
  reader.expect(']');
  return { kind: 'range', object, from, to, span: reader.spanFrom(object.span) };
}
