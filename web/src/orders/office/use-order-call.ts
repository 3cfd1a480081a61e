import type { ApiRequest } from '@shop/domain/contract/call';
import { deliveredText } from '@shop/domain/handover/deliveries';
import type { AdminOrder } from '@shop/domain/order/order';
import { historyTold } from '@shop/domain/order/order-history';
import { orderStatus } from '@shop/domain/order/order-status';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useShow } from '../../office/api/use-office-query.ts';

export interface OrderProps {
  order: AdminOrder;
}

/** Query key of an order, relative to the account's. */
export const orderKey = (orderNumber: string) => ['orders', 'one', orderNumber];

type Step =
  | 'status'
  | 'delivered'
  | 'take-back'
  | 'events'
  | 'payments'
  | 'withdrawal'
  | 'reminder'
  | 'write-off';
type StepCall<Name extends Step> = `POST /api/admin/orders/{orderNumber}/${Name}`;

type WithoutId<Body> = Body extends unknown ? Omit<Body, 'id'> & { id?: string } : never;

/** The request of a step, whose id the call adds. */
type Sent<Name extends Step> = WithoutId<ApiRequest<StepCall<Name>>>;

/** Whether the request of a step has an id. */
const HAS_ID: {
  [Name in Step]: 'id' extends keyof ApiRequest<StepCall<Name>> ? true : false;
} = {
  status: false,
  delivered: false,
  'take-back': false,
  events: false,
  payments: true,
  withdrawal: true,
  reminder: true,
  'write-off': true,
};

const nowIs = (order: AdminOrder) =>
  `„${orderStatus(order.order_status, order.delivery?.method).label}“`;

const TEXTS: Record<Step, { done(order: AdminOrder): string; failed: string }> = {
  status: {
    done: (order) =>
      `Der Status ist jetzt ${[nowIs(order), deliveredText(order)].filter(Boolean).join(', ')}.`,
    failed: 'Der Status konnte nicht geändert werden.',
  },
  'take-back': {
    done: (order) => `Der Status ist wieder ${nowIs(order)}.`,
    failed: 'Der Schritt konnte nicht zurückgenommen werden.',
  },
  delivered: {
    done: () => 'Was geliefert wurde, ist eingetragen.',
    failed: 'Was geliefert wurde, konnte nicht eingetragen werden.',
  },
  events: {
    done: ({ history }) => {
      const { text = '', strong, after } = historyTold(history).at(-1)?.words ?? {};
      return `${[text, strong, after].join('')}.`;
    },
    failed: 'Der Eintrag konnte nicht gespeichert werden.',
  },
  payments: {
    done: () => 'Die Zahlung ist eingetragen.',
    failed: 'Die Zahlung konnte nicht eingetragen werden.',
  },
  'write-off': {
    done: () => 'Der Rest ist ausgebucht.',
    failed: 'Der Rest konnte nicht ausgebucht werden.',
  },
  withdrawal: {
    done: () => 'Die Entscheidung ist eingetragen.',
    failed: 'Die Entscheidung konnte nicht eingetragen werden.',
  },
  reminder: {
    done: () => 'Die Zahlungserinnerung ist unterwegs.',
    failed: 'Die Zahlungserinnerung konnte nicht gesendet werden.',
  },
};

interface Options {
  /** Replaces the usual message. */
  done?: string;
  onDone?(): void;
}

/** A part of an order has the request's id within itself. */
const partWithId = (sent: object, id: string) =>
  'part' in sent && { part: { ...(sent.part as object), id } };

/** Takes an order a step further; the server refuses if somebody else has changed it since. */
export function useOrderCall<Name extends Step>(
  name: Name,
  { order_number: orderNumber, revision }: AdminOrder,
  { done, onDone }: Options = {},
) {
  const show = useShow(orderKey(orderNumber));
  return useOfficeCall({
    call: (sent: Sent<Name>, id, seen = revision): Promise<AdminOrder> =>
      callApi<StepCall<Step>>(`POST /api/admin/orders/{orderNumber}/${name}`, {
        params: { orderNumber },
        seen,
        body: {
          ...(HAS_ID[name] && { id }),
          ...sent,
          ...partWithId(sent, id),
        } as ApiRequest<StepCall<Step>>,
      }),
    onDone: (changed) => {
      show(changed);
      onDone?.();
      return done ?? TEXTS[name].done(changed);
    },
    failed: TEXTS[name].failed,
  });
}
