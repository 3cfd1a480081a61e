import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { chargedTrips } from '@shop/domain/booking/rental-set';
import { STAGES } from '@shop/domain/delivery/stage';
import type { DatedMachine } from '@shop/domain/planner/machines';
import { formatDay } from '@shop/domain/time/calendar';
import { memo, useState } from 'react';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { rentalToolPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import type { PeriodDates } from '../../rentals/shared/rental-selection.ts';
import { suggestedPath } from '../../rentals/shared/reservation-path.ts';
import { countedUnits } from '../../rentals/shared/tier-texts.ts';
import { useFreeTools } from '../../rentals/shared/use-free-tools.ts';
import { useTransport } from '../../rentals/shared/use-transport.ts';
import { PlainList, part, Quiet, Row, Text } from '../../ui/layout.tsx';
import { Price, usePriceTexts, VatLine } from '../../ui/price.tsx';
import type { PlanMachineDays } from './use-stages.ts';

interface MachinesProps {
  planned: PlanMachineDays;
  /** There is nothing to reserve for an example. */
  isExample: boolean;
}

/** The job's machines on the days of their stages. Availability is loaded only on request. */
const PlanMachines = memo(function PlanMachines({ planned, isExample }: MachinesProps) {
  const { machines } = planned;
  const [asked, setAsked] = useState<PeriodDates>({ start: '', end: '' });
  const span = spanOf(machines);
  const { free, error, isLoading } = useFreeTools(asked);
  const isKnown = free !== undefined && asked.start === span.start && asked.end === span.end;
  return (
    <>
      <PlainList>
        {machines.map((machine) => (
          <Machine
            key={`${machine.toolId} ${machine.stage}`}
            machine={machine}
            isFree={isKnown ? Boolean(free[machine.toolId]) : undefined}
          />
        ))}
      </PlainList>
      <Transport machines={machines} />
      <Text variant="body2" component="div" role="status" mt={1}>
        {isLoading && 'Wird gefragt...'}
        {error && ((error instanceof ApiFailure && error.serverMessage) || NOT_KNOWN)}
      </Text>
      {!isExample && (
        <Quiet data-screen-only mt={1}>
          Die Tage sind ein Vorschlag aus Ihrem Plan. Bitte prüfen Sie sie beim Reservieren.
        </Quiet>
      )}
      <Row data-screen-only mt={1}>
        {!isExample && (
          <Button
            href={suggestedPath(machines.map((machine) => ({ ...machine, pieces: 1 })))}
            variant="outlined"
          >
            {machines.length > 1 ? 'Alle Maschinen reservieren' : 'Maschine reservieren'}
          </Button>
        )}
        <Button variant="text" onClick={() => setAsked(span)}>
          Was ist frei?
        </Button>
      </Row>
    </>
  );
});

export default PlanMachines;

/** From the first machine's start to the last one's end. */
function spanOf(machines: readonly DatedMachine[]): PeriodDates {
  const days = machines.flatMap(({ start_day, end_day }) => [start_day, end_day]).sort();
  return { start: days[0] ?? '', end: days.at(-1) ?? '' };
}

/** What delivering and collecting them costs at the known postcode. */
function Transport({ machines }: { machines: readonly DatedMachine[] }) {
  const { name, cents } = useTransport();
  const { both } = usePriceTexts();
  if (cents === undefined) return null;
  const trips = chargedTrips(machines).filter(Boolean).length;
  return <Quiet mt={1}>{`Bringen und Holen (${name}) kostet ${both(cents * trips)} mehr.`}</Quiet>;
}

interface MachineProps {
  machine: DatedMachine;
  /** Undefined until loaded. */
  isFree: boolean | undefined;
}

const Machine = memo(function Machine({ machine, isFree }: MachineProps) {
  const { toolId, name, stage, start_day, end_day, price } = machine;
  const until = end_day === start_day ? '' : ` bis ${formatDay(end_day)}`;
  return (
    <MachineRow>
      <div>
        <Link href={rentalToolPath(toolId)}>{name}</Link>
        <p>
          {STAGES[stage]}: {formatDay(start_day)}
          {until}, Miete für {countedUnits('daily', price.days)}
          {isFree !== undefined && (isFree ? ', frei' : ', nicht an allen Tagen frei')}
        </p>
      </div>
      <div className="amount">
        <strong>
          <Price cents={price.netCents} rate={price.vatRate} isPair />
        </strong>
        <VatLine cents={price.netCents} rate={price.vatRate} />
      </div>
    </MachineRow>
  );
});

const NOT_KNOWN = 'Was frei ist, lässt sich gerade nicht sagen. Wir prüfen es, wenn Sie anfragen.';

const MachineRow = part('li', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 1.5,
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  '& > :first-of-type': { flex: '1 1 16rem' },
  '& > :first-of-type > a': { fontWeight: 600 },
  '& .amount': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& p': { m: 0, typography: 'body2', color: 'text.secondary' },
});
