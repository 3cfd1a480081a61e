import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CartItem } from '@shop/domain/cart/cart';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import { cartTotals, orderTotalProblem } from '@shop/domain/order/order-sums';
import type { StageWish } from '@shop/domain/delivery/stage';
import type { Plan } from '@shop/domain/planner/plan';
import { goodsOf, type PlannedLine, type WorkedOutPlan } from '@shop/domain/planner/work-out';
import { formatNumber, formatTenths } from '@shop/domain/text/format';
import { memo } from 'react';
import { CartNote } from '../../cart/shared/cart-note.tsx';
import { CartTotals } from '../../cart/shared/cart-totals.tsx';
import { OrderLimitNote } from '../../cart/shared/order-limit-note.tsx';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { cartQuotePath } from '../../lib/quote-path.ts';
import { CARD } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { Stack } from '../../ui/layout.tsx';
import { PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import { SavePlan } from '../shared/save-plan.tsx';
import { PutPlan } from './put-plan-button.tsx';
import { planPath } from './use-plan.ts';

interface PlanSummaryProps {
  /** `Einfahrt, 40 m²` */
  title: string;
  plan: Plan;
  terms: DeliveryTerms;
  result: WorkedOutPlan;
  /** When each product is wanted, once the start is chosen. */
  wishes: ReadonlyMap<number, StageWish>;
}

/** What all of it costs with delivery, as the cart says it, and what to do with it. */
export const PlanSummary = memo(function PlanSummary(props: PlanSummaryProps) {
  const { title: name, plan, terms, result, wishes } = props;
  const { lines, excavation } = result;
  const { postalCode: _, ...placeless } = plan;
  const path = planPath(plan);
  const items = lines.filter(({ quantity }) => quantity > 0).map(cartItemOf);
  const problem = orderTotalProblem(cartTotals(items, terms).totalCents, terms);
  const goods = goodsOf(result);
  const quotePath = cartQuotePath(goods, usePostalCode(), `Angebot für meinen Plan: ${name}`);
  const staged = goods.map((line) => ({ ...line, ...wishes.get(line.product_id) }));
  return (
    <Titled title="Alles zusammen" mb={2} sx={panel}>
      <CartTotals items={items} terms={terms}>
        <PriceRow label="Anzahl Artikel">{formatNumber(goods.length)}</PriceRow>
      </CartTotals>
      {excavation.m3 > 0 && (
        <CartNote>
          <Icon name="truck" />
          <span>
            Aushub: etwa {formatTenths(excavation.m3)}&nbsp;m³, {formatTenths(excavation.tonnes)}
            &nbsp;t. Er ist nicht enthalten.
          </span>
        </CartNote>
      )}
      <OrderLimitNote problem={problem} href={quotePath} />
      <Stack gap={1.5} mt={3} data-screen-only>
        <PutPlan plan={{ name, path: planPath(placeless), lines: staged }} result={result} />
        <Button href={quotePath} variant="outlined">
          Angebot anfragen
        </Button>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => window.print()}>
            Drucken
          </Button>
          <Button
            variant="outlined"
            href={contactPath('contact', `Beratung zu meinem Plan: ${name}`)}
          >
            Beratung
          </Button>
        </Box>
        <SavePlan
          kind="plan"
          name={name}
          address={path.slice(`${PATHS.planner}/`.length)}
          path={path}
        />
      </Stack>
    </Titled>
  );
});

/** A line as it will stand in the cart. */
const cartItemOf = ({ product, quantity }: PlannedLine): CartItem => ({
  ...product,
  id: String(product.id),
  product_id: product.id,
  quantity,
});

const panel = {
  ...CARD,
  p: { xs: 2, sm: 3 },
  position: { md: 'sticky' },
  top: { md: 112 },
  '@media print': { position: 'static', mt: 2, p: 2, breakInside: 'avoid' },
};
