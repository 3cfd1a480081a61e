import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { StoredContact } from '@shop/domain/request/contact';
import { customerNumber } from '@shop/domain/text/customer-number';
import { useNavigate } from 'react-router-dom';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { customerPath, SimilarCustomers } from '../../office/similar-customers.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { useCreateCustomer } from '../../office/use-create-customer.ts';

interface ContactProps {
  contact: StoredContact;
}

/** Makes a customer of who sent a request, as companies ask for. */
export function ContactCustomer({ contact }: ContactProps) {
  return (
    <DialogButton dialog={(close) => <CustomerDialog contact={contact} onClose={close} />}>
      Als Kunden anlegen
    </DialogButton>
  );
}

function CustomerDialog({ contact, onClose }: ContactProps & { onClose(): void }) {
  const navigate = useNavigate();
  const create = useCreateCustomer((id) => void navigate(customerPath(customerNumber(id))));
  const input = inputOf(contact);
  return (
    <AdminDialog
      title={`${input.name} als Kunden anlegen`}
      onClose={onClose}
      actions={
        <OfficeButton
          variant="contained"
          isBlocked={create.isSending}
          onClick={() => create.send(input)}
        >
          Neuen Kunden anlegen
        </OfficeButton>
      }
    >
      {contact.email && (
        <p>
          Wer sich mit {contact.email} anmeldet, verwaltet dann die Konten der Firma, bestellt für
          sie und sieht ihre Rechnungen. Bitte prüfen Sie die Adresse.
        </p>
      )}
      <ResultAlert result={create.result} />
      <SimilarCustomers by={[contact.email, '', input.name]}>{() => null}</SimilarCustomers>
    </AdminDialog>
  );
}

/** A new record with what the request says; forms write a company as a line of the message. */
function inputOf({ name, email, phone, message }: StoredContact): CustomerInput {
  const company = /^Firma: *(\S.*)$/m.exec(message)?.[1]?.trim();
  const rights = { is_owner: true, may_order: true, may_see_invoices: true };
  return {
    is_company: true,
    name: company ?? name,
    ...(company && { contact_name: name }),
    ...(email && { email }),
    ...(phone && { phone }),
    members: email ? [{ email: email.toLowerCase(), ...rights }] : [],
    sites: [],
    visibility: 'visible',
  };
}
