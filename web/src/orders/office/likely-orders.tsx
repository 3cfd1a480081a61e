import Link from '@mui/material/Link';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { Versioned } from '@shop/domain/office/office';
import type { AdminOrder } from '@shop/domain/order/order';
import { kindOf } from '@shop/domain/order/order-kinds';
import { customerNumber } from '@shop/domain/text/customer-number';
import { formatDate } from '@shop/domain/text/format';
import { useState } from 'react';
import { openedPath } from '../../office/addresses.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { CreditQuestion } from '../../office/dialog/credit-question.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { isTooShort } from '../../office/tab/use-url-filter.ts';
import { PlainList, Row } from '../../ui/layout.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Titled } from '../../ui/titled.tsx';
import { useAssign } from './order-record.tsx';

/** Orders without a customer that are probably this one's, or match the search. */
export function LikelyOrders({ customer }: { customer: Versioned<CustomerInput> }) {
  const [text, setText] = useState('');
  const number = customerNumber(customer.id);
  const { email = '', name } = customer.input;
  const lists = [
    useFound({ search: text }),
    useFound({ likely: number }),
    useFound({ search: email }),
    useFound({ search: name }),
  ];
  const shown = text.trim() === '' ? lists.slice(1) : lists.slice(0, 1);
  const found = new Map(
    shown
      .flatMap(({ items }) => items)
      .filter((order) => !order.customer_number && !order.part_of && !kindOf(order).joinsOthers)
      .map((order) => [order.order_number, order]),
  );
  return (
    <Titled title="Bestellungen ohne Zuordnung" heading="h3">
      <SearchField
        label="Bestellung suchen"
        text={text}
        onChange={setText}
        onDone={() => undefined}
      />
      {found.size === 0 && <p role="status">Keine passende Bestellung.</p>}
      <PlainList mt={1}>
        {[...found.values()].map((order) => (
          <LikelyOrder key={order.order_number} order={order} id={customer.id} />
        ))}
      </PlainList>
    </Titled>
  );
}

function LikelyOrder({ order, id }: { order: AdminOrder; id: string }) {
  const { assign } = useAssign(order);
  const { order_number: number } = order;
  return (
    <li>
      <Row>
        <Link href={openedPath('order', number)}>{number}</Link>
        <span>{formatDate(order.created_at)}</span>
        <span>{order.company_name || order.customer_name}</span>
        <OfficeButton isBlocked={assign.isSending} onClick={() => assign.send({ id })}>
          Zuordnen
        </OfficeButton>
      </Row>
      <ResultAlert result={assign.result} />
      <CreditQuestion call={assign} />
    </li>
  );
}

/** Returns nothing while the search text is too short. */
function useFound(query: { search: string } | { likely: string }) {
  const isAsked = 'likely' in query || (query.search.trim() !== '' && !isTooShort(query.search));
  const wanted = 'search' in query ? { search: query.search.trim().slice(0, 100) } : query;
  const list = useOfficeList(['orders'], 'GET /api/admin/orders', wanted, isAsked);
  return isAsked ? list : { ...list, items: [] };
}
