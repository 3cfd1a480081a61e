import Link from '@mui/material/Link';
import type { AdminBooking } from '@shop/domain/booking/booking';
import { ERASED_NAME } from '@shop/domain/office/office';
import { customerNumber } from '@shop/domain/text/customer-number';
import { AssignDialog } from '../../office/assign-dialog.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { customerPath, useFoundCustomers } from '../../office/similar-customers.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Row } from '../../ui/layout.tsx';
import { useBookingCall } from './rental-bookings.ts';

interface BookingCustomerProps {
  booking: AdminBooking;
}

/** The customer's record that a rental belongs to, or the choice of one; a billed one follows its order. */
export function BookingCustomer({ booking }: BookingCustomerProps) {
  const { customer_number: number, order_number, customer_name } = booking;
  const isFixed = order_number !== undefined || customer_name === ERASED_NAME;
  const assign = useAssign(booking);
  const likely = useCustomerOf(booking);
  const shown = number ?? likely;
  return (
    <div>
      <Row>
        {shown && <Link href={customerPath(shown)}>Kunde {shown}</Link>}
        {!number && shown && <span>hat dieselbe E-Mail-Adresse.</span>}
        {number && !isFixed && (
          <OfficeButton isBlocked={assign.isSending} onClick={() => assign.send({})}>
            Zuordnung lösen
          </OfficeButton>
        )}
        <DialogButton
          isHidden={number !== undefined || isFixed}
          dialog={(close) => <RecordDialog booking={booking} onClose={close} />}
        >
          Kunde anlegen oder zuordnen
        </DialogButton>
      </Row>
      <ResultAlert result={assign.result} />
    </div>
  );
}

const useAssign = (booking: AdminBooking, onDone = () => {}) =>
  useBookingCall('customer', booking, {
    done: 'Die Zuordnung ist geändert.',
    failed: 'Die Miete konnte nicht zugeordnet werden.',
    onDone,
  });

/** The record of its account: the one with the same address. */
function useCustomerOf({ customer_number, customer_email: email }: AdminBooking) {
  const { items } = useFoundCustomers(customer_number ? '' : email);
  const same = items.find(({ input }) =>
    [input.email, ...input.members.map((member) => member.email)].some(
      (each) => each?.toLowerCase() === email.toLowerCase(),
    ),
  );
  return same && customerNumber(same.id);
}

function RecordDialog({ booking, onClose }: BookingCustomerProps & { onClose(): void }) {
  const assign = useAssign(booking, onClose);
  return (
    <AssignDialog
      title="Zu welchem Kunden gehört die Miete?"
      of={booking}
      assign={{ ...assign, send: ({ id }) => assign.send({ customer_number: customerNumber(id) }) }}
      onClose={onClose}
    />
  );
}
