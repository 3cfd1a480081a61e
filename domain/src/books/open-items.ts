import { type CalendarDay, daysBetween } from '../time/calendar.ts';

/** How long invoices have been overdue, and the last day of each band; the last one has no end. */
const AGES: readonly { upTo: number; label: string }[] = [
  { upTo: 0, label: 'nicht fällig' },
  { upTo: 30, label: '1–30 Tage' },
  { upTo: 60, label: '31–60 Tage' },
  { upTo: 90, label: '61–90 Tage' },
  { upTo: Number.POSITIVE_INFINITY, label: 'über 90 Tage' },
];

export const AGE_LABELS = AGES.map(({ label }) => label);

/** The age of an open item on a day: one of `AGE_LABELS`. Without a due day it is not due. */
export function ageOf(dueDay: CalendarDay | undefined, today: CalendarDay): string {
  const days = dueDay === undefined ? 0 : daysBetween(dueDay, today);
  return AGES.find(({ upTo }) => days <= upTo)?.label ?? '';
}
