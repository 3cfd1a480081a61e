import type { Order } from '@shop/domain/order';
import { Facts } from '../../components/facts.tsx';

/** Who ordered; the company only if there is one. */
export function CustomerFacts({ order }: { order: Order }) {
  return (
    <Facts
      title="Kundendaten"
      facts={[
        ['Name', order.customer_name],
        ['Firma', order.company_name],
        ['E-Mail', order.customer_email],
        ['Telefon', order.customer_phone],
      ]}
    />
  );
}
