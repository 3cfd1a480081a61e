import type {
  AllowStatement,
  Binding,
  FunctionDeclaration,
  MatchBlock,
  Ruleset,
  Service,
  Span,
} from './ast.ts';
import { tokenize } from './lexer.ts';
import { parseCondition } from './parse-expression.ts';
import { KEYWORDS } from './parse-literal.ts';
import { parsePattern } from './parse-path.ts';
import { RulesSyntaxError } from './rules-syntax-error.ts';
import { parseSeries, TokenReader } from './token-reader.ts';

const MAX_BYTES = 256 * 1024;

/** Parses the text of a rules file without resolving its names. */
export function parseRuleset(source: string): Ruleset {
  if (Buffer.byteLength(source) > MAX_BYTES) {
    throw new RulesSyntaxError('Rules are larger than 256 KiB.', { line: 1, column: 1 });
  }
  const reader = new TokenReader(tokenize(source));
  const version = parseVersion(reader);
  const functions: FunctionDeclaration[] = [];
  const services: Service[] = [];
  while (reader.next.kind !== 'end') {
    if (reader.sees('function')) functions.push(parseFunction(reader));
    else services.push(parseService(reader));
  }
  return { version, functions, services };
}

function parseVersion(reader: TokenReader): '1' | '2' {
  if (!reader.accept('rules_version')) {
    return '1';
  }
  reader.expect('=');
  const { text, span } = reader.expectKind('string', "'1' or '2'");
  reader.accept(';');
  if (text !== '1' && text !== '2') {
    throw new RulesSyntaxError(`Unknown rules_version '${text}', expected '1' or '2'.`, span);
  }
  return text;
}

function parseService(reader: TokenReader): Service {
  const { span: start } = reader.expect('service');
  const parts = [parseName(reader)];
  while (reader.accept('.')) {
    parts.push(parseName(reader));
  }
  const functions: FunctionDeclaration[] = [];
  const matches: MatchBlock[] = [];
  reader.expect('{');
  while (!reader.accept('}')) {
    if (reader.sees('function')) functions.push(parseFunction(reader));
    else matches.push(parseMatch(reader));
  }
  return { name: parts.join('.'), functions, matches, span: reader.spanFrom(start) };
}

function parseMatch(reader: TokenReader): MatchBlock {
  return reader.nested(() => {
    const { span: start } = reader.expect('match');
    const pattern = parsePattern(reader);
    const functions: FunctionDeclaration[] = [];
    const allows: AllowStatement[] = [];
    const matches: MatchBlock[] = [];
    reader.expect('{');
    while (!reader.accept('}')) {
      if (reader.sees('function')) functions.push(parseFunction(reader));
      else if (reader.sees('match')) matches.push(parseMatch(reader));
      else if (reader.sees('allow')) allows.push(parseAllow(reader));
      else throw reader.unexpected("'allow', 'match', 'function' or '}'");
    }
    return { pattern, functions, allows, matches, span: reader.spanFrom(start) };
  });
}

function parseAllow(reader: TokenReader): AllowStatement {
  const { span: start } = reader.expect('allow');
  const methods = [];
  do {
    const { text: name, span } = reader.expectKind('name', 'a method');
    methods.push({ name, span });
  } while (reader.accept(','));
  let condition: AllowStatement['condition'];
  if (reader.accept(':')) {
    reader.expect('if');
    condition = parseCondition(reader);
  }
  reader.accept(';');
  return { methods, condition, span: reader.spanFrom(start) };
}

function parseFunction(reader: TokenReader): FunctionDeclaration {
  const { span: start } = reader.expect('function');
  const name = parseName(reader);
  reader.expect('(');
  const parameters = parseSeries(reader, ')', parseName);
  reader.expect('{');
  const bindings: Binding[] = [];
  while (reader.sees('let')) {
    bindings.push(parseBinding(reader));
  }
  reader.expect('return');
  const result = parseCondition(reader);
  reader.accept(';');
  const span: Span = reader.spanFrom(start);
  reader.expect('}');
  return { name, parameters, bindings, result, span };
}

function parseBinding(reader: TokenReader): Binding {
  const { span: start } = reader.expect('let');
  const name = parseName(reader);
  reader.expect('=');
  const value = parseCondition(reader);
  reader.expect(';');
  return { name, value, span: reader.spanFrom(start) };
}

function parseName(reader: TokenReader): string {
  const { kind, text } = reader.next;
  if (kind !== 'name' || KEYWORDS.has(text)) {
    throw reader.unexpected('a name');
  }
  reader.take();
  return text;
}
