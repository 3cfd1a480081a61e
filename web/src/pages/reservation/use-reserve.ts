import type { RentalBookingRequest } from '@shop/domain/booking/booking';
import { IDEMPOTENCY_KEY_HEADER } from '@shop/domain/contract/call';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SendFailure } from '../../components/form/send-outcome.tsx';
import { toolDaysKey } from '../../features/rental/tool-days.ts';
import { ApiFailure, logFailure } from '../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../lib/api/client.ts';
import { storeLinkToken } from '../../lib/browser-storage/link-token.ts';
import { shopConnection } from '../../lib/connection/shop-connection.ts';
import { formDraft } from '../../lib/form-draft.ts';
import { rentalBookingPath } from '../../lib/paths.ts';

/** The form's values; period and tier are in the address, the postcode is shared by all pages. */
export interface ReservationForm {
  pieces: string;
  method: 'pickup' | 'delivery';
  insured: '' | 'yes';
  early_start: '' | 'yes';
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  street: string;
  city: string;
  invoice_address: string;
  notes: string;
}

export const reservationDraft = formDraft<ReservationForm>('reservationDraft', {
  pieces: '1',
  method: 'pickup',
  insured: '',
  early_start: '',
  customer_name: '',
  customer_email: '',
  customer_phone: '',
  company_name: '',
  street: '',
  city: '',
  invoice_address: '',
  notes: '',
});

const FAILED = 'Die Reservierung konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';

/**
 * Books a tool and opens the booking's page. The draft's key makes a repeated request count only once.
 */
export function useReserve() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<SendFailure & { isTaken: boolean }>();
  const underWay = useRef<Promise<void>>(undefined);

  async function send(body: RentalBookingRequest): Promise<void> {
    setFailure(undefined);
    try {
      const { booking_number, token } = await callApi('POST /api/rental-bookings', {
        body,
        headers: { [IDEMPOTENCY_KEY_HEADER]: reservationDraft.requestKey() },
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
      });
      storeLinkToken(booking_number, token);
      reservationDraft.clear();
      await navigate(rentalBookingPath(booking_number), { replace: true });
    } catch (error) {
      logFailure('Failed to reserve', error);
      // Checked before the failure is shown, so that screen readers announce all of it at once.
      const isOffline = !(error instanceof ApiFailure) && !(await shopConnection.check());
      if (isOffline) reservationDraft.markUnsent();
      const isTaken = error instanceof ApiFailure && error.status === 409;
      // Somebody else has booked meanwhile.
      if (isTaken) await client.invalidateQueries({ queryKey: toolDaysKey(body.tool_id) });
      const text = (error instanceof ApiFailure && error.serverMessage) || FAILED;
      setFailure({ text, isOffline, isTaken });
    }
  }

  return {
    failure,
    /** If a call is under way, returns that one. Never rejects. */
    reserve(body: RentalBookingRequest): Promise<void> {
      underWay.current ??= send(body).finally(() => {
        underWay.current = undefined;
      });
      return underWay.current;
    },
    forget: () => setFailure(undefined),
  };
}
