import type { AdminOrder } from '@shop/domain/order/order';
import { counted } from '@shop/domain/text/format';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { callApi } from '../../../lib/api/client.ts';
import { refusalIn } from '../../../office/api/failures.ts';
import { EACH_ALONE, useRun } from '../../../office/api/use-run.ts';
import { OfficeButton } from '../../../office/office-button.tsx';
import { SpacedAlert } from '../../../office/spaced-alert.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Block, Row, Text } from '../../../ui/layout.tsx';
import { DayStrip } from '../day-strip.tsx';
import { useDayProblem } from '../use-day-problem.ts';

interface SetDaysProps {
  selected: readonly AdminOrder[];
  listDay: CalendarDay | undefined;
}

/** Gives all selected orders a delivery day with one press, beside what is due on each; it can be undone. */
export function SetDays({ selected, listDay }: SetDaysProps) {
  const problemOf = useDayProblem();
  const { send, isSending, result, refused, done, progress } = useSetDays();
  const count = counted(selected.length, 'Bestellung', 'Bestellungen');
  return (
    <Block mt={2}>
      <Text mb={1} strong={selected.length > 0}>
        {progress ??
          (selected.length > 0
            ? `Neuer Liefertag für ${count}, der Druck auf den Tag legt ihn fest:`
            : 'Wählen Sie Bestellungen aus, dann ihren Tag. Mit der Umschalttaste wählen Sie alle dazwischen.')}
      </Text>
      <DayStrip
        label="Liefertag der ausgewählten Bestellungen"
        around={berlinDay(new Date())}
        chosen={listDay}
        isClosed={(day) => selected.length === 0 || isSending || problemOf(day) !== undefined}
        onPick={(day) => send(selected.map((order) => ({ order, day })))}
      />
      <ResultAlert result={result} />
      {done.length > 0 && (
        <Row mt={1.5}>
          <OfficeButton
            isBlocked={isSending}
            onClick={() =>
              send(done.map(({ changed, before }) => ({ order: changed, day: before })))
            }
          >
            Rückgängig
          </OfficeButton>
        </Row>
      )}
      {refused.length > 0 && (
        <SpacedAlert severity="warning" role="alert" mt={1.5}>
          Unverändert: {refused.join(' ')}
        </SpacedAlert>
      )}
    </Block>
  );
}

interface DayStep {
  order: AdminOrder;
  /** Empty for none. */
  day: CalendarDay;
}

type SetDay = { changed: AdminOrder; before: CalendarDay };

function useSetDays() {
  const run = useRun<DayStep, SetDay | string>({
    send: setDay,
    refusalOf: (answer) => (typeof answer === 'string' ? answer : undefined),
    told: (answers, [step]) => {
      const what = counted(answers.length, 'Bestellung', 'Bestellungen');
      return step?.day ? `${what}: Liefertag ${formatDay(step.day)}.` : `${what} ohne Liefertag.`;
    },
    failed: 'Nicht alle Liefertage konnten gespeichert werden. Bitte versuchen Sie es erneut.',
    atOnce: EACH_ALONE,
  });
  const done = run.results.flatMap((answer) => (typeof answer === 'string' ? [] : answer));
  return { ...run, done };
}

/** The order with its day, or why it stays as it was; throws if the server did not answer. */
async function setDay({ order, day }: DayStep): Promise<SetDay | string> {
  const { order_number: orderNumber, refused, revision, delivery_day: before = '' } = order;
  if (refused.delivery_day) return `${orderNumber} – ${refused.delivery_day}`;
  return callApi('POST /api/admin/orders/{orderNumber}/events', {
    params: { orderNumber },
    seen: revision,
    body: { what: 'delivery_day', day },
  }).then(
    (changed) => ({ changed, before }),
    (error: unknown) => `${orderNumber} – ${refusalIn(error)}`,
  );
}
