import Box from '@mui/material/Box';
import { formatWeight } from '@shop/domain/delivery/order-weight';
import { counted } from '@shop/domain/text/format';
import { type CalendarDay, formatDay, mondayOf, weekdayOf } from '@shop/domain/time/calendar';
import { type DayLoad, loadDays } from '@shop/domain/tour/day-load';
import { COLORS } from '../../lib/theme/colors.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { part } from '../../ui/layout.tsx';

interface DayStripProps {
  label: string;
  /** Its week is shown, and the next one unless `isOneWeek`. */
  around: CalendarDay;
  isOneWeek?: boolean;
  chosen?: CalendarDay | undefined;
  isClosed?(day: CalendarDay): boolean;
  onPick(day: CalendarDay): void;
}

/** The working days around one with what is due on each; a press picks one. */
export function DayStrip(props: DayStripProps) {
  const { label, around, isOneWeek = false, chosen, isClosed = () => false, onPick } = props;
  const day = mondayOf(around);
  const loads = useOfficeQuery(['orders', 'day-loads', day], 'GET /api/admin/delivery-days', {
    query: { day },
  });
  const top = Math.max(1, ...(loads.data ?? []).map(({ kg }) => kg));
  const share = (each: CalendarDay) =>
    Math.round((100 * (loads.data?.find((load) => load.day === each)?.kg ?? 0)) / top);
  return (
    <Days role="group" aria-label={label} data-screen-only>
      {loadDays(day)
        .slice(0, isOneWeek ? 6 : undefined)
        .map((each) => (
          <Box
            key={each}
            component="button"
            type="button"
            aria-pressed={each === chosen}
            disabled={isClosed(each)}
            onClick={() => onPick(each)}
            style={{ backgroundSize: `${share(each)}% 6px` }}
          >
            <strong>{`${weekdayOf(each).slice(0, 2)} ${formatDay(each).slice(0, 6)}`}</strong>{' '}
            <span>{dueText(loads.data?.find((load) => load.day === each))}</span>
          </Box>
        ))}
    </Days>
  );
}

/** `12,5 t · 3 Halte · 1 Abholung`, as far as there are any. */
function dueText(load: DayLoad | undefined): string {
  if (!load) return '…';
  const { kg, stops, pickups } = load;
  if (stops + pickups === 0) return 'frei';
  return [
    stops > 0 && `${formatWeight(kg)} · ${counted(stops, 'Halt', 'Halte')}`,
    pickups > 0 && counted(pickups, 'Abholung', 'Abholungen'),
  ]
    .filter(Boolean)
    .join(' · ');
}

const Days = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(3, minmax(0, 1fr))', sm: 'repeat(6, minmax(0, 1fr))' },
  gap: 0.5,
  '& > button': {
    minHeight: 64,
    p: 1,
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.3,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'left',
    verticalAlign: 'top',
    color: 'inherit',
    bgcolor: COLORS.white,
    border: `1px solid ${COLORS.slab}`,
    borderRadius: 1,
    cursor: 'pointer',
    // The day's tonnes beside those of the others.
    backgroundImage: `linear-gradient(${COLORS.asphalt} 0 0)`,
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
    '&:hover': { bgcolor: COLORS.plaster },
    '&:disabled': { color: 'text.secondary', bgcolor: COLORS.plaster, cursor: 'default' },
    '&[aria-pressed="true"]': {
      borderColor: COLORS.ink,
      boxShadow: `inset 0 4px ${COLORS.signal}`,
    },
    '& > strong': { display: 'block' },
    '& > span': { color: 'text.secondary' },
  },
});
