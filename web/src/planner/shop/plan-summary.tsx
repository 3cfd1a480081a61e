import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CartItem } from '@shop/domain/cart/cart';
import type { DeliveryTerms } from '@shop/domain/delivery/delivery-terms';
import type { StageWish } from '@shop/domain/delivery/stage';
import { cartTotals, type OrderTotals, orderTotalProblem } from '@shop/domain/order/order-sums';
import type { Plan } from '@shop/domain/planner/plan';
import { goodsOf, type PlannedLine, type WorkedOutPlan } from '@shop/domain/planner/work-out';
import { formatEuro, formatNumber, formatTenths } from '@shop/domain/text/format';
import { lazy, memo, Suspense, useRef } from 'react';
import { CartNote } from '../../cart/shared/cart-note.tsx';
import { CartTotals } from '../../cart/shared/cart-totals.tsx';
import { OrderLimitNote } from '../../cart/shared/order-limit-note.tsx';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { cartQuotePath } from '../../lib/quote-path.ts';
import { CARD } from '../../lib/theme/shared-styles.ts';
import { BottomBar } from '../../ui/bottom-bar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Block, part, Quiet } from '../../ui/layout.tsx';
import { useIsGross } from '../../ui/price.tsx';
import { PriceList, PriceRow } from '../../ui/price-row.tsx';
import { Titled } from '../../ui/titled.tsx';
import type { PlanMachineDays } from './use-stages.ts';

const PlanDeeds = lazy(() => import('./plan-deeds.tsx'));

interface PlanSummaryProps {
  /** `Einfahrt, 40 m²` */
  title: string;
  plan: Plan;
  terms: DeliveryTerms;
  result: WorkedOutPlan;
  /** The requested day of each product, once a start is chosen. */
  wishes: ReadonlyMap<number, StageWish>;
  machines: PlanMachineDays | undefined;
  /** Turns the example into the visitor's own plan; undefined unless it is an example. */
  onTake: (() => void) | undefined;
}

/** The total with delivery, as in the cart, and the actions. */
export const PlanSummary = memo(function PlanSummary(props: PlanSummaryProps) {
  const { title: name, plan, terms, result, wishes, machines, onTake } = props;
  const { lines } = result;
  const items = lines
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...cartItemOf(line), ...wishes.get(line.product.id) }));
  const goods = goodsOf(result);
  const staged = goods.map((line) => ({ ...line, ...wishes.get(line.product_id) }));
  const panelRef = useRef<HTMLDivElement>(null);
  const subject = `Angebot für meinen Plan: ${name}`;
  const postalCode = usePostalCode();
  const quotePath = (what: string) => cartQuotePath(goods, postalCode, what);
  const totals = cartTotals(items, terms);
  const problem = orderTotalProblem(totals.totalCents, terms);
  const isPriced = !('unpriced' in terms && terms.unpriced);
  const show = () => panelRef.current?.closest('section')?.scrollIntoView();
  return (
    <Titled title={onTake ? 'Alles zusammen im Beispiel' : 'Alles zusammen'} mb={2} sx={panel}>
      <CartTotals items={items} terms={terms}>
        <PriceRow label="Anzahl Artikel">{formatNumber(goods.length)}</PriceRow>
      </CartTotals>
      <div ref={panelRef}>
        {machines && machines.machines.length > 0 && (
          <WithMachines totals={totals} isPriced={isPriced} machines={machines} />
        )}
      </div>
      {isPriced && (
        <BottomBar
          of={panelRef}
          small={onTake ? 'Beispiel, mit Lieferung' : 'mit Lieferung, inkl. MwSt.'}
          sum={<strong data-price="gross">{formatEuro(totals.grossCents)}</strong>}
          press="Alles zusammen"
          onPress={show}
        />
      )}
      <Excavated
        {...result}
        hrefOf={(what) => (onTake ? undefined : quotePath(`${subject}. ${what}`))}
      />
      {onTake ? (
        <Button size="large" fullWidth onClick={onTake} sx={{ mt: 3 }} data-screen-only>
          Mit diesem Beispiel weiterplanen
        </Button>
      ) : (
        <>
          <OrderLimitNote problem={problem} href={quotePath(subject)} />
          <Suspense fallback={<Deeds />}>
            <PlanDeeds {...{ name, plan, result }} lines={staged} quotePath={quotePath(subject)} />
          </Suspense>
        </>
      )}
    </Titled>
  );
});

interface WithMachinesProps {
  totals: OrderTotals;
  /** Whether delivery has a price. */
  isPriced: boolean;
  machines: PlanMachineDays;
}

/** The rent of the machines, which is not in the cart's total, and the sum of both. */
function WithMachines({ totals, isPriced, machines }: WithMachinesProps) {
  const { netCents, grossCents } = machines;
  const isGross = useIsGross();
  const net = {
    label: `Material und Maschinen${isGross ? ' netto' : ''}`,
    cents: totals.totalCents + netCents,
    price: 'net',
  } as const;
  const gross = {
    label: 'Material und Maschinen inkl. MwSt.',
    cents: totals.grossCents + grossCents,
    price: 'gross',
  } as const;
  return (
    <Block mt={2}>
      <PriceList>
        <PriceRow label="Maschinen mieten" price="net">
          {formatEuro(isGross ? grossCents : netCents)}
        </PriceRow>
        {isPriced &&
          (isGross ? [gross, net] : [net, gross]).map(({ label, cents, price }, index) => (
            <PriceRow
              key={price}
              label={label}
              total={index === 0}
              strong={price === 'gross'}
              price={price}
            >
              {formatEuro(cents)}
            </PriceRow>
          ))}
      </PriceList>
      <Quiet mt={1}>
        Maschinen zum Selbstabholen gerechnet; Bringen und Holen wählen Sie bei der Reservierung.
      </Quiet>
    </Block>
  );
}

interface ExcavatedProps extends Pick<WorkedOutPlan, 'excavation'> {
  /** Address of a quote request that includes its removal. */
  hrefOf(what: string): string | undefined;
}

/** Excavated soil is not an article: its price is quoted on request. */
function Excavated({ excavation, hrefOf }: ExcavatedProps) {
  if (excavation.m3 === 0) return null;
  const amount = `${formatTenths(excavation.m3)}\u00A0m³, ${formatTenths(excavation.tonnes)}\u00A0t`;
  const href = hrefOf(`Aushub abholen: etwa ${amount}`);
  return (
    <CartNote>
      <Icon name="truck" />
      <span>
        Aushub: etwa {amount}. Er ist nicht enthalten.{' '}
        {href && (
          <Link href={href} data-screen-only>
            Aushub abholen: Angebot anfragen
          </Link>
        )}
      </span>
    </CartNote>
  );
}

/** A line as it will be in the cart. */
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

/** Reserves the height of what loads. */
const Deeds = part('div', { minHeight: 250, mt: 3 });
