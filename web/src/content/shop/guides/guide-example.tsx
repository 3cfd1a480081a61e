import Link from '@mui/material/Link';
import { LARGE_TRUCK } from '@shop/domain/delivery/order-weight';
import { sumCents, toCents } from '@shop/domain/money/money';
import { type Plan, planAddress, planName, planOfQuery } from '@shop/domain/planner/plan';
import { PROJECTS } from '@shop/domain/planner/projects';
import { type WorkedOutPlan, workOutPlan } from '@shop/domain/planner/work-out';
import { formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LineImage } from '../../../cart/shared/line-image.tsx';
import { LinkedProducts } from '../../../catalogue/shared/linked-products.tsx';
import { deliveryTerms, useDeliveryPlace } from '../../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../../delivery/shared/use-delivery-zones.ts';
import { apiQuery } from '../../../lib/api/queries.ts';
import { useOwnPriced } from '../../../lib/own-prices.ts';
import { PATHS } from '../../../lib/paths.ts';
import { LINK_TARGET } from '../../../lib/theme/shared-styles.ts';
import { CrossSection } from '../../../planner/shared/cross-section.tsx';
import { Block, PlainList, part, Quiet, Row } from '../../../ui/layout.tsx';
import { Price, VatLine } from '../../../ui/price.tsx';
import { PriceList, PriceRow } from '../../../ui/price-row.tsx';
import { Titled } from '../../../ui/titled.tsx';

import type { GuideGood } from './guide-texts.ts';

interface GuideExampleProps {
  title: string;
  /** Ids of the goods that the guide names. */
  goods: readonly number[];
  /** The example plan's address within the planner. */
  address: string;
  tools: readonly GuideGood[];
  /** Shown until the goods have loaded. */
  children: ReactNode;
}

/** The guide's goods with pictures and prices, and its example as the planner calculates it. */
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
          <Tools tools={tools} />
        </>
      )}
      <Example address={address} goods={goods} />
    </>
  );
}

function Tools({ tools }: Pick<GuideExampleProps, 'tools'>) {
  const { data: rented = [] } = useQuery(apiQuery('GET /api/rental-tools'));
  return (
    <PlainList mt={2}>
      {tools.map(({ id, to, label }) => {
        const tool = rented.find((each) => each.id === id);
        const cents = tool && toCents(tool.daily_price);
        return (
          <Row component="li" key={id} mb={1}>
            {tool && <LineImage url={tool.image_url} size={56} />}
            <div>
              <Link href={to} sx={LINK_TARGET}>
                {keepUnits(label)}
              </Link>
              {cents !== undefined && (
                <div>
                  <Price cents={cents} unit="Tag" isPair /> <VatLine cents={cents} />
                </div>
              )}
            </div>
          </Row>
        );
      })}
    </PlainList>
  );
}

function Example({ address, goods }: Pick<GuideExampleProps, 'address' | 'goods'>) {
  const { data } = useQuery(apiQuery('GET /api/planner'));
  const options = useDeliveryOptions();
  const place = useDeliveryPlace();
  const priced = useOwnPriced(data?.goods ?? []);
  const [slug = '', query = ''] = address.split('?');
  const given = planOfQuery(new URLSearchParams(query), slug);
  if (!data || !given) return null;
  const terms = deliveryTerms(place, options);
  const workOut = (of: Plan) =>
    workOutPlan(of, { ...data, goods: [...priced] }, { terms, truck: LARGE_TRUCK });
  const plan = { ...given, productIds: chosenOf(goods, workOut(given)) };
  const result = workOut(plan);
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
              <Link href={`${PATHS.planner}/${planAddress(plan)}`}>
                Diesen Plan öffnen und ändern
              </Link>
            </p>
          </div>
        </Sides>
      </Titled>
    </Block>
  );
}

/** Puts each of the guide's goods into the first slot of the plan that it fits. */
function chosenOf(goods: readonly number[], { lines }: WorkedOutPlan): Plan['productIds'] {
  const left = [...goods];
  const chosen = lines.flatMap(({ slot, alternatives }) => {
    const fitting = new Set(alternatives.map(({ product }) => product.id));
    const at = left.findIndex((id) => fitting.has(id));
    return at < 0 ? [] : [[slot, left.splice(at, 1)[0]]];
  });
  return Object.fromEntries(chosen);
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
      <Quiet mt={1}>
        Mit den Artikeln dieses Ratgebers; was er nicht nennt, ist das günstigste, das passt. Zu
        heutigen Preisen.
      </Quiet>
    </>
  );
}

const Sides = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gap: { xs: 2, md: 4 },
  alignItems: 'start',
});
