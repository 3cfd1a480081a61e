import type { RentalBookingRequest } from '@shop/domain/booking/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { callApi } from '../../lib/api/client.ts';
import { storeLinkToken } from '../../lib/browser-storage/link-token.ts';
import { rentalBookingPath } from '../../lib/paths.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { reservationDraft } from '../shared/reservation-draft.ts';
import { toolDaysKey } from '../shared/tool-days.ts';

/** Status of the answer if somebody else has booked meanwhile. */
export const TAKEN = 409;

/** If tool, price or opening hours are others than shown. */
const CHANGED = 422;

/** Books a tool and opens the booking's page. */
export function useReserve(toolId: number) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useSendOnce({
    draft: reservationDraft,
    call: (body: RentalBookingRequest, options) =>
      callApi('POST /api/rental-bookings', { body, ...options }),
    onSent: ({ booking_number, token }) => {
      storeLinkToken(booking_number, token);
      return navigate(rentalBookingPath(booking_number), { replace: true });
    },
    onFailed: ({ status }) => {
      if (status === TAKEN) return client.invalidateQueries({ queryKey: toolDaysKey(toolId) });
      return status === CHANGED && client.invalidateQueries();
    },
    failed: 'Die Reservierung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to reserve',
  });
}
