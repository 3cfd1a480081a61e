import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { WorkedOutPlan } from '@shop/domain/planner/work-out';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  formatDay,
  weekdayOf,
} from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { memo, useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { countedUnits } from '../../features/rental/tier-texts.ts';
import { ApiFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { PERIOD_PARAMS, rentalPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { useNow } from '../../lib/use-now.ts';

interface MachinesProps {
  tools: WorkedOutPlan['tools'];
  now: () => Date;
}

/** Machines for the job; which are free in a week is asked once, on a press. */
export const PlanMachines = memo(function PlanMachines({ tools, now }: MachinesProps) {
  const weeks = comingWeeks(berlinDay(useNow(now)));
  const [start, setStart] = useState(weeks[0] ?? '');
  const [asked, setAsked] = useState<CalendarDay>();
  const { free, problem, isLoading } = useFreeInWeek(asked);
  return (
    <>
      <Box sx={question} data-screen-only>
        <FilterSelect
          label="In welcher Woche?"
          value={start}
          options={weeks.map((day) => ({ id: day, label: weekText(day) }))}
          onPick={setStart}
        />
        <Button variant="outlined" onClick={() => setAsked(start)}>
          Was ist frei?
        </Button>
      </Box>
      <Box role="status" sx={{ typography: 'body2', mt: 1 }}>
        {isLoading && 'Wird gefragt...'}
        {problem}
        {free && asked && `Angefragt: ${weekText(asked)}`}
      </Box>
      <Box component="ul" sx={{ ...PLAIN_LIST, mt: 1 }}>
        {tools.map(({ toolId, name, days }) => (
          <Box component="li" key={toolId} sx={tool}>
            <Box sx={{ flex: '1 1 12rem' }}>
              <Link href={rentalPath('rentalTool', toolId, {})} sx={{ fontWeight: 600 }}>
                {name}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                etwa {countedUnits('daily', days)}
                {free &&
                  asked === start &&
                  (free[toolId] ? ': frei' : ': nicht die ganze Woche frei')}
                {days > WEEK_DAYS && `, reserviert werden zunächst ${WEEK_DAYS} Tage`}
              </Typography>
            </Box>
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
        ))}
      </Box>
    </>
  );
});

/** Of all tools, throughout the working days of the week that begins with a Monday. */
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

const tool = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  borderBottom: `1px solid ${COLORS.slab}`,
};
