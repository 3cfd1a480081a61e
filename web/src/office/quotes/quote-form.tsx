import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { timesCents, toCents } from '@shop/domain/money/money';
import { EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import { partsText } from '@shop/domain/order/order-parts';
import { repriceDelivery } from '@shop/domain/order/order-pricing';
import { type AdminQuote, ORDERABLE, ORDERABLES } from '@shop/domain/quote/quote';
import { QUOTE_TEXT_LIMITS } from '@shop/domain/quote/quote-schema';
import { quoteTotals } from '@shop/domain/quote/quote-sums';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { formatVatRate } from '@shop/domain/text/vat-text';
import { berlinDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../components/filter-select.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { Halves, Stack } from '../../components/layout.tsx';
import { Titled } from '../../components/titled.tsx';
import { deliveryOptionsQuery, knownOptions } from '../../features/delivery/use-delivery-zones.ts';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { useVatRates } from '../kit/api/use-settings.ts';
import { InlineForm } from '../kit/form/inline-form.tsx';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { Choices } from '../kit/tab/list-toolbar.tsx';
import {
  FREE,
  FREE_FIELDS,
  FREE_LABELS,
  freeLine,
  RebateFields,
} from '../orders/agreed-fields.tsx';
import { CUSTOMER, LABELS, LIMITS, METHODS, PAYMENTS, PLACE } from '../orders/order-fields.ts';
import { NewArticle } from '../orders/order-lines.tsx';
import {
  type QuoteValues,
  quoteContent,
  quoteProblems,
  quoteValues,
  type TypedQuoteLine,
} from './quote-values.ts';

interface QuoteFormProps {
  /** The stored quote, or what a new one begins with. */
  quote: Pick<AdminQuote, 'content'> & Partial<AdminQuote>;
  onSaved(quote: AdminQuote): void;
}

/** The form of a new quote, or of what the next version of a quote says. */
export function QuoteForm({ quote, onSaved }: QuoteFormProps) {
  const { number, revision: seen = 0, contact_id, content: initial } = quote;
  const form = useOfficeForm({
    initial: quoteValues(initial),
    limits: { ...LIMITS, ...QUOTE_TEXT_LIMITS },
    problems: quoteProblems,
    toRequest: quoteContent,
    call: useOfficeCall({
      call: (content: ReturnType<typeof quoteContent>, id) =>
        number === undefined
          ? callApi('POST /api/admin/quotes', {
              body: { id, content, ...(contact_id && { contact_id }) },
            })
          : callApi('POST /api/admin/quotes/{number}/save', {
              params: { number },
              body: { id, seen, content },
            }),
      onDone: (saved) => {
        onSaved(saved);
        return 'Das Angebot ist gespeichert.';
      },
      failed: 'Das Angebot konnte nicht gespeichert werden.',
      what: 'Failed to save a quote',
    }),
  });
  return (
    <Stack gap={4}>
      <Titled title="Kunde" heading="h3" mb={2}>
        <Halves align="start">
          {CUSTOMER.map((name) => (
            <InputField key={name} label={LABELS[name]} autoComplete="off" {...form.field(name)} />
          ))}
        </Halves>
      </Titled>
      <Titled title="Positionen" heading="h3" mb={1}>
        <QuoteLines form={form} />
      </Titled>
      <InlineForm form={form} submit="Speichern" canSend={form.isDirty || number === undefined}>
        <QuoteFields form={form} />
        <Totals values={form.values} />
      </InlineForm>
    </Stack>
  );
}

type Form = ReturnType<typeof useOfficeForm<QuoteValues, ReturnType<typeof quoteContent>>>;

function QuoteFields({ form }: { form: Form }) {
  const { values } = form;
  const { method, payment_method, orderable } = values;
  const isDelivery = method === 'delivery';
  return (
    <Stack gap={4}>
      <RebateFields form={form} isDelivery={isDelivery} />
      <Titled title="Bedingungen" heading="h3" mb={2}>
        <Halves align="start">
          <DateField
            label="Gültig bis"
            earliest={berlinDay(new Date())}
            {...form.day('valid_until')}
          />
          <Choices
            values={{ orderable, method, payment_method } as Record<string, string>}
            rows={[
              { name: 'orderable', label: 'Bestellbar', options: WAYS },
              { name: 'method', label: 'Lieferart', options: METHODS },
              { name: 'payment_method', label: 'Zahlungsart', options: PAYMENTS },
            ]}
            onChange={(changed) => form.set(changed as Partial<QuoteValues>)}
          />
          {isDelivery &&
            PLACE.map((name) => (
              <InputField
                key={name}
                label={LABELS[name]}
                autoComplete="off"
                {...form.field(name, `delivery.${name}`)}
              />
            ))}
          <InputField
            label="Bedingungen (liest der Kunde)"
            rows={3}
            {...form.field('conditions')}
          />
          <InputField label="Notiz (nur für das Büro)" rows={3} {...form.field('note')} />
        </Halves>
      </Titled>
    </Stack>
  );
}

const WAYS = ORDERABLES.map((id) => ({ id, label: ORDERABLE[id].label }));

/** Lines of articles, whose name, unit and rate are the catalogue's, and free ones, at prices of the office. */
function QuoteLines({ form }: { form: Form }) {
  const { lines, number } = form.values;
  const rates = useVatRates().rates.map((rate) => ({
    id: String(rate),
    label: formatVatRate(rate),
  }));
  const change = (to: readonly TypedQuoteLine[]) => form.set({ lines: [...to] });
  return (
    <Stack gap={2}>
      {[...lines.entries()].map(([index, line]) => (
        <Box key={index} sx={freeLine}>
          {line.product_id !== undefined && <strong>{`${line.name}, je ${line.unit}`}</strong>}
          {FREE_FIELDS.filter(
            (name) => line.product_id === undefined || OF_ARTICLES.includes(name),
          ).map((name) => (
            <InputField
              key={name}
              label={FREE_LABELS[name]}
              size="small"
              autoComplete="off"
              {...form.at(`lines.${index}.${name}`)}
            />
          ))}
          {line.product_id === undefined && (
            <FilterSelect
              label="MwSt.-Satz"
              options={rates}
              value={line.rate}
              onPick={(rate) => change(lines.with(index, { ...line, rate }))}
            />
          )}
          <OfficeButton
            variant="text"
            aria-label={`${line.name || `Position ${index + 1}`} entfernen`}
            onClick={() => change(lines.toSpliced(index, 1))}
          >
            Entfernen
          </OfficeButton>
        </Box>
      ))}
      <NewArticle
        number={number}
        onType={(text) => form.set({ number: text })}
        onFound={({ id, name, unit, price, vat_rate = 19 }) => {
          if (lines.some(({ product_id }) => product_id === id)) return THERE;
          const texts = { name, unit, rate: String(vat_rate), quantity: '1' };
          const line = { product_id: id, ...texts, price: price ? formatNumber(price) : '' };
          form.set({ number: '', lines: [...lines, line] });
          return undefined;
        }}
      />
      <div>
        <OfficeButton onClick={() => change([...lines, FREE])}>
          Freie Position hinzufügen
        </OfficeButton>
      </div>
    </Stack>
  );
}

const THERE = 'Dieser Artikel steht schon hier.';
const OF_ARTICLES: readonly string[] = ['quantity', 'price'];

/** What it would come to as typed, once all of it can be read. */
function Totals({ values }: { values: QuoteValues }) {
  const { data: answer } = useQuery(deliveryOptionsQuery);
  const { lines, rebate, delivery_amount, delivery } = quoteContent(values);
  const isRead = lines.every(({ quantity, price }) => quantity > 0 && price > 0);
  if (!answer || !isRead || lines.length === 0) return null;
  const options = knownOptions(answer);
  const checked = repriceDelivery({ ...EMPTY_WISH, ...delivery }, { options, now: new Date() });
  if (!checked.ok && delivery_amount === undefined) {
    return <Alert severity="warning">{checked.message}</Alert>;
  }
  const totals = quoteTotals(
    lines.map(({ quantity, price, vat_rate: vatRate }) => {
      return { quantity, vatRate, weight_kg: 0, totalCents: timesCents(toCents(price), quantity) };
    }),
    checked.ok ? checked.terms : { ...FLAT_RATE, options },
    {
      deliveryCents: delivery_amount === undefined ? undefined : toCents(delivery_amount || 0),
      rebate: rebate && { ...rebate, cents: toCents(rebate.amount || 0) },
    },
  );
  return (
    <Alert severity="info" role="status">
      {`Gesamtsumme ${formatEuro(totals.totalCents)} netto, davon ${partsText(totals.parts)}; `}
      <strong>{formatEuro(totals.grossCents)} inkl. MwSt.</strong>
    </Alert>
  );
}
