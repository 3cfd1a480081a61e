import type { StructuredQuery } from '../../core/messages.ts';
import { map, NULL, type RulesValue, string } from '../values/rules-value.ts';

/** `request.query`: limit (null without one), offset and orderBy (field to `ASC` or `DESC`). */
export function queryValue({ limit, offset, orderBy }: StructuredQuery): RulesValue {
  const orders = (orderBy ?? []).map(({ field, direction }): [string, RulesValue] => [
    field?.fieldPath ?? '',
    string(direction === 'DESCENDING' ? 'DESC' : 'ASC'),
  ]);
  return map([
    ['limit', limit ? { type: 'int', value: BigInt(limit.value ?? 0) } : NULL],
    ['offset', { type: 'int', value: BigInt(offset ?? 0) }],
    ['orderBy', map(orders)],
  ]);
}
