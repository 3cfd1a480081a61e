import type { Filter, StructuredQuery, Value } from '../../core/api/messages.ts';
import { documentName } from '../../core/api/resource-name.ts';
import { DATABASE } from './sample.ts';

type Where = StructuredQuery & { readonly where: Filter };

export const where = (fieldPath: string, op: string, value: Value): Where => ({
  where: { fieldFilter: { field: { fieldPath }, op, value } },
});

export const unary = (fieldPath: string, op: string): Where => ({
  where: { unaryFilter: { field: { fieldPath }, op } },
});

export const all = (...parts: Where[]): Where => composite('AND', parts);

export const any = (...parts: Where[]): Where => composite('OR', parts);

const composite = (op: string, parts: readonly Where[]): Where => ({
  where: { compositeFilter: { op, filters: parts.map((part) => part.where) } },
});

export const text = (stringValue: string): Value => ({ stringValue });

export const int = (value: number): Value => ({ integerValue: String(value) });

export const double = (doubleValue: number): Value => ({ doubleValue });

export const array = (...values: Value[]): Value => ({ arrayValue: { values } });

export const reference = (path: string): Value => ({
  referenceValue: documentName(DATABASE, path),
});
