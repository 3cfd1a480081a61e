import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { bookingState, isBookingState } from '@shop/domain/booking/booking-state';
import { siteId } from '@shop/domain/customer/building-site';
import type { CustomerFigures } from '@shop/domain/customer/customer-calls';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import { toCents } from '@shop/domain/money/money';
import type { Versioned } from '@shop/domain/office/office';
import { QUOTE_STATES } from '@shop/domain/quote/quote';
import { customerNumber } from '@shop/domain/text/customer-number';
import { formatDate, formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { officePath, openedPath } from '../../office/addresses.ts';
import { useOfficeList, useOfficeQuery } from '../../office/api/use-office-query.ts';
import { Loaded, PagedEntries } from '../../office/tab/paged-list.tsx';
import { LinkButton } from '../../office/tab/tab-head.tsx';
import { LikelyOrders } from '../../orders/office/likely-orders.tsx';
import RepeatsView from '../../quotes/office/repeats-view.tsx';
import { Badge, StatusBadge } from '../../ui/badge.tsx';
import { BarTable } from '../../ui/bar-table.tsx';
import { part, Row, Stack } from '../../ui/layout.tsx';
import { PapersOfPeriod, SiteChoice } from '../../ui/site-choice.tsx';
import { Titled } from '../../ui/titled.tsx';

const Lines = part('ul', {
  ...PLAIN_LIST,
  '& > li': { py: 0.5, borderTop: '1px solid', borderColor: 'divider' },
});

interface CustomerProps {
  customer: Versioned<CustomerInput>;
}

/** Beside a customer's record, in all or for a building site: orders, papers, invoices, rentals and sums. */
export function CustomerSections({ customer }: CustomerProps) {
  const { id, input } = customer;
  const [site, setSite] = useState('');
  const number = customerNumber(id);
  const figures = useOfficeQuery(
    ['customers', id, 'figures', site],
    'GET /api/admin/customers/{id}/figures',
    { params: { id }, query: { site } },
  );
  return (
    <Stack gap={4}>
      <SiteChoice sites={input.sites} site={site} onPick={setSite} />
      <Orders number={number} site={site} />
      {!input.merged_into && <LikelyOrders customer={customer} />}
      <Quotes number={number} />
      <Titled title="Dauerbestellungen" heading="h3">
        <RepeatsView customer={number} />
      </Titled>
      <PapersOfPeriod
        path={`/api/admin/customers/${id}/papers.zip`}
        site={input.sites.find((each) => siteId(each) === site)}
        hasInvoices
        heading="h3"
      />
      <Loaded query={figures} many="Rechnungen">
        {(loaded) => <Figures {...loaded} />}
      </Loaded>
    </Stack>
  );
}

function Orders({ number, site }: { number: string; site: string }) {
  const list = useOfficeList(['orders', 'of', number], 'GET /api/admin/orders', {
    customer: number,
    site,
    placed: 'true',
  });
  return (
    <Titled title="Bestellungen" heading="h3">
      <PagedEntries
        list={list}
        failed="Die Bestellungen konnten nicht geladen werden"
        empty="Noch keine."
      >
        <Lines mt={1}>
          {list.items.map((order) => (
            <li key={order.order_number}>
              <Row>
                <Link href={openedPath('order', order.order_number)}>{order.order_number}</Link>
                <span>{formatDate(order.created_at)}</span>
                <span>
                  {order.deliveries?.length ? 'Rest ' : ''}
                  {formatEuro(toCents(order.total_amount))} netto
                </span>
                {order.site && <span>{order.site}</span>}
                <StatusBadge isOffice status={order.order_status} method={order.delivery?.method} />
                {order.delivered_day && <span>geliefert am {formatDay(order.delivered_day)}</span>}
                {order.deliveries?.map((part) => (
                  <span key={part.number}>
                    Teillieferung <Link href={openedPath('order', part.number)}>{part.number}</Link>{' '}
                    am {formatDay(part.day)}
                  </span>
                ))}
              </Row>
            </li>
          ))}
        </Lines>
        <LinkButton
          to={officePath('bestellungen', '', { kunde: number, ...(site && { baustelle: site }) })}
          sx={{ mt: 2 }}
        >
          In der Liste der Bestellungen
        </LinkButton>
      </PagedEntries>
    </Titled>
  );
}

function Quotes({ number }: { number: string }) {
  const list = useOfficeList(['quotes', 'of', number], 'GET /api/admin/quotes', {
    customer: number,
  });
  return (
    <Titled title="Angebote" heading="h3">
      <PagedEntries
        list={list}
        failed="Die Angebote konnten nicht geladen werden"
        empty="Noch keine."
      >
        <Lines mt={1}>
          {list.items.map(({ number: quote, status, valid_until, gross_amount }) => (
            <li key={quote}>
              <Row>
                <Link href={openedPath('quote', quote)}>{quote}</Link>
                <span>bis {formatDay(valid_until)}</span>
                <span>{formatEuro(toCents(gross_amount))} inkl. MwSt.</span>
                <Badge color={QUOTE_STATES[status].color}>{QUOTE_STATES[status].label}</Badge>
              </Row>
            </li>
          ))}
        </Lines>
      </PagedEntries>
    </Titled>
  );
}

/** Maximum number of invoices and rentals in the figures. */
const MAX_SHOWN = 50;

function Figures({
  open,
  revenue,
  tonnes,
  materials,
  sites,
  invoices,
  rentals,
  is_cut,
  credit,
}: CustomerFigures) {
  return (
    <>
      {credit && (
        <Alert
          severity={credit.used_amount > credit.limit_amount ? 'warning' : 'info'}
          icon={false}
        >
          Kreditrahmen {formatEuro(toCents(credit.limit_amount))}, davon genutzt{' '}
          {formatEuro(toCents(credit.used_amount))} (brutto)
        </Alert>
      )}
      {is_cut && <p>Gezählt sind die neuesten 500 Rechnungen.</p>}
      {[open, revenue, tonnes, materials, sites].map(
        ({ note: _, ...table }) =>
          table.rows.length > 0 && (
            <Titled key={table.title} title={table.title} heading="h3">
              <BarTable hasBars {...table} />
            </Titled>
          ),
      )}
      {invoices.length > 0 && (
        <Titled title="Rechnungen" heading="h3">
          <Lines mt={1}>
            {invoices.map(({ number, day, gross_amount, open_amount }) => (
              <li key={number}>
                <Row>
                  <Link href={`/api/invoices/${number}/pdf`} target="_blank">
                    {number}
                  </Link>
                  <span>{formatDay(day)}</span>
                  <span>{formatEuro(toCents(gross_amount))} inkl. MwSt.</span>
                  {open_amount > 0 && <span>offen {formatEuro(toCents(open_amount))}</span>}
                </Row>
              </li>
            ))}
          </Lines>
          {invoices.length >= MAX_SHOWN && <p>{`Gezeigt sind die neuesten ${MAX_SHOWN}.`}</p>}
        </Titled>
      )}
      {rentals.length > 0 && (
        <Titled title="Mieten" heading="h3">
          <Lines mt={1}>
            {rentals.map(({ booking_number, tool_name, state, start_day, end_day }) => (
              <li key={booking_number}>
                <Row>
                  <Link href={openedPath('booking', booking_number)}>{tool_name}</Link>
                  <span>
                    {formatDay(start_day)} bis {formatDay(end_day)}
                  </span>
                  {isBookingState(state) && <span>{bookingState(state).label}</span>}
                </Row>
              </li>
            ))}
          </Lines>
          {rentals.length >= MAX_SHOWN && <p>{`Gezeigt sind die neuesten ${MAX_SHOWN}.`}</p>}
        </Titled>
      )}
    </>
  );
}
