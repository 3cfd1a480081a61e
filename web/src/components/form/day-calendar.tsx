import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, type PickersLocaleText } from '@mui/x-date-pickers/locales';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import dayjs from 'dayjs';
import 'dayjs/locale/de';

interface DayCalendarProps {
  label: string;
  isOpen: boolean;
  anchor(): HTMLElement | null;
  value: CalendarDay;
  earliest: CalendarDay;
  isClosed?(day: CalendarDay): boolean;
  onChoose(day: CalendarDay): void;
  onClose(): void;
}

/** A German calendar below its field; days before `earliest` and closed days cannot be chosen. */
export function DayCalendar({
  label,
  isOpen,
  anchor,
  value,
  earliest,
  isClosed = never,
  onChoose,
  onClose,
}: DayCalendarProps) {
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
          value={isCalendarDay(value) ? dayjs(value) : null}
          minDate={dayjs(earliest)}
          shouldDisableDate={(day) => isClosed(day.format('YYYY-MM-DD'))}
          onChange={(day) => day && onChoose(day.format('YYYY-MM-DD'))}
        />
      </LocalizationProvider>
    </Popover>
  );
}

const never = () => false;

const GERMAN_TEXTS = deDE.components.MuiLocalizationProvider.defaultProps
  .localeText as Partial<PickersLocaleText>;
