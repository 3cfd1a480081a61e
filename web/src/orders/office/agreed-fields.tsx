import Box from '@mui/material/Box';
import { type Cents, toCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE } from '@shop/domain/money/vat';
import type { AdminOrder } from '@shop/domain/order/order';
import { FREE_LINES_HINT, type OrderEditRequest } from '@shop/domain/order/order-edit';
import { rateOn } from '@shop/domain/settings/vat-rates';
import { formatEuro } from '@shop/domain/text/format';
import { readNumber, typedEuro, typedNumber } from '@shop/domain/text/number-input';
import { isDivisible, isOfficeQuantity } from '@shop/domain/text/quantity';
import { readMeasured } from '@shop/domain/text/units';
import { formatVatRate } from '@shop/domain/text/vat-text';
import { berlinDay } from '@shop/domain/time/calendar';
import { COLORS } from '../../lib/theme/colors.ts';
import { useVatRates } from '../../office/api/use-settings.ts';
import type { OfficeFields } from '../../office/form/use-office-form.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Halves, Quiet, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

/** A free line, without an article, as typed. */
export type FreeTexts = Record<'name' | 'quantity' | 'unit' | 'price' | 'rate', string>;

/** An empty free line at today's standard rate of VAT. */
export function useFreeLine(): FreeTexts {
  const set = useVatRates();
  const rate = String(rateOn(set.standard, set, berlinDay(new Date())));
  return { name: '', quantity: '1', unit: 'Std.', price: '', rate };
}

const FREE_LABELS = {
  name: 'Bezeichnung',
  quantity: 'Menge',
  unit: 'Einheit',
  price: 'Einzelpreis netto (€)',
};
const FREE_FIELDS = Object.keys(FREE_LABELS) as (keyof typeof FREE_LABELS)[];
const OF_ARTICLES = ['quantity', 'price'] as const;

/** What the office has agreed on with a customer, as typed. */
export interface TypedAgreed {
  agreed: {
    free: readonly FreeTexts[];
    /** Empty for the price of the zone. */
    delivery: string;
    percent: string;
    amount: string;
    why: string;
  };
}

export function typedAgreed(order: AdminOrder): TypedAgreed {
  const { order_items, rebate, delivery_agreed, delivery_amount } = order;
  const free = order_items.filter(({ product_id }) => product_id === undefined);
  const off = rebate?.percent === undefined ? (rebate?.agreed_amount ?? rebate?.amount) : undefined;
  return {
    agreed: {
      free: free.map(({ product_name: name, quantity, unit = '', unit_price, vat_rate }) => {
        const [price, rate] = [typedEuro(unit_price), String(vat_rate ?? STANDARD_VAT_RATE)];
        return { name, quantity: typedNumber(quantity), unit, price, rate };
      }),
      delivery: delivery_agreed ? typedEuro(delivery_amount) : '',
      percent: typedNumber(rebate?.percent),
      amount: typedEuro(off),
      why: rebate?.reason ?? '',
    },
  };
}

/** What cannot be read, by the path of its field. */
export function agreedProblems(
  { agreed }: TypedAgreed,
  order: AdminOrder,
): Record<string, string | undefined> {
  const { free, delivery, percent, amount } = agreed;
  const rests = order.order_items.map((item) => item.quantity);
  const isFigure = (text: string) => !text.trim() || readNumber(text) !== undefined;
  const figures = Object.entries({ delivery, percent, amount }).map(([name, text]) => [
    `agreed.${name}`,
    isFigure(text) ? undefined : 'Bitte geben Sie eine Zahl ein.',
  ]);
  const ofLines = free.flatMap(({ name, quantity, unit, price }, index) => {
    const problems = {
      name: name.trim() ? undefined : 'Bitte geben Sie eine Bezeichnung an.',
      quantity: quantityProblem(quantity, unit.trim(), rests),
      unit: unit.trim() ? undefined : 'Bitte geben Sie eine Einheit an.',
      price: readNumber(price) === undefined ? 'Bitte geben Sie einen Preis ein.' : undefined,
    };
    return Object.entries(problems).map(([of, text]) => [`agreed.free.${index}.${of}`, text]);
  });
  return Object.fromEntries([...figures, ...ofLines]);
}

/** A quantity left over from a partial delivery is valid, whatever the unit. */
function quantityProblem(typed: string, unit: string, rests: readonly number[]) {
  const quantity = readMeasured(typed, unit);
  if (isOfficeQuantity(quantity, unit) || rests.some((rest) => rest === quantity)) return undefined;
  return isDivisible(unit) ? NO_THOUSANDTHS : NOT_WHOLE;
}

const NO_THOUSANDTHS = 'Bitte eine Zahl über 0 mit höchstens drei Nachkommastellen.';
const NOT_WHOLE = 'Bitte eine ganze Zahl ab 1.';

type Agreed = Pick<OrderEditRequest, 'free_lines' | 'rebate' | 'delivery_amount'>;

/** What differs from what the order has. */
export function readAgreed({ agreed }: TypedAgreed, order: AdminOrder): Agreed {
  const { agreed: before } = typedAgreed(order);
  const isSame = (...fields: (keyof typeof agreed)[]) =>
    fields.every((field) => JSON.stringify(agreed[field]) === JSON.stringify(before[field]));
  const { free, delivery, percent, amount, why } = agreed;
  const [off, of] = [readNumber(percent), readNumber(amount)];
  const rebate = { ...(off && { percent: off }), ...(of && { amount: of }), reason: why };
  return {
    ...(!isSame('free') && {
      free_lines: free.map(({ quantity, price, rate, ...line }) => ({
        ...line,
        quantity: readMeasured(quantity, line.unit) ?? 0,
        price: readNumber(price) ?? 0,
        vat_rate: Number(rate),
      })),
    }),
    ...(!isSame('percent', 'amount', 'why') && { rebate: off || of || why ? rebate : null }),
    ...(!isSame('delivery') && { delivery_amount: readNumber(delivery) ?? null }),
  };
}

interface AgreedFieldsProps {
  form: OfficeFields & {
    values: TypedAgreed;
    set(change: (now: TypedAgreed) => TypedAgreed): void;
  };
  isDelivery: boolean;
  /** What there is to take a rebate off, net; undefined while that cannot be read. */
  mostCents: Cents | undefined;
}

/** Lines without an article, a rebate, and the price of delivery. */
export function AgreedFields({ form, isDelivery, mostCents }: AgreedFieldsProps) {
  const { free } = form.values.agreed;
  const added = useFreeLine();
  const change = (to: TypedAgreed['agreed']['free']) =>
    form.set(({ agreed }) => ({ agreed: { ...agreed, free: to } }));
  return (
    <>
      <Titled title="Freie Positionen" heading="h3" mb={1}>
        <Stack gap={2}>
          {[...free.entries()].map(([index, line]) => (
            <PricedLine
              key={index}
              {...{ form, line, index }}
              path={`agreed.free.${index}`}
              onRate={(rate) => change(free.with(index, { ...line, rate }))}
              onRemove={() => change(free.toSpliced(index, 1))}
            />
          ))}
          <div>
            <OfficeButton onClick={() => change([...free, added])}>
              Freie Position hinzufügen
            </OfficeButton>
            <Quiet>{FREE_LINES_HINT}</Quiet>
          </div>
        </Stack>
      </Titled>
      <RebateFields {...{ form, isDelivery, mostCents }} />
    </>
  );
}

interface PricedLineProps {
  form: OfficeFields;
  /** Where its texts are in the form's values. */
  path: string;
  /** An article's name, unit and rate are the catalogue's. */
  line: Pick<FreeTexts, 'name' | 'unit' | 'rate'> & { product_id?: number | undefined };
  index: number;
  /** Amount of the line, and whose price it is. */
  note?: string | undefined;
  onRate(rate: string): void;
  onRemove(): void;
}

/** A line whose quantity and price the office types. */
export function PricedLine({ form, path, line, index, note, onRate, onRemove }: PricedLineProps) {
  const { name, unit, rate, product_id } = line;
  const options = useVatRates().rates.map((each) => ({
    id: String(each),
    label: formatVatRate(each),
  }));
  const isFree = product_id === undefined;
  return (
    <Box sx={isFree ? freeLine : articleLine}>
      {!isFree && (
        <div>
          <strong>{`${name}, je ${unit}`}</strong>
          {note && <Box sx={{ typography: 'body2' }}>{note}</Box>}
        </div>
      )}
      {(isFree ? FREE_FIELDS : OF_ARTICLES).map((field) => (
        <InputField
          key={field}
          label={FREE_LABELS[field]}
          size="small"
          autoComplete="off"
          {...form.at(`${path}.${field}`)}
        />
      ))}
      {isFree && <FilterSelect label="MwSt.-Satz" options={options} value={rate} onPick={onRate} />}
      <OfficeButton
        variant="text"
        aria-label={`${name || `Position ${index + 1}`} entfernen`}
        onClick={onRemove}
      >
        Entfernen
      </OfficeButton>
    </Box>
  );
}

/** A rebate and the price of delivery. */
export function RebateFields({
  form,
  isDelivery,
  mostCents,
}: Pick<AgreedFieldsProps, 'isDelivery' | 'mostCents'> & { form: OfficeFields }) {
  const amount = form.at('agreed.amount');
  const cents = toCents(readNumber(String(amount.value)) ?? 0);
  const isTooMuch = mostCents !== undefined && cents > mostCents;
  return (
    <Titled title="Rabatt und Lieferpreis, netto" heading="h3" mb={2}>
      <Stack gap={2}>
        <Halves>
          <InputField label="Rabatt (%)" inputMode="decimal" {...form.at('agreed.percent')} />
          <InputField
            label="oder Rabatt (€)"
            inputMode="decimal"
            hint={isTooMuch ? `mehr als alles zusammen: ${formatEuro(mostCents)}` : undefined}
            {...amount}
          />
        </Halves>
        <InputField
          label="Grund des Rabatts (liest der Kunde)"
          hint="Der Rabatt gilt für alles, auch für Lieferung und Zuschläge."
          {...form.at('agreed.why')}
        />
        {isDelivery && (
          <InputField
            label="Lieferpreis (€)"
            hint="leer: nach Zone"
            inputMode="decimal"
            {...form.at('agreed.delivery')}
          />
        )}
      </Stack>
    </Titled>
  );
}

/** The name above pairs of fields on phones, beside two of them elsewhere. */
const freeLine = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr))',
  },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
  alignItems: 'start',
  // Its label is inside, those of the fields above them.
  '& > :nth-of-type(5)': { mt: 3.25 },
  '& > button': { mt: 'auto', justifySelf: 'start' },
  gap: 2,
  pt: 2,
  borderTop: `1px solid ${COLORS.slab}`,
};

/** Puts its button at the end of the fields. */
const articleLine = {
  ...freeLine,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'minmax(0, 2fr) repeat(2, minmax(0, 1fr)) auto',
  },
};
