import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
  orderFacts,
} from '@shop/domain/order/order-fields';
import type { ReactNode } from 'react';

type Shown = { [F in OrderFieldName]?: (text: string) => ReactNode };

/** These texts as lines of `Facts`; `shown` by something other than the text. */
export const textFacts = <N extends OrderFieldName>(
  record: { [F in N]?: string | undefined } | undefined,
  names: readonly N[],
  reader: 'customer' | 'office' = 'customer',
  shown: Shown = {},
) =>
  orderFacts(record, names, reader).map(({ name, label, value }): readonly [string, ReactNode] => {
    const { lines }: OrderField = ORDER_FIELDS[name];
    const show = shown[name] ?? (lines ? inLines : String);
    return [label, value && show(value)];
  });

const inLines = (text: string) => (
  <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</span>
);
