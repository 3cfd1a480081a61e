import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Plan, planErrors } from '@shop/domain/planner/plan';
import type { PlanSlot } from '@shop/domain/planner/projects';
import type {
  Alternative,
  PlannedLayer,
  PlannedLine,
  WorkedOutPlan,
} from '@shop/domain/planner/work-out';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { memo, type ReactNode } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { GrossPrice } from '../../components/gross-price.tsx';
import { priceLabel } from '../../components/price-row.tsx';
import { ProductImage } from '../../components/product-image.tsx';
import { useDeliveryPlace } from '../../features/delivery/use-delivery-place.ts';
import { productPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST, SUMMARY, square } from '../../lib/theme/shared-styles.ts';
import { amountText, workingText } from '../../views/product/calculator/calculated-result.tsx';
import { NumberField } from './number-field.tsx';
import type { EditPlan } from './use-plan.ts';

interface PlanListProps {
  /** As typed; the rest follows when there is time. */
  thicknessCm: Plan['thicknessCm'];
  result: WorkedOutPlan;
  errors: ReturnType<typeof planErrors>;
  onEdit: EditPlan;
}

/** What is built from above, numbered as in the picture, and what else it takes. */
export const PlanList = memo(function PlanList(props: PlanListProps) {
  const { thicknessCm, result, errors, onEdit } = props;
  const isByOffer = useDeliveryPlace().kind === 'beyond';
  const ofLayers = new Set(result.layers.map(({ line }) => line));
  const others = result.lines.filter((line) => !ofLayers.has(line));
  const choose = (slot: PlanSlot, productId: number) =>
    onEdit((plan) => ({ ...plan, productIds: { ...plan.productIds, [slot]: productId } }));
  const setCm = ({ id }: PlannedLayer, cm: number | undefined) =>
    onEdit((plan) => {
      const { [id]: _, ...others } = plan.thicknessCm;
      return { ...plan, thicknessCm: cm === undefined ? others : { ...others, [id]: cm } };
    });
  return (
    <Box component="ol" sx={list}>
      {result.layers.map((layer, index) => (
        <Box component="li" key={layer.id} sx={entry}>
          <Box sx={number} aria-hidden="true">
            {index + 1}
          </Box>
          <Box sx={content}>
            <Typography variant="h3">
              {layer.label}
              {layer.cm > 0 && `, ${formatNumber(layer.cm)} cm`}
            </Typography>
            {layer.line && (
              <Line line={layer.line} isByOffer={isByOffer} onChoose={choose}>
                {layer.min < layer.max && (
                  <Box sx={{ maxWidth: '8.5rem' }}>
                    <NumberField
                      name={`cm-${layer.id}`}
                      label="Dicke"
                      unit="cm"
                      value={thicknessCm[layer.id]}
                      suggested={layer.suggestedCm}
                      error={errors[`thickness.${layer.id}`]}
                      onValue={(cm) => setCm(layer, cm)}
                    />
                  </Box>
                )}
              </Line>
            )}
          </Box>
        </Box>
      ))}
      {others.map((line) => (
        <Box component="li" key={line.slot} sx={entry}>
          <Box
            sx={{ ...number, bgcolor: COLORS.concrete, borderColor: COLORS.concrete }}
            aria-hidden
          >
            +
          </Box>
          <Box sx={content}>
            <Typography variant="h3">{line.label}</Typography>
            <Line line={line} isByOffer={isByOffer} onChoose={choose} />
          </Box>
        </Box>
      ))}
    </Box>
  );
});

interface LineProps {
  line: PlannedLine;
  /** Delivery costs what we offer, so that no sum has it. */
  isByOffer: boolean;
  onChoose(slot: PlanSlot, productId: number): void;
  children?: ReactNode;
}

function Line({ line, isByOffer, onChoose, children }: LineProps) {
  const { slot, product, quantity, working, netCents, alternatives } = line;
  const delivered = isByOffer ? '' : ' mit Lieferung';
  return (
    <Box sx={goods}>
      <Box sx={thumbnail} data-screen-only>
        <ProductImage product={product} />
      </Box>
      <Box sx={named}>
        <Link href={productPath(product.id)} sx={{ fontWeight: 600 }}>
          {keepUnits(product.name)}
        </Link>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{priceLabel(product)}</Box>
      </Box>
      <Box sx={sum}>
        <strong>{amountText({ value: quantity, unit: product.unit })}</strong>
        <Box component="span" data-price="net" sx={{ display: 'block', fontWeight: 600 }}>
          {formatEuro(netCents)}
        </Box>
        <GrossPrice netCents={netCents} rate={product.vat_rate} />
      </Box>
      <Box sx={choices} data-screen-only>
        {children}
        {alternatives.length > 1 && (
          <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
            <FilterSelect
              label={`${alternatives.length} Angebote, günstigste${delivered} zuerst`}
              value={String(product.id)}
              options={alternatives.map((each) => optionOf(each, delivered))}
              onPick={(id) => onChoose(slot, Number(id))}
            />
          </Box>
        )}
      </Box>
      <Box component="details" sx={workings} data-screen-only>
        <Box component="summary" sx={SUMMARY}>
          Rechenweg
        </Box>
        {workingText(working, product.unit)}
      </Box>
    </Box>
  );
}

const optionOf = (
  { product, quantity, totalWithDeliveryCents }: Alternative,
  delivered: string,
) => ({
  id: String(product.id),
  label: `${product.name}: ${formatNumber(quantity)} ${product.unit}, ${formatEuro(totalWithDeliveryCents)}${delivered}`,
});

const list = { ...PLAIN_LIST, borderTop: '2px solid', borderColor: 'text.primary' };

const entry = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 1.5,
  py: 2.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  '@media print': { alignItems: 'center', py: 0.25 },
};

/** One row each on paper. */
const content = {
  minWidth: 0,
  '@media print': {
    display: 'grid',
    gridTemplateColumns: '18rem minmax(0, 1fr)',
    alignItems: 'center',
    columnGap: 2,
  },
};

const number = {
  ...square(32),
  borderRadius: '50%',
  border: `2px solid ${COLORS.ink}`,
  bgcolor: COLORS.signal,
  color: COLORS.ink,
  fontWeight: 700,
};

const goods = {
  display: 'grid',
  gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
  gap: 1.5,
  mt: 1.5,
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', mt: 0 },
};

const thumbnail = {
  aspectRatio: '4 / 3',
  borderRadius: 1,
  overflow: 'hidden',
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
};

const inRow = { '@media print': { display: 'flex', alignItems: 'baseline', columnGap: 2 } };

const named = { minWidth: 0, ...inRow };

const sum = {
  ...inRow,
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  textAlign: { sm: 'right' },
  display: { xs: 'flex', sm: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& strong': { fontSize: '1.25rem' },
};

const choices = {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  // Beside a field, level with it below its label.
  '& > * + *': { mt: { sm: '1.6875rem' } },
  '&:empty': { display: 'none' },
};

const workings = { gridColumn: '1 / -1', typography: 'body2', '& summary': { minHeight: 32 } };
