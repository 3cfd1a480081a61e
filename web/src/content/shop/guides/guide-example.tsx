import Link from '@mui/material/Link';
import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import { sumCents } from '@shop/domain/money/money';
import { planName, planOfQuery } from '@shop/domain/planner/plan';
import { PROJECTS } from '@shop/domain/planner/projects';
import { type WorkedOutPlan, workOutPlan } from '@shop/domain/planner/work-out';
import { formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LinkedProducts } from '../../../catalogue/shared/linked-products.tsx';
import { deliveryTerms, useDeliveryPlace } from '../../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../../delivery/shared/use-delivery-zones.ts';
import { apiQuery } from '../../../lib/api/queries.ts';
import { useOwnPriced } from '../../../lib/own-prices.ts';
import { PATHS } from '../../../lib/paths.ts';
import { CrossSection } from '../../../planner/shared/cross-section.tsx';
import { Block, part, Quiet } from '../../../ui/layout.tsx';
import { Price, VatLine } from '../../../ui/price.tsx';
import { PriceList, PriceRow } from '../../../ui/price-row.tsx';
import { Titled } from '../../../ui/titled.tsx';

interface GuideExampleProps {
  title: string;
  /** Ids of the goods that the guide names. */
  goods: readonly number[];
  /** The plan's address within the planner. */
  address: string;
  /** Follows the goods. */
  tools: ReactNode;
  /** Instead of the goods until they have come. */
  children: ReactNode;
}

/** The goods of a guide with pictures and prices, and a plan of its example as the planner works it out. */
export default function GuideExample(props: GuideExampleProps) {
  const { title, goods, address, tools, children } = props;
  const { data: products = [] } = useQuery(apiQuery('GET /api/products'));
  const named = goods.flatMap((id) => products.find((product) => product.id === id) ?? []);
  const priced = useOwnPriced(named);
  return (
    <>
      {priced.length === 0 ? (
        children
      ) : (
        <>
          <Block mt={4}>
            <LinkedProducts title={title} products={priced} />
          </Block>
          {tools}
        </>
      )}
      <Example address={address} />
    </>
  );
}

function Example({ address }: Pick<GuideExampleProps, 'address'>) {
  const { data } = useQuery(apiQuery('GET /api/planner'));
  const options = useDeliveryOptions();
  const place = useDeliveryPlace();
  const priced = useOwnPriced(data?.goods ?? []);
  const [slug = '', query = ''] = address.split('?');
  const plan = planOfQuery(new URLSearchParams(query), slug);
  if (!data || !plan) return null;
  const terms = deliveryTerms(place, options);
  const result = workOutPlan(plan, { ...data, goods: [...priced] }, { terms, truck: LARGE_TRUCK });
  const { edge, slope } = PROJECTS[plan.project];
  const layers = result.layers.map(({ id, label, cm }) => ({ id, label, cm }));
  const said = layers.map(({ label, cm }) => `${label} ${formatNumber(cm)} cm`).join(', ');
  return (
    <Block mt={5}>
      <Titled title={`Beispiel: ${planName(plan)}, lehmiger Boden`} variant="h2" mb={2}>
        <Sides>
          <CrossSection
            project={plan.project}
            layers={layers}
            hasEdge={edge !== undefined}
            slope={slope}
            text={`Schnitt von oben nach unten: ${said}.`}
          />
          <div>
            <Lines result={result} />
            <p>
              <Link href={`${PATHS.planner}/${address}`}>Diesen Plan öffnen und ändern</Link>
            </p>
          </div>
        </Sides>
      </Titled>
    </Block>
  );
}

function Lines({ result: { lines } }: { result: WorkedOutPlan }) {
  const net = sumCents(lines.map(({ netCents }) => netCents));
  const gross = sumCents(lines.map(({ grossCents }) => grossCents));
  return (
    <>
      <PriceList>
        {lines.map(({ slot, label, quantity, product }) => (
          <PriceRow key={slot} label={`${label}: ${keepUnits(product.name)}`}>
            {formatNumber(quantity)}&nbsp;{product.unit}
          </PriceRow>
        ))}
        <PriceRow label="Material ohne Lieferung" total>
          <Price cents={net} gross={gross} isPair />
        </PriceRow>
      </PriceList>
      <VatLine cents={net} />
      <Quiet mt={1}>Was der Planer empfiehlt, zu heutigen Preisen.</Quiet>
    </>
  );
}

const Sides = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gap: { xs: 2, md: 4 },
  alignItems: 'start',
});
