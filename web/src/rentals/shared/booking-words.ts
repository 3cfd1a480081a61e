import type { RentalBooking } from '@shop/domain/booking/booking';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import {
  type BookingState,
  CALL_FIRST,
  heldText,
  isUrgent,
  NOT_RESERVED,
} from '@shop/domain/booking/booking-state';
import { standing } from '@shop/domain/booking/rental-set';
import { type CalendarDay, formatDay, weekdayOf } from '@shop/domain/time/calendar';

interface Words {
  title: string;
  text: string;
}

export const NO_COSTS = 'Kosten entstehen Ihnen nicht.';
const OVER = `Das Gerät ist nicht mehr für Sie reserviert. ${NO_COSTS}`;

/** A booking's state in words, for its customer. */
export function bookingWords(booking: RentalBooking): Words {
  const { hold_until, start_day, end_day, is_late } = booking;
  const isHurried = hold_until !== undefined && isUrgent(new Date(hold_until), start_day);
  const call = isHurried ? ` ${CALL_FIRST}` : '';
  const held = hold_until ? ` ${heldText(new Date(hold_until), start_day)}` : '';
  const isPart = standing(booking.set ?? []).length > 0;
  const over = isPart ? `${OVER} Ihre übrige Reservierung bleibt bestehen.` : OVER;
  const words: Record<BookingState, Words> = {
    requested: booking.reserves_nothing
      ? {
          title: 'Vielen Dank für Ihre Reservierung!',
          text: `Wir prüfen sie und melden uns${held}. ${NOT_RESERVED}${call}`,
        }
      : {
          title: 'Vielen Dank für Ihre Reservierung!',
          text: `Wir halten ${booking.set ? 'die Geräte' : 'das Gerät'} für Sie frei und bestätigen die Reservierung${held}.${call}`,
        },
    confirmed: {
      title: 'Ihre Reservierung ist bestätigt',
      text: 'Das Gerät ist für Sie reserviert.',
    },
    handed_out: is_late
      ? {
          title: 'Die Rückgabe ist überfällig',
          text: `Das Gerät sollte am ${formatDay(end_day)} zurück sein. Bitte rufen Sie uns an.`,
        }
      : { title: 'Das Gerät ist bei Ihnen', text: `Rückgabe ist am ${formatDay(end_day)}.` },
    returned: { title: 'Das Gerät ist zurück', text: 'Die Rechnung folgt per E-Mail.' },
    closed: { title: 'Die Miete ist abgeschlossen', text: 'Vielen Dank für Ihren Auftrag.' },
    declined: {
      title: `${isPart ? booking.tool_name : 'Die Reservierung'} ist leider nicht möglich`,
      text: over,
    },
    cancelled: { title: `${isPart ? booking.tool_name : 'Reservierung'} storniert`, text: over },
    expired: {
      title: 'Die Reservierung ist verfallen',
      text: `Wir konnten sie nicht rechtzeitig bestätigen. ${OVER}`,
    },
  };
  return words[booking.state];
}

/** `Montag, 30.11.2026, bis Mittwoch, 02.12.2026` */
export function periodText({ start_day, end_day }: RentalPeriod): string {
  const name = (day: CalendarDay) => `${weekdayOf(day)}, ${formatDay(day)}`;
  return start_day === end_day ? name(start_day) : `${name(start_day)}, bis ${name(end_day)}`;
}
