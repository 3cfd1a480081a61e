import {
  ORDER_FIELDS,
  type OrderField,
  type OrderFieldName,
  type OrderPaper,
  orderFacts,
} from '@shop/domain/order/order-fields';
import type { PaperFacts } from './paper-parts.ts';

/** Those of the texts that a paper prints, as its facts. */
export const printedFacts = <N extends OrderFieldName>(
  paper: OrderPaper,
  record: { [F in N]?: string | undefined } | undefined,
  names: readonly N[],
): PaperFacts =>
  orderFacts(record, names, 'customer').flatMap(({ name, label, value }): PaperFacts => {
    const { printed, lines }: OrderField = ORDER_FIELDS[name];
    if (!printed.includes(paper)) return [];
    return lines === 'many' ? [[label, value, 'keeps breaks']] : [[label, value]];
  });
