import Box from '@mui/material/Box';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';
import { berlinDay, type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/de';
import { type ReactNode, useMemo } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { systemClock } from '../../lib/use-now.ts';

const MARKS = { free: 'frei', scarce: 'knapp', taken: 'belegt', closed: 'geschlossen' } as const;

/** Addition to a day's label, and the day's look. */
export interface DayMark {
  kind: keyof typeof MARKS;
  text: string;
}

export interface DayCalendarProps {
  label: string;
  isOpen: boolean;
  anchor(): HTMLElement | null;
  value: CalendarDay;
  earliest: CalendarDay;
  /** Today in Berlin. */
  today?: CalendarDay;
  isClosed?(day: CalendarDay): boolean;
  /** Marks each day with a sign as well as a colour; a legend explains them. */
  markOf?: ((day: CalendarDay) => DayMark) | undefined;
  /** Below the days. */
  note?: ReactNode;
  /** Called with the first day of the month turned to. */
  onMonth?(first: CalendarDay): void;
  onChoose(day: CalendarDay): void;
  onClose(): void;
}

/** A German calendar below its field; excludes closed days and days before `earliest`. */
export function DayCalendar({
  label,
  isOpen,
  anchor,
  value,
  earliest,
  today = berlinDay(systemClock()),
  isClosed = never,
  markOf,
  note,
  onMonth,
  onChoose,
  onClose,
}: DayCalendarProps) {
  // A new object for the same day would turn the calendar back to its month.
  const chosen = useMemo(() => (isCalendarDay(value) ? dayjs(value) : null), [value]);
  const first = useMemo(() => dayjs(earliest), [earliest]);
  // Without it, MUI begins with the month of the browser's own clock.
  const begin = useMemo(() => dayjs(earliest > today ? earliest : today), [earliest, today]);
  const slots = useMemo(() => ({ day: dayWith(today) }), [today]);
  const markedIf = (day: Dayjs) =>
    markOf && dayOf(day) >= today ? marked(day, markOf(dayOf(day))) : {};
  return (
    <Popover
      open={isOpen}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': `Kalender: ${label}` } }}
    >
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="de" localeText={GERMAN_TEXTS}>
        <DateCalendar
          autoFocus
          views={['day']}
          value={chosen}
          minDate={first}
          referenceDate={begin}
          shouldDisableDate={(day) => isClosed(dayOf(day))}
          onChange={(day) => day && onChoose(dayOf(day))}
          onMonthChange={(month) => onMonth?.(dayOf(month))}
          sx={calendar}
          slots={slots}
          slotProps={{ day: ({ day }) => markedIf(day) }}
        />
        {markOf && <Legend />}
        {note && <Box sx={{ maxWidth: 320, px: 3, pb: 2, typography: 'body2' }}>{note}</Box>}
      </LocalizationProvider>
    </Popover>
  );
}

const never = () => false;

const dayOf = (day: Dayjs): CalendarDay => day.format('YYYY-MM-DD');

/** MUI marks the day of the browser's own time zone. */
function dayWith(today: CalendarDay) {
  return (props: PickerDayProps) => {
    const isToday = dayOf(props.day as Dayjs) === today;
    return <PickerDay {...props} today={isToday} aria-current={isToday ? 'date' : undefined} />;
  };
}

/** `25. November, frei: 2 von 3` */
function marked(day: Dayjs, { kind, text }: DayMark) {
  return { className: `day-${kind}`, 'aria-label': `${day.format('D. MMMM')}, ${text}` };
}

function Legend() {
  return (
    <Box component="ul" aria-label="Legende" sx={legend}>
      {Object.entries(MARKS).map(([kind, label]) => (
        <li key={kind}>
          <Box component="span" aria-hidden className={`day-${kind}`}>
            8
          </Box>
          {label}
        </li>
      ))}
    </Box>
  );
}

const bar = (style: string, color: string) => ({
  position: 'relative',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: '25%',
    bottom: 3,
    borderBottom: `3px ${style} ${color}`,
  },
  '&.Mui-selected::after': { borderBottomColor: 'currentColor' },
});

/** The signs differ in shape, which survives forced colours and greyscale prints. */
const marks = {
  '& .day-free': bar('solid', COLORS.green),
  '& .day-scarce': bar('dotted', COLORS.amber),
  '& .day-taken': { textDecoration: 'line-through 2px', color: COLORS.slate },
  '& .day-closed': { border: `1px dashed ${COLORS.joint}`, color: COLORS.slate },
  '& .Mui-selected': { color: COLORS.ink },
};

/** Without the padding, the focus ring of a day in the first week is cut off; without the height, a sixth week. */
const calendar = {
  ...marks,
  height: 'auto',
  maxHeight: 'none',
  '& .MuiDayCalendar-monthContainer': { py: '6px' },
  '& .MuiDayCalendar-slideTransition': { minHeight: 252 },
};

const legend = {
  ...marks,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'space-evenly',
  gap: 0.5,
  m: 0,
  px: 2,
  pb: 2,
  listStyle: 'none',
  typography: 'body2',
  '& li': { display: 'flex', alignItems: 'center', gap: 1 },
  '& span': { width: 28, height: 28, lineHeight: '28px', borderRadius: '50%', textAlign: 'center' },
};

const GERMAN_TEXTS = {
  ...(deDE.components.MuiLocalizationProvider.defaultProps
    .localeText as Partial<PickersLocaleText>),
  // MUI's says „Letzter Monat“, which is ambiguous.
  previousMonth: 'Vorheriger Monat',
};
