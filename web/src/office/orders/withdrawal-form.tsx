import { isDelivered } from '@shop/domain/order/order-status';
import { berlinDay } from '@shop/domain/time/calendar';
import {
  WITHDRAWAL_OUTCOME_LABELS,
  WITHDRAWAL_OUTCOMES,
  type WithdrawalOutcome,
  withdrawalNext,
} from '@shop/domain/withdrawal/withdrawal-decision';
import { FilterSelect } from '../../components/filter-select.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { Halves, Stack } from '../../components/layout.tsx';
import { InlineForm } from '../kit/form/inline-form.tsx';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { OrderWithdrawn } from './order-facts.tsx';
import { type OrderProps, useOrderCall } from './use-order-call.ts';

const OUTCOMES = WITHDRAWAL_OUTCOMES.map((id) => ({ id, label: WITHDRAWAL_OUTCOME_LABELS[id] }));

/** A withdrawal with what is next, and the form of the office's decision, which can be replaced. */
export function WithdrawalForm({ order }: OrderProps) {
  const { withdrawal } = order;
  const last = withdrawal?.decisions?.at(-1);
  const today = berlinDay(new Date());
  const isOut = isDelivered(order.order_status);
  const form = useOfficeForm({
    initial: {
      outcome: (last?.outcome ?? 'whole') as string,
      reason: last?.reason ?? '',
      goods_back: last?.goods_back ?? '',
    },
    limits: { reason: 300 },
    problems: ({ outcome, reason }) => ({
      reason:
        outcome !== 'whole' && !reason.trim()
          ? 'Bitte geben Sie an, wofür der Widerruf gilt oder warum nicht.'
          : undefined,
    }),
    toRequest: ({ outcome, reason, goods_back }) => ({
      outcome: outcome as WithdrawalOutcome,
      ...(reason.trim() && { reason }),
      ...(goods_back && { goods_back }),
    }),
    call: useOrderCall('withdrawal', order),
  });
  if (!withdrawal) return null;
  return (
    <Stack>
      <OrderWithdrawn {...withdrawal} />
      <span>{withdrawalNext(withdrawal, isOut)}</span>
      <InlineForm form={form} label="Widerruf" submit="Entscheidung eintragen">
        <FilterSelect label="Widerruf" options={OUTCOMES} {...form.pick('outcome')} />
        <Halves>
          <InputField label="Welche Positionen, oder warum nicht" {...form.field('reason')} />
          {isOut && form.values.outcome !== 'none' && (
            <DateField
              label="Ware zurück am"
              earliest={berlinDay(new Date(order.created_at))}
              isClosed={(each) => each > today}
              {...form.day('goods_back')}
            />
          )}
        </Halves>
      </InlineForm>
    </Stack>
  );
}
