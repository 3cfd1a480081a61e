import Link from '@mui/material/Link';
import { recordDifferences } from '@shop/domain/customer/billed-as-record';
import type { AdminOrder } from '@shop/domain/order/order';
import { callApi } from '../../lib/api/client.ts';
import { useCustomer } from '../../office/api/use-customer.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useShow } from '../../office/api/use-office-query.ts';
import { AssignDialog } from '../../office/assign-dialog.tsx';
import { CreditQuestion } from '../../office/dialog/credit-question.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { customerPath } from '../../office/similar-customers.tsx';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Row } from '../../ui/layout.tsx';
import { type OrderProps, orderKey } from './use-order-call.ts';

interface Assigned {
  id: string;
  is_removed?: true;
  is_other?: true;
  as_record?: true;
  credit_reason?: string;
}

/** The customer's record that an order belongs to, or the choice of one. */
export function OrderRecord({ order }: OrderProps) {
  const { customer_number: number } = order;
  const { assign } = useAssign(order);
  if (!number) {
    return (
      <>
        <LikelyRecord order={order} />
        <DialogButton
          refusal={order.refused.assign}
          dialog={(close) => <RecordDialog order={order} onClose={close} />}
        >
          Kunde anlegen oder zuordnen
        </DialogButton>
      </>
    );
  }
  return (
    <div>
      <Row>
        <Link href={customerPath(number)}>Kunde {number}</Link>
        <OfficeButton
          isBlocked={assign.isSending}
          refusal={order.refused.assign}
          onClick={() => assign.send({ id: number.slice(2), is_removed: true })}
        >
          Zuordnung lösen
        </OfficeButton>
      </Row>
      <ResultAlert result={assign.result} />
      <RecordOffer order={order} number={number} />
    </div>
  );
}

/** The proposed customer of an order, and whether the order is held until the office decides. */
function LikelyRecord({ order }: OrderProps) {
  const { likely_customer: number, is_held } = order;
  const { assign } = useAssign(order);
  if (!number) return null;
  const id = number.slice(2);
  return (
    <SpacedAlert severity={is_held ? 'warning' : 'info'} mb={1.5}>
      {is_held &&
        'Wartet auf Ihr Ja: Dieser Kunde ist gesperrt, oder sein Kreditrahmen reicht nicht. '}
      Gehört vermutlich zum <Link href={customerPath(number)}>Kunden {number}</Link>.
      <Row mt={1}>
        <OfficeButton isBlocked={assign.isSending} onClick={() => assign.send({ id })}>
          Zuordnen
        </OfficeButton>
        <OfficeButton
          isBlocked={assign.isSending}
          onClick={() => assign.send({ id, is_other: true })}
        >
          Gehört nicht dazu
        </OfficeButton>
      </Row>
      <ResultAlert result={assign.result} />
      <CreditQuestion call={assign} />
    </SpacedAlert>
  );
}

/** Offers to update the order's billing details from the customer's record. */
function RecordOffer({ order, number }: OrderProps & { number: string }) {
  const { assign } = useAssign(order);
  const id = number.slice(2);
  const isFixed = (order.refused.bill ?? order.refused.rename) !== undefined;
  const { data } = useCustomer(id, !isFixed);
  const differences = data && !isFixed ? recordDifferences(order, data.input) : [];
  return (
    <>
      {differences.length > 0 && (
        <SpacedAlert severity="warning" mt={1}>
          {`Anders als beim Kunden ${number}: ${differences.join(', ')}. `}
          <OfficeButton
            isBlocked={assign.isSending}
            onClick={() => assign.send({ id, as_record: true })}
          >
            Vom Kunden übernehmen
          </OfficeButton>
        </SpacedAlert>
      )}
      <CreditQuestion call={assign} />
      <ResultAlert result={assign.result} />
    </>
  );
}

type Assignable = Pick<AdminOrder, 'order_number' | 'revision'>;

export function useAssign({ order_number, revision }: Assignable, onDone?: () => void) {
  const show = useShow(orderKey(order_number));
  const assign = useOfficeCall({
    call: ({ id, ...body }: Assigned) =>
      callApi('POST /api/admin/customers/{id}/orders', {
        params: { id },
        seen: revision,
        body: { order_number, ...body },
      }),
    onDone: (changed, { is_other, as_record }) => {
      show(changed);
      onDone?.();
      if (as_record) return 'Die Angaben des Kunden sind übernommen.';
      const number = changed.customer_number;
      if (is_other) return 'Der Vorschlag ist abgelehnt.';
      return number ? `Die Bestellung gehört zum Kunden ${number}.` : 'Die Zuordnung ist gelöst.';
    },
    failed: 'Die Bestellung konnte nicht zugeordnet werden.',
  });
  return { assign };
}

function RecordDialog({ order, onClose }: OrderProps & { onClose(): void }) {
  const { assign } = useAssign(order, onClose);
  return (
    <AssignDialog
      title="Zu welchem Kunden gehört die Bestellung?"
      of={order}
      assign={assign}
      onClose={onClose}
    >
      <CreditQuestion call={assign} />
    </AssignDialog>
  );
}
