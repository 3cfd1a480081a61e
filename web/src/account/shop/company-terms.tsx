import MuiLink from '@mui/material/Link';
import type { OwnCompany } from '@shop/domain/customer/customer-calls';
import { sumCents, toCents } from '@shop/domain/money/money';
import { CASH_DISCOUNT, INVOICE_DAYS, INVOICING } from '@shop/domain/payment/payment-conditions';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery, READ_OPTIONS } from '../../lib/api/queries.ts';
import { orderConfirmationPath, productPath } from '../../lib/paths.ts';
import { accountKey } from '../../session/user-query.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Facts } from '../../ui/facts.tsx';
import { PlainList, Text } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

/** The company's payment terms, remaining credit and own prices. */
export function CompanyTerms({ company }: { company: OwnCompany }) {
  const { credit, payment_days = INVOICE_DAYS, invoicing } = company;
  const { discount_percent = CASH_DISCOUNT.percent, discount_days = CASH_DISCOUNT.days } = company;
  const { limit_amount = 0, used_amount = 0 } = credit ?? {};
  const freeCents = Math.max(0, toCents(limit_amount) - toCents(used_amount));
  return (
    <div>
      <Facts
        title="Konditionen"
        heading="h3"
        facts={[
          ['Zahlungsziel', `${payment_days} Tage nach der Rechnung`],
          [
            'Skonto',
            discount_percent > 0
              ? `${formatNumber(discount_percent)} % in ${discount_days} Tagen`
              : 'keines',
          ],
          ['Rechnungen', invoicing ? INVOICING[invoicing] : 'für jede Lieferung'],
          [
            'Kreditrahmen',
            credit && `${formatEuro(toCents(limit_amount))}, davon frei ${formatEuro(freeCents)}`,
          ],
        ]}
      />
      <OwnPriceList company={company} />
    </div>
  );
}

function OwnPriceList({ company }: { company: OwnCompany }) {
  const { fixed_prices = [], discounts = [] } = company;
  const { data = [] } = useQuery({
    ...apiQuery('GET /api/products'),
    enabled: fixed_prices.length > 0,
  });
  if (fixed_prices.length + discounts.length === 0) return null;
  const today = berlinDay(new Date());
  const scope = ({ from, site }: { from: string; site: string }) =>
    [from > today && `ab ${formatDay(from)}`, site && `Baustelle ${site}`]
      .filter(Boolean)
      .join(', ');
  return (
    <Disclosure title="Eigene Preise">
      <PlainList>
        {fixed_prices.map((each) => {
          const product = data.find(({ id }) => id === each.product_id);
          return (
            <li key={JSON.stringify(each)}>
              {product ? (
                <MuiLink href={productPath(product.id)}>{product.name}</MuiLink>
              ) : (
                `Artikel ${each.product_id}`
              )}
              {`: ${formatEuro(toCents(each.price))} netto${product ? ` je ${product.unit}` : ''}`}
              {scope(each) && ` (${scope(each)})`}
            </li>
          );
        })}
        {discounts.map((each) => (
          <li key={JSON.stringify(each)}>
            {`${each.category}: ${formatNumber(each.percent)} % Rabatt`}
            {scope(each) && ` (${scope(each)})`}
          </li>
        ))}
      </PlainList>
    </Disclosure>
  );
}

/** The company's open invoices, earliest due date first. */
export function OpenInvoices({ number, email }: { number: string; email: string }) {
  const { data, error } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...accountKey(email), 'open invoices', number],
    queryFn: ({ signal }) =>
      callApi('GET /api/users/companies/{number}/open', { params: { number }, signal }),
  });
  useLogFailure('Failed to load open invoices', error);
  if (!data) return null;
  const today = berlinDay(new Date());
  const total = sumCents(data.map(({ open_amount }) => toCents(open_amount)));
  return (
    <Titled title="Offene Rechnungen" mb={1}>
      {data.length === 0 && <Text>Es ist nichts offen.</Text>}
      <PlainList>
        {data.map(({ number: invoice, order_number, site, due_day, open_amount }) => (
          <li key={invoice}>
            <MuiLink href={`/api/invoices/${invoice}/pdf`} target="_blank">
              {invoice}
            </MuiLink>
            {`: ${formatEuro(toCents(open_amount))} inkl. MwSt., `}
            {due_day &&
              `${due_day < today ? 'überfällig seit' : 'fällig am'} ${formatDay(due_day)}, `}
            {site && `Baustelle ${site}, `}
            <MuiLink href={orderConfirmationPath(order_number)}>Auftrag {order_number}</MuiLink>
          </li>
        ))}
      </PlainList>
      {data.length > 1 && <Text strong>Zusammen {formatEuro(total)} inkl. MwSt.</Text>}
    </Titled>
  );
}
