import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CREDIT_REASON } from '@shop/domain/customer/credit-reason';
import { formatWeight, orderWeightKg } from '@shop/domain/delivery/order-weight';
import { sumCents, timesCents, toCents, toEuro } from '@shop/domain/money/money';
import { earliestWishedDay, prepaidDayText } from '@shop/domain/order/delivery-wish';
import { ORDER_LIMITS, TEXTS } from '@shop/domain/order/order-fields';
import { partsText } from '@shop/domain/order/order-parts';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import {
  type AdminQuote,
  ORDERABLE,
  ORDERABLES,
  type QuoteContent,
} from '@shop/domain/quote/quote';
import { QUOTE_TEXT_LIMITS } from '@shop/domain/quote/quote-schema';
import { pricedQuote } from '@shop/domain/quote/quote-sums';
import { customerId } from '@shop/domain/text/customer-number';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import {
  deliveryOptionsQuery,
  knownOptions,
  useDeliveryOptions,
} from '../../delivery/shared/use-delivery-zones.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { parseStored, type StoredText } from '../../lib/browser-storage/stored-text.ts';
import { openedPath } from '../../office/addresses.ts';
import { useCustomer } from '../../office/api/use-customer.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { DraftPaperButton } from '../../office/draft-paper.tsx';
import { type FormCall, useOfficeForm } from '../../office/form/use-office-form.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import type { Customer } from '../../office/similar-customers.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Choices } from '../../office/tab/list-toolbar.tsx';
import { RebateFields } from '../../orders/office/agreed-fields.tsx';
import { DayStrip } from '../../orders/office/day-strip.tsx';
import { ACCESS, LABELS, METHODS, PAYMENTS, WHEN } from '../../orders/office/order-fields.ts';
import { useDayProblem } from '../../orders/office/use-day-problem.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Block, Halves, Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import { QuoteCustomer } from './quote-customer.tsx';
import { QuoteLines } from './quote-lines.tsx';
import {
  placeAt,
  type QuoteFormState,
  type QuoteValues,
  quoteContent,
  quoteProblems,
  quoteValues,
  rateOfLine,
  repriced,
  type SentQuote,
  type Way,
} from './quote-values.ts';

/** The stored quote, or the initial content of a new one. */
export type Draft = Pick<AdminQuote, 'content'> & Partial<AdminQuote>;

/** Saves or sends the form, or turns it into an order and opens that. */
export function useQuoteCall(
  { number, revision, contact_id }: Draft,
  onSaved: (quote: AdminQuote) => void,
  /** Once it is stored. */
  forget = () => {},
) {
  const navigate = useNavigate();
  return useOfficeCall({
    call: async (
      { way, content, gross_amount, credit_reason }: SentQuote,
      id,
      seen = revision ?? 0,
    ): Promise<AdminQuote | { order_number: string }> => {
      if (way === 'order') {
        const more = {
          ...(credit_reason && { credit_reason }),
          ...(number !== undefined && { quote_number: number }),
        };
        return callApi('POST /api/admin/orders', {
          seen,
          body: { id, content, gross_amount, ...more },
        });
      }
      const body = { id, content, ...(way === 'send' && { send: true }) };
      return number === undefined
        ? callApi('POST /api/admin/quotes', {
            body: { ...body, ...(contact_id && { contact_id }) },
          })
        : callApi('POST /api/admin/quotes/{number}/save', {
            params: { number },
            seen,
            body,
          });
    },
    onDone: (done, { way }) => {
      forget();
      if ('order_number' in done) {
        const address = openedPath('order', done.order_number);
        navigate(address, { replace: true });
        return '';
      }
      onSaved(done);
      return way === 'send'
        ? 'Das Angebot ist unterwegs, mit Link und PDF.'
        : 'Das Angebot ist gespeichert.';
    },
    failed: 'Das hat nicht geklappt.',
  });
}

interface QuoteFormProps {
  quote: Draft;
  /** What the form was opened for. */
  main?: Way;
  /** Keeps what is typed, until it is stored or dropped. */
  kept?: StoredText;
  call: FormCall<SentQuote>;
  onEdited?: ((isEdited: boolean) => void) | undefined;
  /** The dialog's own bar, which has the form's buttons. */
  bar: HTMLElement | null;
}

/** The office's form for quotes and for orders by telephone. */
export function QuoteForm({ quote, main = 'order', kept, call, onEdited, bar }: QuoteFormProps) {
  const { number, content: initial, offer, is_changed } = quote;
  const { data: products = [] } = useQuery(apiQuery('GET /api/products'));
  const { data: answer } = useQuery(deliveryOptionsQuery);
  const options = answer && knownOptions(answer);
  const [typed] = useState(() => parseStored(kept?.get() ?? null) as Partial<QuoteValues> | null);
  const articleRef = useRef<HTMLInputElement>(null);
  const form: QuoteFormState = useOfficeForm({
    initial: quoteValues(initial),
    ...(typed && { typed }),
    revision: quote.revision,
    limits: { ...ORDER_LIMITS, ...QUOTE_TEXT_LIMITS },
    problems: (values, way) => {
      const now = new Date();
      const closed = new Set(options?.closed_days);
      const problems = quoteProblems(values, way as Way, { now, closed });
      const priced = priceOf(quoteContent(values));
      return way === 'order'
        ? [problems, { '': priced?.ok ? undefined : (priced?.message ?? NO_PRICES) }]
        : problems;
    },
    toRequest: (values, way) => {
      const content = quoteContent(values);
      const priced = priceOf(content);
      const gross_amount = toEuro(priced?.ok ? priced.totals.grossCents : 0);
      const credit_reason = values.credit_reason.trim();
      return { way: way as Way, content, gross_amount, credit_reason };
    },
    call,
  });
  const { values, isDirty } = form;
  useEffect(() => {
    onEdited?.(isDirty);
    return () => onEdited?.(false);
  }, [isDirty, onEdited]);
  const isSent = call.isSending;
  useEffect(() => {
    if (isDirty) kept?.set(JSON.stringify(values));
    else if (!isSent) kept?.remove();
  }, [kept, isDirty, isSent, values]);
  const isBeyondCredit = call.result?.code === 'beyond_credit' || values.credit_reason !== '';
  const record = useRecord(values.customer_number);

  /** Price of the content; undefined until all of it can be read. */
  function priceOf(content: QuoteContent) {
    const { lines, delivery_amount, rebate } = content;
    const figures = [delivery_amount, rebate?.percent, rebate?.amount];
    const isRead =
      lines.every(({ quantity, price }) => quantity > 0 && price > 0) &&
      figures.every((figure) => figure === undefined || Number.isFinite(figure));
    if (!options || !isRead || lines.length === 0) return undefined;
    const taxed = lines.map((line) => {
      const { quantity, price } = line;
      const vatRate = rateOfLine(line, products);
      // No price depends on the weight.
      return { quantity, vatRate, weight_kg: 0, totalCents: timesCents(toCents(price), quantity) };
    });
    return pricedQuote(content, taxed, { options, now: new Date() });
  }

  function choose(chosen: Partial<QuoteValues>, input: Customer['input'] | undefined): void {
    form.set((now) => {
      const buyers = [
        { input: record, site: now.site },
        { input, site: chosen.site ?? now.site },
      ] as const;
      return { ...chosen, lines: repriced(now.lines, products, buyers) };
    });
  }

  const press = (way: Way) => ({
    isBlocked: form.isSending,
    onClick: () => form.submit(undefined, way),
  });
  const content = quoteContent(values);
  const priced = priceOf(content);
  const kg = useWeightKg(content.lines);
  const isNew = !offer || is_changed || form.isDirty;
  const buttons: Record<Way, string | false> = {
    order: 'Bestellung aufnehmen',
    send: isNew && (offer ? 'Neue Fassung senden' : 'Angebot senden'),
    draft:
      (number === undefined || form.isDirty) &&
      (number === undefined ? 'Als Entwurf speichern' : 'Speichern'),
  };
  const most = priced?.ok
    ? sumCents([priced.totals.subtotalCents, ...Object.values(priced.totals.parts)])
    : undefined;
  return (
    <Stack gap={4} ref={form.ref}>
      {typed && isDirty && (
        <Row>
          <span>Ihre Eingaben von vorhin sind noch da.</span>
          <OfficeButton onClick={() => form.reset()}>Neu beginnen</OfficeButton>
        </Row>
      )}
      <QuoteCustomer
        form={form}
        by={[initial.customer_email, initial.tax_number, initial.company_name]}
        record={record}
        onChosen={choose}
        onPicked={() => articleRef.current?.focus()}
      />
      <Titled title="Positionen" heading="h3" mb={1}>
        <QuoteLines
          articleRef={articleRef}
          form={form}
          products={products}
          buyer={{ input: record, site: values.site }}
        />
      </Titled>
      <RebateFields form={form} isDelivery={values.method === 'delivery'} mostCents={most} />
      <DeliveryFields form={form} />
      <OfferFields form={form} />
      {priced && !priced.ok && <Alert severity="warning">{priced.message}</Alert>}
      {bar &&
        createPortal(
          <>
            <Box role="status" sx={whole}>
              {priced?.ok && (
                <>
                  {`Gesamtsumme ${formatEuro(priced.totals.totalCents)} netto, davon ${partsText(priced.totals.parts)}; `}
                  <strong>{formatEuro(priced.totals.grossCents)} inkl. MwSt.</strong>
                  {kg !== undefined && `; ca. ${formatWeight(kg)}`}
                </>
              )}
            </Box>
            {isBeyondCredit && (
              <Box sx={whole}>
                <InputField label={CREDIT_REASON.label} {...form.field('credit_reason')} />
              </Box>
            )}
            <ResultAlert result={form.result} sx={whole} />
            <Row>
              {(main === 'order' ? WAYS_ORDER : WAYS_QUOTE).map((way) => {
                const label = buttons[way];
                return (
                  label && (
                    <OfficeButton
                      key={way}
                      {...(way === main && { variant: 'contained' })}
                      {...press(way)}
                    >
                      {label}
                    </OfficeButton>
                  )
                );
              })}
              {isNew && (
                <DraftPaperButton
                  paper={priced?.ok ? { quote: { ...(number && { number }), content } } : undefined}
                />
              )}
            </Row>
          </>,
          bar,
        )}
    </Stack>
  );
}

/** A line of the bar to itself. */
const whole = { flex: '1 1 100%', '&:empty': { display: 'none' } };

/** Weight of the goods in kg; undefined if one of an article is unknown. Free lines have none, as in an order. */
function useWeightKg(lines: QuoteContent['lines']): number | undefined {
  const details = useQueries({
    queries: lines.map(({ product_id: id = 0 }) => ({
      ...apiQuery('GET /api/products/{id}', { id }),
      enabled: id > 0,
    })),
  });
  return orderWeightKg(
    lines.map(({ product_id, quantity }, line) => {
      const weight_kg = product_id === undefined ? 0 : details[line]?.data?.weight_kg;
      return { quantity, weight_kg };
    }),
  );
}

const WAYS_ORDER: readonly Way[] = ['order', 'send', 'draft'];
const WAYS_QUOTE: readonly Way[] = ['send', 'draft', 'order'];

const NO_PRICES = 'Die Preise sind noch nicht geladen. Bitte versuchen Sie es gleich noch einmal.';

/** The record of a customer, once loaded. */
function useRecord(number: string): Customer['input'] | undefined {
  const id = customerId(number);
  const { data } = useCustomer(id);
  return id === undefined ? undefined : data?.input;
}

/** Delivery and payment. */
function DeliveryFields({ form }: { form: QuoteFormState }) {
  const { method, payment_method, truck_access, express, wished_day } = form.values;
  const isDelivery = method === 'delivery';
  const home = form.values.street.trim() ? undefined : placeAt(form.values.company_address);
  const [isChoosing, setIsChoosing] = useState(false);
  const problemOf = useDayProblem();
  const isClosed = (day: string) => problemOf(day) !== undefined;
  const now = new Date();
  const today = berlinDay(now);
  const closed = new Set(useDeliveryOptions().closed_days);
  const isPrepaid = paymentMethodOf(payment_method).isPaidFirst;
  return (
    <Titled title="Lieferung und Zahlung" heading="h3" mb={2}>
      <Halves align="start">
        <Choices
          values={{ method, payment_method, truck_access, express } as Record<string, string>}
          rows={[
            { name: 'method', label: 'Lieferart', options: METHODS },
            { name: 'payment_method', label: 'Zahlungsart', options: PAYMENTS },
            ...(isDelivery
              ? [
                  { name: 'truck_access', label: 'Zufahrt', options: ACCESS },
                  { name: 'express', label: 'Wann', options: WHEN },
                ]
              : []),
          ]}
          onChange={(changed) => form.set(changed as Partial<QuoteValues>)}
        />
        {isDelivery && home && (
          <OfficeButton onClick={() => form.set(home)}>Wie Rechnungsanschrift</OfficeButton>
        )}
        {isDelivery &&
          TEXTS.delivery.map((name) => (
            <InputField
              key={name}
              label={LABELS[name]}
              autoComplete="off"
              {...form.field(name, `delivery.${name}`)}
            />
          ))}
        {!(isDelivery && express) && (
          <Box onFocus={() => setIsChoosing(true)}>
            <DateField
              label={isDelivery ? 'Liefertag' : 'Abholtag'}
              required={false}
              earliest={today}
              isClosed={isClosed}
              {...form.day('wished_day')}
              hint={
                isPrepaid ? prepaidDayText(earliestWishedDay([], { now, closed, isPrepaid })) : ''
              }
            />
          </Box>
        )}
      </Halves>
      {isChoosing && !(isDelivery && express) && (
        <Block mt={2}>
          <DayStrip
            label="Was an den Tagen ansteht"
            around={wished_day > today ? wished_day : today}
            chosen={wished_day}
            isClosed={isClosed}
            onPick={(day) => form.set({ wished_day: day })}
          />
        </Block>
      )}
    </Titled>
  );
}

function OfferFields({ form }: { form: QuoteFormState }) {
  const { orderable } = form.values;
  return (
    <Titled title="Angebot und Bedingungen" heading="h3" mb={2}>
      <Halves align="start">
        <DateField
          label="Gültig bis"
          earliest={berlinDay(new Date())}
          {...form.day('valid_until')}
        />
        <Choices
          values={{ orderable } as Record<string, string>}
          rows={[{ name: 'orderable', label: 'Bestellbar', options: WAYS }]}
          onChange={(changed) => form.set(changed as Partial<QuoteValues>)}
        />
        <InputField
          label="Bedingungen und Anmerkungen (liest der Kunde)"
          rows={3}
          {...form.field('conditions')}
        />
        <InputField label="Notiz (nur für das Büro)" rows={3} {...form.field('note')} />
      </Halves>
    </Titled>
  );
}

const WAYS = ORDERABLES.map((id) => ({ id, label: ORDERABLE[id].label }));
