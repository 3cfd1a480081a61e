import Alert from '@mui/material/Alert';
import { daysText } from '@shop/domain/booking/rental-line';
import { formatDate, formatDateTime } from '@shop/domain/text/format';
import { typedNumber } from '@shop/domain/text/number-input';
import { readMeasured } from '@shop/domain/text/units';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import type { OrderWithdrawal } from '@shop/domain/withdrawal/withdrawal';
import {
  goodsText,
  WITHDRAWAL_OUTCOME_LABELS,
  WITHDRAWAL_OUTCOMES,
  type WithdrawalDecision,
  type WithdrawalOutcome,
  type WithdrawalVerdict,
} from '@shop/domain/withdrawal/withdrawal-decision';
import { Badge } from '../ui/badge.tsx';
import { FilterSelect } from '../ui/filter-select.tsx';
import { DateField } from '../ui/form/date-field.tsx';
import { InputField } from '../ui/form/text-field.tsx';
import { Tick } from '../ui/form/tick.tsx';
import { Halves, Row, Stack } from '../ui/layout.tsx';
import { openedPath } from './addresses.ts';
import { InlineForm } from './form/inline-form.tsx';
import { type FormCall, useOfficeForm } from './form/use-office-form.ts';
import { LinkButton } from './tab/tab-head.tsx';

const OUTCOMES = WITHDRAWAL_OUTCOMES.map((id) => ({ id, label: WITHDRAWAL_OUTCOME_LABELS[id] }));
const UNDECIDED = { id: '', label: 'Bitte wählen' };

/** Marks a withdrawn contract in lists, unless the office decided that the contract stands. */
export function WithdrawnBadge({ withdrawal }: { withdrawal: OrderWithdrawal }) {
  const outcome = withdrawal.decisions?.at(-1)?.outcome;
  if (outcome === 'none') return null;
  return (
    <Badge
      color={outcome ? 'grey' : 'red'}
    >{`Widerruf ${formatDate(withdrawal.received_at)}`}</Badge>
  );
}

/** A decision in a history. */
export function decisionEntry({
  by,
  at,
  outcome,
  reason,
  goods = [],
  used_days,
  goods_back,
}: WithdrawalDecision) {
  const what = [
    WITHDRAWAL_OUTCOME_LABELS[outcome],
    ...goods.map(goodsText),
    used_days && `genutzt: ${daysText(used_days)}`,
    reason,
    goods_back && `Ware zurück am ${formatDay(goods_back)}`,
  ];
  return { at, by, text: `Widerruf ${what.filter(Boolean).join(', ')}` };
}

interface WithdrawalFormProps {
  withdrawal: OrderWithdrawal;
  /** What speaks against it, and what is next. */
  warnings: readonly string[];
  next: string;
  /** Lines of which a part can be withdrawn; a rental has days of use instead. */
  items?: readonly Item[];
  /** Since when goods can be back; undefined if they are not out. */
  outSince?: CalendarDay | undefined;
  /** Whether the order can be cancelled in the same step. */
  canCancel?: boolean;
  revision: number | undefined;
  call: FormCall<WithdrawalVerdict>;
}

interface Item {
  product_id?: number;
  product_name: string;
  unit?: string;
}

/** A line's id, which keeps input with its goods; equal goods on two lines are distinguished by their order. */
function idsOf(items: readonly Item[]): string[] {
  const names = items.map(({ product_id = 0, product_name, unit = '' }) =>
    [product_id, product_name, unit].join(' '),
  );
  return names.map(
    (name, at) => `${name} ${names.slice(0, at).filter((each) => each === name).length}`,
  );
}

/** A withdrawal with what is next, and the form of the office's decision, which can be replaced. */
export function WithdrawalForm({
  withdrawal,
  warnings,
  next,
  outSince,
  canCancel = false,
  revision,
  call,
  items,
}: WithdrawalFormProps) {
  const last = withdrawal.decisions?.at(-1);
  const today = berlinDay(new Date());
  const ids = idsOf(items ?? []);
  const form = useOfficeForm({
    revision,
    initial: {
      outcome: (last?.outcome ?? '') as string,
      reason: last?.reason ?? '',
      goods_back: last?.goods_back ?? '',
      used_days: typedNumber(last?.used_days),
      cancels: true,
      lines: (items ?? []).map(({ product_name, unit }, at) => {
        const quantity = last?.goods?.find(
          (each) => each.product_name === product_name && each.unit === unit,
        )?.quantity;
        return { id: ids[at] ?? '', quantity: typedNumber(quantity) };
      }),
    },
    limits: { reason: 300, used_days: 3 },
    problems: (typed) => problemsOf(typed, items),
    toRequest: ({ outcome, reason, goods_back, used_days, lines, cancels }) => ({
      outcome: outcome as WithdrawalOutcome,
      ...(reason.trim() && { reason }),
      ...(outcome === 'part' &&
        (items ? { lines: linesOf(lines, items) } : { used_days: Number(used_days) })),
      ...(goods_back && { goods_back }),
      ...(outcome === 'whole' && canCancel && cancels && { cancels }),
    }),
    call,
  });
  const { outcome } = form.values;
  return (
    <Stack>
      <Row>
        <Badge color="red">{`Widerruf am ${formatDateTime(withdrawal.received_at)}`}</Badge>
        {withdrawal.request_id && (
          <LinkButton to={openedPath('request', withdrawal.request_id)}>
            Erklärung des Kunden ansehen
          </LinkButton>
        )}
      </Row>
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <span>{next}</span>
      <InlineForm form={form} label="Widerruf" submit="Entscheidung eintragen">
        <FilterSelect
          label="Widerruf"
          options={outcome ? OUTCOMES : [UNDECIDED, ...OUTCOMES]}
          {...form.pick('outcome')}
        />
        {outcome === 'part' && items && (
          <Halves>
            {items.map(({ product_name, unit }, index) => (
              <InputField
                key={ids[index]}
                label={`${product_name}: widerrufen${unit ? ` (${unit})` : ''}`}
                inputMode="decimal"
                {...form.at(
                  `lines.${form.values.lines.findIndex(({ id }) => id === ids[index])}.quantity`,
                )}
                error={form.errors[`lines.${index}`]}
                maxLength={12}
              />
            ))}
          </Halves>
        )}
        {outcome === 'whole' && canCancel && (
          <Tick
            label="Bestellung zugleich stornieren"
            checked={form.values.cancels}
            onChange={(cancels) => form.set({ cancels })}
          />
        )}
        {outcome === 'part' && !items && (
          <InputField
            label="Genutzte Tage"
            inputMode="numeric"
            required
            {...form.field('used_days')}
          />
        )}
        <Halves>
          <InputField
            label={
              outcome === 'none' ? 'Warum nicht (liest der Kunde)' : 'Hinweis (liest der Kunde)'
            }
            required={outcome === 'none'}
            {...form.field('reason')}
          />
          {outSince && outcome !== 'none' && (
            <DateField
              label="Ware zurück am"
              earliest={outSince}
              isClosed={(each) => each > today}
              required={false}
              {...form.day('goods_back')}
            />
          )}
        </Halves>
      </InlineForm>
    </Stack>
  );
}

interface Typed {
  outcome: string;
  reason: string;
  used_days: string;
  lines: readonly { id: string; quantity: string }[];
}

/** How much is withdrawn of each item; undefined if that cannot be read. */
function amountsOf(lines: Typed['lines'], items: readonly Item[]) {
  const ids = idsOf(items);
  return items.map(({ unit }, at) => {
    const { quantity = '' } = lines.find(({ id }) => id === ids[at]) ?? {};
    return quantity.trim() ? readMeasured(quantity, unit) : 0;
  });
}

const linesOf = (lines: Typed['lines'], items: readonly Item[]) =>
  amountsOf(lines, items).flatMap((quantity = 0, line) => {
    const { product_id } = items[line] ?? {};
    return quantity > 0 ? { line, quantity, ...(product_id && { product_id }) } : [];
  });

function problemsOf(
  { outcome, reason, used_days, lines }: Typed,
  items: WithdrawalFormProps['items'],
) {
  const isPart = outcome === 'part';
  const amounts = isPart && items ? amountsOf(lines, items) : [];
  const isNothing = isPart && items && amounts.every((amount) => amount === 0);
  return {
    '': outcome ? undefined : 'Bitte wählen Sie, was widerrufen ist.',
    'lines.0': isNothing && 'Bitte geben Sie an, wie viel wovon widerrufen ist.',
    ...Object.fromEntries(
      amounts.flatMap((amount, at) => (amount === undefined ? [[`lines.${at}`, NO_QUANTITY]] : [])),
    ),
    used_days:
      isPart &&
      !items &&
      !/^[1-9]\d*$/.test(used_days.trim()) &&
      'Bitte geben Sie die Tage der Nutzung an.',
    reason: outcome === 'none' && !reason.trim() && 'Bitte geben Sie an, warum nicht.',
  };
}

const NO_QUANTITY = 'Bitte geben Sie eine Menge an, zum Beispiel 1,5.';
