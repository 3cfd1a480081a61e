import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { AdminOrder } from '@shop/domain/order/order';
import { customerNumber } from '@shop/domain/text/customer-number';
import { type ReactNode, useState } from 'react';
import type { CallResult } from './api/use-office-call.ts';
import { AdminDialog } from './dialog/admin-dialog.tsx';
import { OfficeButton } from './office-button.tsx';
import { SimilarCustomers } from './similar-customers.tsx';
import { ResultAlert } from './tab/call-alerts.tsx';
import { useCreateCustomer } from './use-create-customer.ts';

/** What an order or a rental says of its customer. */
type Sender = Pick<AdminOrder, 'customer_name' | 'customer_email' | 'customer_phone'> &
  Partial<
    Pick<AdminOrder, 'company_address' | 'tax_number' | 'buyer_reference' | 'country'> &
      Record<'company_name' | 'invoice_address', string | undefined>
  >;

interface AssignDialogProps {
  title: string;
  of: Sender;
  assign: { send(sent: { id: string }): void; isSending: boolean; result: CallResult | undefined };
  children?: ReactNode;
  onClose(): void;
}

/** The choice of the customer's record that something belongs to, or a new one. */
export function AssignDialog({ title, of, assign, children, onClose }: AssignDialogProps) {
  const [created, setCreated] = useState<string>();
  const create = useCreateCustomer((id) => {
    setCreated(id);
    assign.send({ id });
  });
  const isSending = assign.isSending || create.isSending;
  const { customer_email, tax_number = '', company_name, customer_name } = of;
  return (
    <AdminDialog
      title={title}
      onClose={onClose}
      actions={
        <OfficeButton
          variant="contained"
          isBlocked={isSending}
          onClick={() => (created ? assign.send({ id: created }) : create.send(inputOf(of)))}
        >
          {created
            ? `Dem neuen Kunden ${customerNumber(created)} zuordnen`
            : 'Neuen Kunden anlegen'}
        </OfficeButton>
      }
    >
      <ResultAlert result={assign.result ?? create.result} />
      {children}
      <SimilarCustomers by={[customer_email, tax_number, company_name || customer_name]}>
        {({ id }) => (
          <OfficeButton isBlocked={isSending} onClick={() => assign.send({ id })}>
            Zuordnen
          </OfficeButton>
        )}
      </SimilarCustomers>
    </AdminDialog>
  );
}

/** A new record; a tax number is checked when it is edited. */
function inputOf({ company_name = '', customer_name, ...of }: Sender): CustomerInput {
  const { invoice_address = '', company_address = invoice_address } = of;
  const address = company_name ? company_address : invoice_address;
  const { customer_email: email, customer_phone: phone, tax_number: vat_id } = of;
  const { buyer_reference, country } = of;
  return {
    is_company: company_name !== '',
    name: company_name || customer_name,
    ...(company_name && { contact_name: customer_name }),
    ...(email && { email }),
    ...(phone && { phone }),
    ...(address && { address }),
    ...(country && { country }),
    ...(vat_id && { vat_id }),
    ...(buyer_reference && { buyer_reference }),
    members: [],
    sites: [],
    visibility: 'visible',
  };
}
