import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { STAGES } from '@shop/domain/delivery/stage';
import type { DatedMachine } from '@shop/domain/planner/machines';
import { type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { ApiFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { rentalPath, reservationPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { countedUnits } from '../../rentals/shared/tier-texts.ts';
import { PlainList, part, Row, Text } from '../../ui/layout.tsx';
import { Price, VatLine } from '../../ui/price.tsx';
import type { PlanMachineDays } from './use-machines.ts';

interface MachinesProps {
  planned: PlanMachineDays;
  /** An example, for which there is nothing to reserve. */
  isExample: boolean;
}

/** Machines for the job on the days of their stages; which are free is asked once, on a press. */
const PlanMachines = memo(function PlanMachines({ planned, isExample }: MachinesProps) {
  const { machines } = planned;
  const [asked, setAsked] = useState<Span>();
  const span = spanOf(machines);
  const { free, problem, isLoading } = useFree(asked);
  const isKnown = free !== undefined && asked?.from === span.from && asked.to === span.to;
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
      <Text variant="body2" component="div" role="status" mt={1}>
        {isLoading && 'Wird gefragt...'}
        {problem}
      </Text>
      <Row data-screen-only mt={1}>
        {!isExample && (
          <Button
            href={reservationPath(machines.map((machine) => ({ ...machine, pieces: 1 })))}
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

interface Span {
  from: CalendarDay;
  to: CalendarDay;
}

/** From the first day of any machine to the last of any. */
function spanOf(machines: readonly DatedMachine[]): Span {
  const days = machines.flatMap(({ start_day, end_day }) => [start_day, end_day]).sort();
  return { from: days[0] ?? '', to: days.at(-1) ?? '' };
}

interface MachineProps {
  machine: DatedMachine;
  /** Missing until asked. */
  isFree: boolean | undefined;
}

const Machine = memo(function Machine({ machine, isFree }: MachineProps) {
  const { toolId, name, stage, start_day, end_day, price } = machine;
  const until = end_day === start_day ? '' : ` bis ${formatDay(end_day)}`;
  return (
    <MachineRow>
      <div>
        <Link href={rentalPath('rentalTool', toolId, {})}>{name}</Link>
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

/** Free pieces of each tool throughout these days. */
function useFree(asked: Span | undefined) {
  const { data, error, isFetching } = useQuery({
    ...READ_OPTIONS,
    queryKey: ['GET /api/rental-availability', asked, 'plan'],
    queryFn: ({ signal }) =>
      callApi('GET /api/rental-availability', {
        query: { from: asked?.from ?? '', to: asked?.to ?? '' },
        signal,
      }),
    enabled: asked !== undefined,
    staleTime: 15_000,
  });
  useLogFailure('Failed to load availability', error);
  const said = error instanceof ApiFailure ? error.serverMessage : undefined;
  return { free: data?.free, problem: error && (said ?? NOT_KNOWN), isLoading: isFetching };
}

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
