import { COMPANY } from '@shop/domain/company';
import { addDays } from '@shop/domain/time/calendar';
import { reservationOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import type { Attachment } from './mailer.ts';

/** A booking's days for the customer's calendar; a later version replaces the earlier entry. */
export async function bookingCalendar(
  booking: StoredRentalBooking,
  siteOrigin: string,
): Promise<Attachment> {
  const { booking_number, pieces, tool_name, start_day, end_day, history, method } = booking;
  const { default: ical, ICalCalendarMethod } = await import('ical-generator');
  const { hostname } = new URL(siteOrigin);
  const calendar = ical({
    prodId: { company: COMPANY.shortName, product: 'Vermietung', language: 'DE' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${booking_number}@${hostname}`,
    sequence: history.length - 1,
    stamp: history.at(-1)?.at.toDate() ?? booking.created_at.toDate(),
    // Written as UTC days, without conversion; the end is exclusive.
    start: new Date(`${start_day}T00:00:00Z`),
    end: new Date(`${addDays(end_day, 1)}T00:00:00Z`),
    allDay: true,
    summary: `Miete: ${pieces > 1 ? `${pieces} × ` : ''}${tool_name}`,
    description: `Mietnummer ${reservationOf(booking)}\n${siteOrigin}/mietbuchung/${booking_number}`,
    ...(method === 'pickup' && {
      location: `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`,
    }),
  });
  return {
    filename: `${booking_number}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: Buffer.from(calendar.toString()),
  };
}
