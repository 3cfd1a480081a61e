import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ORDER_BUTTONS } from '@shop/domain/company';
import { isSiteOpen } from '@shop/domain/customer/building-site';
import { sumCents, timesCents, toCents, toEuro } from '@shop/domain/money/money';
import {
  type FieldOf,
  ORDER_LIMITS,
  ofOrderFields,
  TEXTS,
  textsOf,
  toldAs,
} from '@shop/domain/order/order-fields';
import { GROSS_NOTE, grossOrderSums, orderGross } from '@shop/domain/order/order-gross';
import { CANCEL_PARAM } from '@shop/domain/order/order-request';
import { orderSums, pricesNote, rebateLabel } from '@shop/domain/order/order-sums';
import type { ChosenLine, Quote, QuoteDelivery, QuoteOrderRequest } from '@shop/domain/quote/quote';
import { chosenProblem, chosenTotals } from '@shop/domain/quote/quote-sums';
import { typedNumber } from '@shop/domain/text/number-input';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { readMeasured } from '@shop/domain/text/units';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCompanies } from '../../companies/shared/companies.ts';
import { callApi } from '../../lib/api/client.ts';
import { orderConfirmationPath, PATHS } from '../../lib/paths.ts';
import { LINK_TARGET, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useRequestId } from '../../lib/use-request-id.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { Result } from '../../ui/cancel-action.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Halves, HiddenText, part, Quiet, Stack } from '../../ui/layout.tsx';
import { Price, useIsGross } from '../../ui/price.tsx';
import { PriceList, PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';

export interface QuoteProps {
  quote: Quote;
  token: string;
  onChange(quote: Quote): void;
}

/** As required by § 312j (3) BGB. */
const ORDER = ORDER_BUTTONS.explicit.label;

/** The ordered quantity of each line, as typed; empty for none. */
type Typed = readonly string[];

/** The office's delivery data, which the customer may change; street and town stay. */
function deliveryOf({ delivery }: Quote): QuoteDelivery {
  const { wished_day } = delivery;
  const isPast = wished_day < berlinDay(new Date());
  const { postal_code: _, ...texts } = textsOf(delivery, TEXTS.delivery);
  return { ...texts, street: '', city: '', wished_day: isPast ? '' : wished_day };
}

const chosenOf = (typed: Typed, { items }: Quote): ChosenLine[] =>
  [...typed.entries()].flatMap(([line, text]) =>
    text.trim() ? { line, quantity: readMeasured(text, items[line]?.unit) ?? Number.NaN } : [],
  );

const totalsOf = (quote: Quote, typed?: Typed) =>
  chosenTotals(
    quote,
    typed
      ? chosenOf(typed, quote).filter(({ quantity }) => quantity > 0)
      : quote.items.map(({ quantity }, line) => ({ line, quantity })),
  );

/** Chooses lines of a quote and orders them at its prices. */
export function QuoteOrder({ quote, token, facts }: QuoteProps & { facts: ReactNode }) {
  const [typed, setTyped] = useState<Typed>(() =>
    quote.items.map(({ left }) => (left > 0 ? typedNumber(left) : '')),
  );
  const [delivery, setDelivery] = useState(() => deliveryOf(quote));
  const [named, setNamed] = useState<Named>({ ...textsOf(quote, NUMBERS) });
  const { send, isSending, failure } = useOrder(quote, token);
  const chosen = chosenOf(typed, quote);
  const [problem, setProblem] = useState<string>();
  const totals = totalsOf(quote, typed);

  function order(): void {
    const wrong = chosenProblem(quote, chosen) ?? placeProblem(quote, delivery);
    setProblem(wrong);
    if (!wrong) void send({ chosen, gross_amount: toEuro(totals.grossCents), delivery, ...named });
  }

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
      gap={{ xs: 4, md: 6 }}
    >
      {facts}
      <DeliveryFields {...{ quote, delivery, named }} onChange={setDelivery} onName={setNamed} />
      <Titled title="Positionen" mb={2}>
        <QuoteItems
          quote={quote}
          typed={typed}
          onChange={(line, text) => setTyped(typed.with(line, text))}
        />
        <Sums quote={quote} typed={typed} totals={totals} />
      </Titled>
      <Stack gap={2}>
        {(problem ?? failure?.text) && (
          <Result key={problem ?? failure?.text} severity="error">
            {problem ?? failure?.text ?? ''}
          </Result>
        )}
        <Button type="submit" size="large" disabled={isSending}>
          {isSending ? 'Bestellung wird verarbeitet...' : ORDER}
        </Button>
        <Rights isBusiness={quote.company_name !== ''} />
      </Stack>
    </Stack>
  );
}

const NUMBERS = ['customer_reference', 'cost_centre'] as const;
type Named = Pick<QuoteOrderRequest, (typeof NUMBERS)[number] | 'site'>;

interface Sent extends Named {
  chosen: ChosenLine[];
  gross_amount: number;
  delivery: QuoteDelivery;
}

function useOrder({ number, version }: Quote, token: string) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const { idOf } = useRequestId();
  return useSendOnce({
    call: ({ chosen: lines, ...sent }: Sent, { signal }) => {
      const body = { id: idOf([lines, sent]), token, version, lines, ...sent };
      return callApi('POST /api/quotes/{number}/order', { params: { number }, body, signal });
    },
    onSent: ({ order_number, token: cancelling }) => {
      // On return, the customer sees the order and what is left of the quote.
      client.removeQueries({ queryKey: ['quote', number] });
      // Passed as in the mail's link, so that the token is stored only after leaving this page.
      const fragment = new URLSearchParams({ [CANCEL_PARAM]: cancelling });
      navigate(`${orderConfirmationPath(order_number)}#${fragment}`);
    },
    failed: 'Die Bestellung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to order by a quote',
  });
}

function placeProblem({ delivery }: Quote, typed: QuoteDelivery): string | undefined {
  if (delivery.method !== 'delivery') return undefined;
  const [street, city] = [delivery.street || typed.street, delivery.city || typed.city];
  return street.trim() && city.trim()
    ? undefined
    : 'Bitte geben Sie Straße und Ort der Lieferung an.';
}

interface QuoteItemsProps {
  quote: Quote;
  /** Undefined once nothing can be ordered any more. */
  typed?: Typed;
  onChange?(line: number, text: string): void;
}

export function QuoteItems({ quote, typed, onChange }: QuoteItemsProps) {
  const { items, orderable } = quote;
  const nets = netsOf(quote, typed);
  const gross = orderGross(nets, amountsOf(quote, totalsOf(quote, typed)));
  return (
    <Items>
      {[...items.entries()].map(([line, item]) => {
        const { product_name: name, left, unit, unit_price } = item;
        const text = typed?.[line] ?? '';
        const canChoose = onChange !== undefined && left > 0;
        return (
          <Entry key={line}>
            {canChoose && orderable === 'lines' && (
              <Tick
                checked={text !== ''}
                onChange={(isOn) => onChange(line, isOn ? typedNumber(left) : '')}
                aria-label={`${name} bestellen`}
                sx={{ ml: -1.5 }}
              />
            )}
            <Box sx={{ flex: 1, minWidth: '12rem' }}>
              <strong>{name}</strong>
              <Quiet>
                {orderedQuantity(item)} zu{' '}
                <Price cents={toCents(unit_price)} rate={item.vat_rate} /> je {unit}
                {left < item.quantity && `, noch ${orderedQuantity({ ...item, quantity: left })}`}
              </Quiet>
            </Box>
            {canChoose && orderable === 'parts' && (
              <Box sx={{ width: 150 }}>
                <InputField
                  label={
                    <>
                      Menge <HiddenText>{name}</HiddenText> ({unit})
                    </>
                  }
                  inputMode="decimal"
                  size="small"
                  maxLength={12}
                  value={text}
                  onChange={({ target }) => onChange(line, target.value)}
                />
              </Box>
            )}
            <Amount>
              <Price cents={nets[line]?.netCents ?? 0} gross={gross?.lines[line]} />
            </Amount>
          </Entry>
        );
      })}
    </Items>
  );
}

type Totals = ReturnType<typeof chosenTotals>;

/** Net amount of each line in the chosen quantity. */
const netsOf = ({ items }: Quote, typed?: Typed) =>
  items.map(({ unit, unit_price, quantity, vat_rate: rate }, line) => {
    const chosen = typed ? (readMeasured(typed[line] ?? '', unit) ?? 0) : quantity;
    return { netCents: timesCents(toCents(unit_price), chosen), rate };
  });

function amountsOf({ rebate, delivery }: Quote, totals: Totals) {
  const { subtotalCents, parts, totalCents } = totals;
  const cents = sumCents([subtotalCents, ...Object.values(parts)]) - totalCents;
  return { ...totals, delivery, rebate: rebate && { label: rebateLabel(rebate), cents } };
}

function Sums({ quote, typed, totals }: { quote: Quote; typed: Typed; totals: Totals }) {
  const amounts = amountsOf(quote, totals);
  const isGross = useIsGross();
  const gross = isGross ? orderGross(netsOf(quote, typed), amounts) : undefined;
  const sums = gross ? grossOrderSums(amounts, gross) : orderSums(amounts);
  return (
    <Box sx={{ width: { sm: 360 }, ml: 'auto', mt: 3 }} aria-live="polite">
      <PriceList>
        {sums.map(({ label, amount: text, kind }) => (
          <PriceRow key={label} label={label} total={kind === 'total'} strong={kind === 'gross'}>
            {text}
          </PriceRow>
        ))}
      </PriceList>
      <Quiet mt={1}>{gross ? GROSS_NOTE : pricesNote(totals.grossCents)}</Quiet>
    </Box>
  );
}

interface DeliveryFieldsProps {
  quote: Quote;
  delivery: QuoteDelivery;
  named: Named;
  onChange(delivery: QuoteDelivery): void;
  onName(named: Named): void;
}

/** For members who may order: the company's open sites at the quote's postcode, or all for pickup. */
function useSites({ customer_number, site, delivery: { method, postal_code } }: Quote) {
  const company = useCompanies()?.find(({ number }) => number === customer_number);
  if (!company?.may_order || site) return [];
  const today = berlinDay(new Date());
  return company.sites.filter(
    (each) => isSiteOpen(each, today) && (method === 'pickup' || each.postal_code === postal_code),
  );
}

const ASKED = TEXTS.delivery.filter(
  (name): name is Exclude<FieldOf<'delivery'>, 'postal_code'> => name !== 'postal_code',
);

/** Place and day, as far as the quote leaves them open. */
function DeliveryFields({ quote, delivery, named, onChange, onName }: DeliveryFieldsProps) {
  const { method, street, city, postal_code } = quote.delivery;
  const isDelivery = method === 'delivery';
  const known: Partial<Record<FieldOf<'delivery'>, string>> = { street, city };
  const names = ASKED.filter((name) => isDelivery && !known[name]);
  const sites = useSites(quote);
  function pick(site: string): void {
    const picked = sites.find(({ name }) => name === site);
    const before = sites.find(({ name }) => name === named.site);
    const offered = { ...deliveryOf(quote), ...textsOf(quote, NUMBERS) };
    // Typed text stays unless the new site has its own; what the previous site filled in does not.
    const taken = (name: (typeof ASKED)[number] | 'cost_centre', text = '') =>
      picked?.[name] || (text === before?.[name] ? offered[name] : text) || '';
    onName({ ...named, site, cost_centre: taken('cost_centre', named.cost_centre) });
    if (!isDelivery) return;
    const filled = ofOrderFields(ASKED, (name) => taken(name, delivery[name]));
    onChange({ ...delivery, ...filled });
  }
  return (
    <Titled title={isDelivery ? `Lieferung nach ${postal_code} ${city}` : 'Abholung'} mb={2}>
      <Halves align="start">
        {sites.length > 0 && (
          <FilterSelect
            label="Baustelle"
            value={named.site ?? ''}
            options={[
              { id: '', label: 'Eine andere' },
              ...sites.map(({ name }) => ({ id: name, label: name })),
            ]}
            onPick={pick}
          />
        )}
        {quote.company_name !== '' &&
          NUMBERS.map((name) => (
            <InputField
              key={name}
              label={toldAs(name, 'customer')}
              required={false}
              maxLength={ORDER_LIMITS[name]}
              value={named[name] ?? ''}
              onChange={({ target }) => onName({ ...named, [name]: target.value })}
            />
          ))}
        {names.map((name) => (
          <InputField
            key={name}
            label={toldAs(name, 'customer')}
            required={name in known}
            maxLength={ORDER_LIMITS[name]}
            value={delivery[name]}
            onChange={({ target }) => onChange({ ...delivery, [name]: target.value })}
          />
        ))}
        <DateField
          label="Wunschtermin"
          required={false}
          earliest={berlinDay(new Date())}
          value={delivery.wished_day}
          onChange={(wished_day) => onChange({ ...delivery, wished_day })}
        />
      </Halves>
    </Titled>
  );
}

function Rights({ isBusiness }: { isBusiness: boolean }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', '& a': LINK_TARGET }}>
      Es gelten unsere <Link href={PATHS.terms}>AGB</Link> und die{' '}
      <Link href={PATHS.privacy}>Datenschutzerklärung</Link>.{' '}
      {isBusiness ? (
        'Ein Widerrufsrecht haben nur Verbraucher.'
      ) : (
        <>
          Verbraucher haben ein Widerrufsrecht von 14 Tagen:{' '}
          <Link href={PATHS.withdrawalInstruction}>Widerrufsbelehrung</Link>. Für Mängel gilt das
          gesetzliche <Link href={PATHS.warranty}>Gewährleistungsrecht</Link>.
        </>
      )}
    </Typography>
  );
}

const Items = part('ul', { ...PLAIN_LIST, borderTop: '2px solid', borderColor: 'text.primary' });

const Entry = part('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'divider',
});

const Amount = part('div', {
  ml: 'auto',
  minWidth: '6.5rem',
  textAlign: 'right',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
