import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { berlinDay, type CalendarDay, formatDay, isCalendarDay } from '@shop/domain/time/calendar';
import { isWholeDay, readDay, withDots } from '@shop/domain/time/day-input';
import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icon.tsx';
import type { DayCalendarProps } from './day-calendar.tsx';
import { describedBy, FieldFrame, labelId } from './field-frame.tsx';
import { focusUnreadDay, UNREAD_DAY } from './unread-day.ts';

interface DateFieldProps {
  label: string;
  /** Empty if not set. Anything but a day is shown as is. */
  value: CalendarDay;
  earliest: CalendarDay;
  /** Days after `earliest` that the calendar does not offer. */
  isClosed?(day: CalendarDay): boolean;
  required?: boolean;
  compact?: boolean;
  hint?: string;
  error?: string | undefined;
  /** Replaces the plain calendar; loaded when it is first opened. */
  loadCalendar?: CalendarLoader;
  /**
   * Also called while a day is being typed: with an empty day until it is complete, and with what has
   * been typed so far.
   */
  onChange(day: CalendarDay, typed: string): void;
}

export type CalendarLoader = () => Promise<ComponentType<DayCalendarProps>>;

const loadPlain: CalendarLoader = async () => (await import('./day-calendar.tsx')).DayCalendar;

/**
 * A date in German whatever the browser's language: a text field, with a calendar that is loaded when
 * it is opened. Errors are announced as they appear. Enter reads what is typed; a form around the field is not
 * submitted while that is no day, unless it was told what is typed.
 */
export function DateField({
  label,
  value,
  earliest,
  isClosed,
  required = true,
  compact = false,
  hint,
  error,
  loadCalendar = loadPlain,
  onChange,
}: DateFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const { text, unread, type, leave, choose } = useTypedDay(input, {
    value,
    earliest,
    onChange,
  });
  const [Calendar, setCalendar] = useState<ComponentType<DayCalendarProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const shownError = unread ?? (isMissing ? CALENDAR_MISSING : error);

  async function openCalendar(): Promise<void> {
    setIsMissing(false);
    try {
      const Loaded = Calendar ?? (await loadCalendar());
      setCalendar(() => Loaded);
      setIsOpen(true);
    } catch {
      setIsMissing(true);
    }
  }

  return (
    <div aria-live="polite">
      <FieldFrame {...{ id, label, required, compact, hint }} error={shownError}>
        <OutlinedInput
          id={id}
          ref={frame}
          inputRef={input}
          value={text}
          onChange={(event) => {
            setIsMissing(false);
            type(event.target.value);
          }}
          onBlur={leave}
          onKeyDown={({ key }) => key === 'Enter' && leave()}
          placeholder="TT.MM.JJJJ"
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={describedBy(id, { hint, error: shownError })}
          slotProps={{ input: { maxLength: 14, ...(unread && value !== text && UNREAD_DAY) } }}
          endAdornment={
            <CalendarButton
              of={labelId(id)}
              onApproach={() => void loadCalendar().catch(() => {})}
              onClick={() => void openCalendar()}
            />
          }
          sx={{ bgcolor: 'background.default' }}
        />
      </FieldFrame>
      {Calendar && (
        <Calendar
          label={label}
          isOpen={isOpen}
          anchor={() => frame.current}
          value={value}
          earliest={earliest}
          {...(isClosed && { isClosed })}
          onChoose={(day) => {
            choose(day);
            setIsOpen(false);
          }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

interface CalendarButtonProps {
  /** Id of the field's label. */
  of: string;
  onApproach(): void;
  onClick(): void;
}

function CalendarButton({ of, onApproach, onClick }: CalendarButtonProps) {
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label="Kalender öffnen"
        aria-describedby={of}
        aria-haspopup="dialog"
        onPointerEnter={onApproach}
        onClick={onClick}
        sx={{ color: 'text.primary' }}
      >
        <Icon name="calendar" size={20} />
      </IconButton>
    </InputAdornment>
  );
}

/** The text of the field while a day is typed into it, and its error. */
function useTypedDay(
  input: RefObject<HTMLInputElement | null>,
  { value, earliest, onChange }: Pick<DateFieldProps, 'value' | 'earliest' | 'onChange'>,
) {
  /** The text being typed, until the field is left with a day in it. */
  const [draft, setDraft] = useState<string>();
  const [unread, setUnread] = useState<string>();
  const text = draft ?? (isCalendarDay(value) ? formatDay(value) : value);

  function type(typed: string): void {
    const next = withDots(typed, text);
    const read = readDay(next);
    setDraft(next);
    setUnread(undefined);
    onChange('day' in read && isWholeDay(next) ? read.day : '', next);
    // Typed before the page's code ran, or filled in by the browser.
    if (input.current !== document.activeElement) settle(next);
  }

  function settle(typed: string | undefined): void {
    if (typed === undefined) return;
    const read = readDay(typed, { today: berlinDay(new Date()), earliest });
    if ('day' in read) choose(read.day);
    else if (typed.trim() === '') choose('');
    else setUnread(read.error);
  }

  function choose(day: CalendarDay): void {
    setDraft(undefined);
    setUnread(undefined);
    onChange(day, day);
  }

  // Natively, as it has to come before the form's own handler.
  const keepUnread = useEffectEvent((event: SubmitEvent) => {
    if (!focusUnreadDay(input.current)) return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', keepUnread);
    return () => form?.removeEventListener('submit', keepUnread);
  }, [input]);

  return { text, unread, type, leave: () => settle(draft), choose };
}

const CALENDAR_MISSING =
  'Der Kalender konnte nicht geladen werden. Bitte tippen Sie das Datum, zum Beispiel 24.12.2026.';
