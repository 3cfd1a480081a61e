import Link from '@mui/material/Link';
import type { CartItem } from '@shop/domain/cart/cart';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { SignalPanel } from '../../ui/edged-panels.tsx';
import { Ends, Quiet } from '../../ui/layout.tsx';
import { cartPlanText, readCartPlan } from '../shared/cart-plan.ts';

/** Names the lines of the cart that came from a plan, and opens it again. */
export default function PlanBar({ items }: { items: readonly CartItem[] }) {
  const plan = readCartPlan(useStoredText(cartPlanText));
  const lines = items.filter(({ product_id }) => plan?.productIds.includes(product_id));
  if (!plan || lines.length === 0) return null;
  return (
    <SignalPanel component="aside" aria-label="Ihr Plan" mb={3}>
      <Ends>
        <strong>Plan: {plan.name}</strong>
        <Link href={plan.path} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          Plan öffnen
        </Link>
      </Ends>
      <Quiet>{lines.map(({ name }) => name).join(', ')}</Quiet>
    </SignalPanel>
  );
}
