import type { AdminBooking } from '@shop/domain/booking/booking';
import type { BookingState } from '@shop/domain/booking/booking-state';
import { HANDOVER, RENTAL_WISH } from '@shop/domain/testing/sent';
import type { Desk } from './desk.ts';
import type { Buyer } from './people.ts';

/** The first and last working day of a rental, counted from the end of the month, and how far it has come by then. */
type Rental = readonly [tool: number, from: number, to: number, until: BookingState];

const RENTALS: readonly Rental[] = [
  [2, -22, -19, 'closed'],
  [103, -19, -18, 'closed'],
  [201, -15, -13, 'closed'],
  [104, -7, -2, 'returned'],
  // Should be back; is out; comes back today.
  [503, -8, -1, 'handed_out'],
  [2, -4, 3, 'handed_out'],
  [101, -2, 0, 'handed_out'],
  // Leaves today; later; is only asked for.
  [301, 0, 1, 'confirmed'],
  [3, 1, 4, 'confirmed'],
  [5, 5, 7, 'requested'],
];
/** Days before which a rental is booked. */
const AHEAD = 3;

/** What happens to the rentals on each working day; answers the orders that bill them. */
export function openRentals(desk: Desk, buyers: readonly Buyer[]) {
  const going = RENTALS.map(([tool, from, to, until], index) => {
    const buyer = buyers[index % buyers.length] as Buyer;
    return { tool, from, to, until, buyer, number: '', state: '' };
  });
  type Going = (typeof going)[number];

  async function book(of: Going) {
    const { name, phone, email, record, number, address } = of.buyer;
    const isRequest = of.until === 'requested';
    const body = {
      ...RENTAL_WISH,
      tool_id: of.tool,
      start_day: desk.dayAt(of.from),
      end_day: desk.dayAt(of.to),
      customer_name: name,
      customer_phone: phone,
      customer_email: email,
      invoice_address: address,
      ...(record && { company_name: record.name, customer_number: number }),
      ...(!isRequest && { request_id: desk.id(), kind: 'rental' }),
    };
    const path = `/api/${isRequest ? '' : 'admin/'}rental-bookings`;
    const booked = await desk.post<AdminBooking>(path, body, isRequest ? 'guest' : 'chef');
    Object.assign(of, { number: booked.booking_number, state: 'confirmed' });
  }

  async function step(of: Going, to: BookingState, more: object = {}) {
    const body = { request_id: desk.id(), from: of.state, to, ...more };
    of.state = to;
    return desk.post<AdminBooking>(`/api/admin/rental-bookings/${of.number}/step`, body);
  }

  return async (index: number): Promise<{ number: string; buyer: Buyer }[]> => {
    const bills = [];
    for (const of of going) {
      const { buyer, from, to, until } = of;
      const record = { ...HANDOVER, accessories: [], signed_by: buyer.name };
      if (index === Math.min(from - AHEAD, 0)) await book(of);
      if (index === from && until !== 'confirmed') {
        await step(of, 'handed_out', { record, deposit: { state: 'held', means: 'card' } });
      }
      if (index === to && until !== 'handed_out') {
        const deposit = { state: until === 'closed' ? 'returned' : 'held' };
        await step(of, 'returned', { record, deposit });
      }
      if (index === to + 1 && until === 'closed') {
        bills.push({ number: (await step(of, 'closed')).order_number ?? '', buyer });
      }
    }
    return bills;
  };
}
