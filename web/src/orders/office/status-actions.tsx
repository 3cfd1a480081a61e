import Button from '@mui/material/Button';
import { deliveredText } from '@shop/domain/handover/deliveries';
import { toCents } from '@shop/domain/money/money';
import { type AdminOrder, standingInvoice } from '@shop/domain/order/order';
import { MAX_REASON_LENGTH, type StatusChangeRequest } from '@shop/domain/order/order-changes';
import {
  isCancelled,
  isDelivered,
  type OrderStatus,
  orderStatus,
} from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { formatEuro } from '@shop/domain/text/format';
import { useId, useState } from 'react';
import { AskReason, type AskReasonProps } from '../../office/dialog/ask-reason.tsx';
import type { FormCall } from '../../office/form/use-office-form.ts';
import { Quiet } from '../../ui/layout.tsx';
import { DeliverDialog, unpaidText } from './delivered-form.tsx';
import { isForCollective, WriteInvoices } from './invoices/write-invoices.tsx';

/** A status with what it needs: a reason for the customer, or consent to handing over unpaid goods. */
type WantedStatus = Omit<StatusChangeRequest, 'from'>;

interface StatusActionsProps {
  order: AdminOrder;
  call: FormCall<WantedStatus>;
}

/**
 * A button for each status the order can change to, the usual one first. Cancelling, handing over
 * unpaid goods, and delivering, which records the quantities, ask first; what is typed there stays if somebody else
 * changes the order.
 */
export function StatusActions({ order, call }: StatusActionsProps) {
  const { isSending: isChanging, send: onChange } = call;
  const [asked, setAsked] = useState<OrderStatus>();
  const id = useId();
  const steps = orderStatus(order.order_status).next;
  const refusal = steps.map((to) => order.refused[`to_${to}`]).find(Boolean);
  const close = () => setAsked(undefined);
  const sendAndClose: typeof onChange = (sent, options) => {
    const onSuccess = () => {
      options?.onSuccess();
      close();
    };
    onChange(sent, { seen: options?.seen, onSuccess });
  };
  return (
    <>
      {steps.map((to, index) => {
        const isOff = isChanging || order.refused[`to_${to}`] !== undefined;
        const isAsking = isCancelled(to) || isDelivery(to) || isUnpaidHandover(order, to);
        return (
          <Button
            key={to}
            variant={index === 0 && !isCancelled(to) ? 'contained' : 'outlined'}
            aria-disabled={isOff}
            aria-describedby={order.refused[`to_${to}`] && id}
            {...(isAsking && { 'aria-haspopup': 'dialog' })}
            {...(isCancelled(to) && { sx: { color: 'error.main' } })}
            onClick={() => {
              if (isOff) return;
              if (!isAsking) return onChange({ to });
              call.forget();
              setAsked(to);
            }}
          >
            {actionOf(order, to)}
          </Button>
        );
      })}
      {refusal && <Quiet id={id}>{refusal}</Quiet>}
      <WriteInvoices
        orderNumber={order.order_number}
        isHidden={order.refused.invoice !== undefined || isForCollective(order)}
      />
      {isDelivered(order.order_status) && !standingInvoice(order) && (
        <Quiet>{isForCollective(order) ? FOR_COLLECTIVE : order.refused.invoice}</Quiet>
      )}
      {asked && isDelivery(asked) && (
        <DeliverDialog order={order} call={{ ...call, send: sendAndClose }} onClose={close} />
      )}
      {asked && !isDelivery(asked) && (
        <AskReason
          {...(isCancelled(asked) ? cancelTexts(order) : unpaidTexts(order, asked))}
          isSending={isChanging}
          result={call.result}
          revision={order.revision ?? 0}
          onKeep={close}
          onConfirm={(reason, seen) =>
            onChange(
              {
                to: asked,
                ...(reason && { reason }),
                ...(!isCancelled(asked) && { despite_open_payment: true }),
              },
              { seen, onSuccess: close },
            )
          }
        />
      )}
    </>
  );
}

const FOR_COLLECTIVE = 'Diese Lieferung kommt in die Sammelrechnung des Kunden.';

function actionOf({ delivery }: AdminOrder, to: OrderStatus): string {
  const { action, pickupAction = action } = orderStatus(to);
  return delivery?.method === 'pickup' ? pickupAction : action;
}

const isDelivery = (to: OrderStatus) => to === 'delivered';

function cancelTexts(order: AdminOrder): AskedTexts {
  const { order_number, customer_name, total_amount } = order;
  const total = formatEuro(toCents(total_amount));
  const delivered = deliveredText(order);
  return {
    title: delivered ? 'Rest stornieren?' : 'Bestellung stornieren?',
    text: `${delivered ? `${delivered}. Der Rest der Bestellung` : 'Die Bestellung'} ${order_number} von ${customer_name} über ${total} netto wird storniert. Das lässt sich zehn Minuten lang zurücknehmen, dann erhält der Kunde eine E-Mail.`,
    reason: { label: 'Grund (liest der Kunde, freiwillig)', maxLength: MAX_REASON_LENGTH },
    confirm: 'Ja, stornieren',
    keep: 'Nicht stornieren',
  };
}

function unpaidTexts(order: AdminOrder, to: OrderStatus): AskedTexts {
  return {
    title: 'Noch nicht bezahlt',
    text: `${unpaidText(order)} Soll die Ware trotzdem herausgehen?`,
    confirm: `Trotzdem ${actionOf(order, to).toLowerCase()}`,
  };
}

type AskedTexts = Omit<AskReasonProps, 'onConfirm' | 'onKeep'>;
