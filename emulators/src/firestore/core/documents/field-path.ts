import { invalidArgument } from '../api/errors.ts';
import type { Fields, Value } from '../api/messages.ts';

/** Segments of a field path, without the quotes of a segment like `` `a.b` ``. */
export type FieldPath = readonly string[];

const SEGMENT = /(?:([A-Za-z_]\w*)|`((?:[^`\\]|\\.)+)`)(\.|$)/sy;
const RESERVED = /^__.*__$/s;
const NAME = '__name__';
const MAX_PATH_BYTES = 1500;

/** Parses a field path, e.g. ``a.`b.c`.d``; `__name__` is the only reserved name it accepts. */
export function parseFieldPath(text: string | undefined): FieldPath {
  const path = text ?? '';
  if (Buffer.byteLength(path) > MAX_PATH_BYTES) {
    throw invalidArgument(`A field path is longer than ${MAX_PATH_BYTES} bytes.`);
  }
  const segments: string[] = [];
  SEGMENT.lastIndex = 0;
  let ended = false;
  while (!ended) {
    const match = SEGMENT.exec(path);
    if (!match) {
      throw invalidArgument(
        `Invalid property path "${path}". Unquoted property paths must match regex ([a-zA-Z_][a-zA-Z_0-9]*), and quoted property paths must match regex (\`(?:[^\`\\\\]|(?:\\\\.))+\`)`,
      );
    }
    segments.push(match[1] ?? (match[2] ?? '').replace(/\\(.)/gs, '$1'));
    ended = match[3] === '';
  }
  const reserved = path === NAME ? undefined : segments.find((segment) => RESERVED.test(segment));
  if (reserved !== undefined) {
    throw invalidArgument(`Invalid reserved name in field path ${reserved}`);
  }
  return segments;
}

export function getField(fields: Fields, path: FieldPath): Value | undefined {
  let level: Fields = fields;
  for (const segment of path.slice(0, -1)) {
    const next = own(level, segment);
    if (!next || !('mapValue' in next)) return undefined;
    level = next.mapValue.fields;
  }
  return own(level, path.at(-1) ?? '');
}

/** A copy of `fields` with the value at `path` set, or removed if undefined. */
export function withField(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [head, ...rest] = path;
  if (head === undefined) return fields;
  if (rest.length === 0) return value ? { ...fields, [head]: value } : without(fields, head);
  const child = own(fields, head);
  const isMap = child !== undefined && 'mapValue' in child;
  if (!isMap && value === undefined) return fields;
  const inner = withField(isMap ? child.mapValue.fields : {}, rest, value);
  return { ...fields, [head]: { mapValue: { fields: inner } } };
}

/** Only the fields at these paths, for masks and projections. */
export function pickFields(fields: Fields, paths: readonly FieldPath[]): Fields {
  let picked: Fields = {};
  for (const path of paths) {
    const value = getField(fields, path);
    if (value) picked = withField(picked, path, value);
  }
  return picked;
}

const own = (fields: Fields, key: string): Value | undefined =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

function without(fields: Fields, key: string): Fields {
  const { [key]: _removed, ...rest } = fields;
  return rest;
}
