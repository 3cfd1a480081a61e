import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';

interface Wanted {
  end_day: string;
  start_day?: string;
  pieces?: string;
}

/** What a booking would cost with other days or pieces, as the server charges it. */
export function useBookingPrice(bookingNumber: string, wanted: Wanted, isAsked = true) {
  return useQuery({
    ...READ_OPTIONS,
    queryKey: ['GET /api/rental-bookings/{bookingNumber}/price', bookingNumber, wanted],
    queryFn: ({ signal }) =>
      callApi('GET /api/rental-bookings/{bookingNumber}/price', {
        params: { bookingNumber },
        query: { ...wanted },
        signal,
      }),
    enabled: isAsked,
  });
}
