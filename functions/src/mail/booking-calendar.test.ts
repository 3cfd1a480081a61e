import { afterEach, expect, test, vi } from 'vitest';
import { RENTAL_BOOKING_V1 } from '../../test/stored-fixtures.ts';
import type { StoredRentalBooking } from '../stored/rental-booking.ts';
import { bookingCalendar } from './booking-calendar.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['UTC', 'Europe/Berlin', 'America/New_York'])(
  'the days are the booked ones, also where the clock is that of %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const days = { start_day: '2027-03-27', end_day: '2027-03-28' };
    const booking = { ...RENTAL_BOOKING_V1, ...days } as StoredRentalBooking;
    const { content } = await bookingCalendar(booking, 'https://shop.example');
    const lines = content.toString().split('\r\n');
    expect(lines).toContain('DTSTART;VALUE=DATE:20270327');
    expect(lines).toContain('DTEND;VALUE=DATE:20270329');
    expect(lines).toContain('UID:M-7K2MQ-4XN8T@shop.example');
    expect(lines).toContain('METHOD:PUBLISH');
  },
);
