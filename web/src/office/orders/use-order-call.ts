import type { ApiRequest } from '@shop/domain/contract/call';
import type { AdminOrder } from '@shop/domain/order/order';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';

export interface OrderProps {
  order: AdminOrder;
  /** Receives the order as changed. */
  onUpdate(order: AdminOrder): void;
}

type Step =
  | 'status'
  | 'billing'
  | 'delivered'
  | 'take-back'
  | 'delivery-day'
  | 'payments'
  | 'reminder';
type StepCall<Name extends Step> = `POST /api/admin/orders/{orderNumber}/${Name}`;

/** The request of a step, whose id the call adds. */
type Sent<Name extends Step> = Omit<ApiRequest<StepCall<Name>>, 'id'> & { id?: string };

const WITH_ID: readonly Step[] = ['payments', 'reminder'];

interface Texts {
  done(order: AdminOrder): string;
  failed: string;
}

/** Takes an order a step further; the server refuses if somebody else has changed it since. */
export function useOrderCall<Name extends Step>(
  name: Name,
  { order, onUpdate }: OrderProps,
  { done, failed }: Texts,
) {
  return useOfficeCall({
    call: (sent: Sent<Name>, id): Promise<AdminOrder> =>
      callApi<StepCall<Step>>(`POST /api/admin/orders/{orderNumber}/${name}`, {
        params: { orderNumber: order.order_number },
        body: { ...(WITH_ID.includes(name) && { id }), ...sent } as ApiRequest<StepCall<Step>>,
      }),
    onDone: (changed) => {
      onUpdate(changed);
      return done(changed);
    },
    failed,
    what: `Failed to change ${name}`,
  });
}
