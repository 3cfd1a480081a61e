import { berlinMidnight, type CalendarDay } from '@shop/domain/calendar';
import { type Query, Timestamp } from 'firebase-admin/firestore';

/** What was created from the beginning of one day in Berlin to the beginning of another. */
export function createdBetween<T>(
  query: Query<T>,
  from: CalendarDay,
  until: CalendarDay,
): Query<T> {
  return query
    .where('created_at', '>=', Timestamp.fromDate(berlinMidnight(from)))
    .where('created_at', '<', Timestamp.fromDate(berlinMidnight(until)));
}
