/** A calendar day without a time, `YYYY-MM-DD`, as date inputs hold it. */
export type CalendarDay = string;

const MS_PER_DAY = 86_400_000;

const berlin = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that the calendar on the wall shows in Berlin at an instant. */
export function berlinDay(instant: Date): CalendarDay {
  return berlin.format(instant);
}

/** Whether a text names a day that exists: `2027-02-29` doesn't. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Whole days from one day to another, negative backwards. Days have no hours, so none gets lost. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((utc(to) - utc(from)) / MS_PER_DAY);
}

/** A calendar day in German: `29.02.2028`. */
export function formatDay(day: CalendarDay): string {
  return day.split('-').reverse().join('.');
}

function utc(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`);
}
