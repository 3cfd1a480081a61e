import { type ClosedDays, isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { formatWeight, truckName } from '@shop/domain/delivery/order-weight';
import type { Plan, PlanDays } from '@shop/domain/planner/plan';
import type { PlannedStage } from '@shop/domain/planner/stages';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import { counted, formatNumber, formatTenths } from '@shop/domain/text/format';
import { type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { dayText } from '@shop/domain/tour/delivery-text';
import { columns } from '../../lib/theme/shared-styles.ts';
import { DateField } from '../../ui/form/date-field.tsx';
import { PlainList, part, Quiet, Strong } from '../../ui/layout.tsx';
import type { EditPlan } from './use-plan.ts';

interface PlanStagesProps {
  stages: readonly PlannedStage[];
  days: PlanDays | undefined;
  excavation: WorkedOutPlan['excavation'];
  closed: ClosedDays;
  onEdit: EditPlan;
}

/** The plan's deliveries by stage, with days suggested from the start of work. */
export default function PlanStages({ stages, days, excavation, closed, onEdit }: PlanStagesProps) {
  const [first] = stages;
  if (!first) return null;
  const choose = (id: keyof PlanDays) => (day: CalendarDay, typed: string) => {
    if (day || !typed) onEdit((plan) => withDay(plan, id, day));
  };
  const isClosed = (day: CalendarDay) => !isDeliveryDay(day, closed);
  return (
    <>
      <Start data-screen-only>
        <DateField
          label="Baubeginn"
          required={false}
          hint={`Frühestens ${formatDay(first.earliest)}`}
          {...(days ? chosenDay(first) : { value: '' })}
          earliest={first.earliest}
          isClosed={isClosed}
          onChange={choose('start')}
        />
      </Start>
      <Quiet mt={1}>
        {days
          ? 'Die weiteren Tage sind nach der Fläche vorgeschlagen. Sie gelten als Wunschtermine Ihrer Bestellung.'
          : 'Ohne Baubeginn vereinbaren wir die Termine mit Ihnen. So früh könnte es gehen:'}
      </Quiet>
      <PlainList mt={1}>
        {stages.map((stage, index) => (
          <Stage component="li" key={stage.id}>
            <div>
              <Strong>
                {index + 1}. {stage.label}
              </Strong>
              {stage.id === 'dig' && (
                <Quiet>Abzufahren sind etwa {formatTenths(excavation.m3)}&nbsp;m³.</Quiet>
              )}
              {stage.lines.map(({ product, quantity }) => (
                <Quiet key={product.id}>
                  {formatNumber(quantity)}&nbsp;{product.unit} {product.name}
                </Quiet>
              ))}
              <Quiet>{loadText(stage)}</Quiet>
              {stage.concrete.map((text) => (
                <Quiet key={text}>{text}</Quiet>
              ))}
              <Quiet>Etwa {counted(stage.workingDays, 'Arbeitstag', 'Arbeitstage')}</Quiet>
            </div>
            {days && index > 0 ? (
              <DateField
                label={`Tag: ${stage.label}`}
                required={false}
                compact
                {...chosenDay(stage)}
                earliest={stage.earliest}
                isClosed={isClosed}
                onChange={choose(stage.id)}
              />
            ) : (
              <Strong>{dayText(stage.day)}</Strong>
            )}
          </Stage>
        ))}
      </PlainList>
    </>
  );
}

/** The chosen day; if it is not possible, with an error that names the planned one. */
const chosenDay = ({ day, refused }: PlannedStage) => ({
  value: refused?.day ?? day,
  error: refused && `${refused.why} Geplant ist ${dayText(day)}.`,
});

/** Clearing the start clears all days. */
function withDay({ days, ...plan }: Plan, id: keyof PlanDays, day: CalendarDay): Plan {
  const { [id]: _, ...others } = days ?? {};
  if (day) return { ...plan, days: { ...others, [id]: day } };
  return id === 'start' || Object.keys(others).length === 0 ? plan : { ...plan, days: others };
}

/** `32 t, 2 Fahrten (mit Lkw bis 18 t: 4)` */
function loadText({ weightKg, trips: [large, ...smaller] }: PlannedStage): string {
  if (!weightKg || !large) return '';
  const fewer = smaller.filter(({ count }) => count !== large.count);
  const others = fewer.map(({ truck, count }) => `mit ${truckName(truck)}: ${count}`);
  const trips = counted(large.count, 'Fahrt', 'Fahrten');
  return `${formatWeight(weightKg)}, ${trips}${others.length > 0 ? ` (${others.join(', ')})` : ''}`;
}

const Start = part('div', { maxWidth: 280 });

const Stage = part('div', {
  ...columns('sm', 3, 2),
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  breakInside: 'avoid',
});
