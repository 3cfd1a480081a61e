import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  weekdayOf,
} from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo, useState } from 'react';
import { ApiFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { PERIOD_PARAMS, rentalPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { useNow } from '../../lib/use-now.ts';
import { countedUnits } from '../../rentals/shared/tier-texts.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PlainList, Text } from '../../ui/layout.tsx';

type Tool = WorkedOutPlan['tools'][number];

interface MachinesProps {
  tools: readonly Tool[];
  now: () => Date;
}

/** Machines for the job; which are free in a week is asked once, on a press. */
export const PlanMachines = memo(function PlanMachines({ tools, now }: MachinesProps) {
  const today = berlinDay(useNow(now));
  const options = useMemo(
    () => comingWeeks(today).map((day) => ({ id: day, label: weekText(day) })),
    [today],
  );
  const [start, setStart] = useState(options[0]?.id ?? '');
  const [asked, setAsked] = useState<CalendarDay>();
  const { free, problem, isLoading } = useFreeInWeek(asked);
  return (
    <>
      <Box sx={question} data-screen-only>
        <FilterSelect label="In welcher Woche?" value={start} options={options} onPick={setStart} />
        <Button variant="outlined" onClick={() => setAsked(start)}>
          Was ist frei?
        </Button>
      </Box>
      <Text variant="body2" component="div" role="status" mt={1}>
        {isLoading && 'Wird gefragt...'}
        {problem}
        {free && asked && `Angefragt: ${weekText(asked)}`}
      </Text>
      <PlainList mt={1}>
        {tools.map((tool) => (
          <Machine
            key={tool.toolId}
            {...tool}
            start={start}
            isFree={asked === start && free ? Boolean(free[tool.toolId]) : undefined}
          />
        ))}
      </PlainList>
    </>
  );
});

interface MachineProps extends Tool {
  /** A Monday. */
  start: CalendarDay;
  /** Missing until asked. */
  isFree: boolean | undefined;
}

const Machine = memo(function Machine({ toolId, name, days, start, isFree }: MachineProps) {
  return (
    <Box component="li" sx={machine}>
      <div>
        <Link href={rentalPath('rentalTool', toolId, {})}>{name}</Link>
        <p>
          etwa {countedUnits('daily', days)}
          {isFree !== undefined && (isFree ? ': frei' : ': nicht die ganze Woche frei')}
          {days > WEEK_DAYS && `, reserviert werden zunächst ${WEEK_DAYS} Tage`}
        </p>
      </div>
      <Button
        variant="outlined"
        size="small"
        data-screen-only
        aria-label={`${name} reservieren`}
        href={rentalPath('reservation', toolId, {
          [PERIOD_PARAMS.start]: start,
          [PERIOD_PARAMS.end]: addDays(start, Math.min(days, WEEK_DAYS) - 1),
        })}
      >
        Reservieren
      </Button>
    </Box>
  );
});

/** Free pieces of each tool throughout the working days from a Monday on. */
function useFreeInWeek(monday: CalendarDay | undefined) {
  const { data, error, isFetching } = useQuery({
    ...READ_OPTIONS,
    queryKey: ['GET /api/rental-availability', monday, 'week'],
    queryFn: ({ signal }) =>
      callApi('GET /api/rental-availability', {
        query: { from: monday ?? '', to: addDays(monday ?? '', WEEK_DAYS - 1) },
        signal,
      }),
    enabled: monday !== undefined,
    staleTime: 15_000,
  });
  useLogFailure('Failed to load availability', error);
  const said = error instanceof ApiFailure ? error.serverMessage : undefined;
  return { free: data?.free, problem: error && (said ?? NOT_KNOWN), isLoading: isFetching };
}

const NOT_KNOWN = 'Was frei ist, lässt sich gerade nicht sagen. Wir prüfen es, wenn Sie anfragen.';

const WEEKS = 12;
/** Working days of a week. */
const WEEK_DAYS = 5;

/** The Mondays that follow a day. */
function comingWeeks(today: CalendarDay): CalendarDay[] {
  let monday = addDays(today, 1);
  while (weekdayOf(monday) !== 'Montag') monday = addDays(monday, 1);
  return Array.from({ length: WEEKS }, (_, week) => addDays(monday, 7 * week));
}

const weekText = (monday: CalendarDay): string =>
  `${formatDay(monday)} bis ${formatDay(addDays(monday, WEEK_DAYS - 1))}`;

const question = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 1.5,
};

const machine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  '& > div': { flex: '1 1 12rem' },
  '& div > a': { fontWeight: 600 },
  '& p': { m: 0, typography: 'body2', color: 'text.secondary' },
};
