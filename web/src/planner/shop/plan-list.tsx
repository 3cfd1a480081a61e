import Link from '@mui/material/Link';
import type { Cents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import type { Plan, planErrors } from '@shop/domain/planner/plan';
import type { PlanSlot } from '@shop/domain/planner/projects';
import type {
  Alternative,
  PlannedLayer,
  PlannedLine,
  WorkedOutPlan,
} from '@shop/domain/planner/work-out';
import { formatNumber } from '@shop/domain/text/format';
import { keepUnits } from '@shop/domain/text/keep-units';
import { memo, type ReactNode, useState } from 'react';
import { amountText, workingText } from '../../catalogue/shared/calculator/calculated-result.tsx';
import { productPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { edgedPanel, PLAIN_LIST, SUMMARY, square } from '../../lib/theme/shared-styles.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { part } from '../../ui/layout.tsx';
import { Price, usePriceTexts, VatLine } from '../../ui/price.tsx';
import { ProductImage } from '../../ui/product-image.tsx';
import { OwnPriceNote, ProductPrice } from '../../ui/product-price.tsx';
import { NumberField } from './number-field.tsx';
import type { EditPlan } from './use-plan.ts';

interface PlanListProps {
  thicknessCm: Plan['thicknessCm'];
  productIds: Plan['productIds'];
  /** The delivery price is by quote and in no sum. */
  isByOffer: boolean;
  result: WorkedOutPlan;
  errors: ReturnType<typeof planErrors>;
  onEdit: EditPlan;
}

/** The layers from top to bottom, numbered as in the picture, and the other goods needed. */
export const PlanList = memo(function PlanList(props: PlanListProps) {
  const { thicknessCm, productIds, isByOffer, result, errors, onEdit } = props;
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
    <Items>
      {result.layers.map((layer, index) => (
        <Entry
          key={layer.id}
          mark={index + 1}
          label={layer.cm > 0 ? `${layer.label}, ${formatNumber(layer.cm)} cm` : layer.label}
        >
          {layer.line && (
            <Line
              line={layer.line}
              isByOffer={isByOffer}
              isChosen={productIds[layer.id] !== undefined}
              onChoose={choose}
              depth={`Dicke ${formatNumber(layer.cm)}\u00A0cm`}
              isWrong={errors[`thickness.${layer.id}`] !== undefined}
            >
              <NumberField
                name={`cm-${layer.id}`}
                label="Dicke"
                unit="cm"
                value={thicknessCm[layer.id]}
                suggested={layer.suggestedCm}
                error={errors[`thickness.${layer.id}`]}
                onValue={(cm) => setCm(layer, cm)}
              />
            </Line>
          )}
        </Entry>
      ))}
      {others.map((line) => (
        <Entry key={line.slot} mark="+" label={line.label}>
          <Line
            line={line}
            isByOffer={isByOffer}
            isChosen={productIds[line.slot] !== undefined}
            onChoose={choose}
          />
        </Entry>
      ))}
    </Items>
  );
});

interface EntryProps {
  /** The layer's number in the picture, or a plus. */
  mark: number | '+';
  label: string;
  children: ReactNode;
}

function Entry({ mark, label, children }: EntryProps) {
  return (
    <li>
      <span className={mark === '+' ? 'mark plus' : 'mark'} aria-hidden="true">
        {mark}
      </span>
      <div className="entry">
        <h3>{label}</h3>
        {children}
      </div>
    </li>
  );
}

interface LineProps extends Pick<PlanListProps, 'isByOffer'> {
  line: PlannedLine;
  /** Chosen by the visitor, not the recommendation. */
  isChosen: boolean;
  onChoose(slot: PlanSlot, productId: number): void;
  /** The thickness as text; `children` edit it. */
  depth?: string;
  isWrong?: boolean;
  children?: ReactNode;
}

function Line(props: LineProps) {
  const { line, isByOffer, isChosen, onChoose, depth, isWrong = false, children } = props;
  const { slot, product, quantity, working, netCents, grossCents } = line;
  const { alternatives, isConditional } = line;
  const { euro } = usePriceTexts();
  const delivered = isByOffer ? '' : ' mit Lieferung';
  const hasOffers = alternatives.length > 1;
  const offers = `${isChosen ? 'Ihre Wahl' : 'Empfehlung'} aus ${alternatives.length} Angeboten`;
  // Only initially: a field must not fold away while it is being edited.
  const [isOpen] = useState(isWrong);
  return (
    <div className="line">
      <Product product={product} />
      <div className="sum">
        <strong>{amountText({ value: quantity, unit: product.unit })}</strong>
        <span className="amount">
          <Price cents={netCents} gross={grossCents} isPair />
        </span>
        <VatLine cents={netCents} rate={product.vat_rate} />
      </div>
      {isConditional && <p className="note">{CONDITIONAL}</p>}
      <div className="more" data-screen-only>
        {(depth || hasOffers) && (
          <details open={isOpen}>
            <summary>
              {[depth, hasOffers && offers].filter(Boolean).join(', ')}: <u>ändern</u>
            </summary>
            <div className="choices">
              {children}
              {hasOffers && (
                <FilterSelect
                  label={`${alternatives.length} Angebote, günstigste${delivered} zuerst`}
                  value={String(product.id)}
                  options={alternatives.map((each) => optionOf(each, delivered, euro))}
                  onPick={(id) => onChoose(slot, Number(id))}
                />
              )}
            </div>
          </details>
        )}
        <details>
          <summary>Rechenweg</summary>
          {workingText(working, product.unit)}
        </details>
      </div>
    </div>
  );
}

const CONDITIONAL =
  'Recyclingschotter unter einer wasserdurchlässigen Fläche ist nur erlaubt, wo Boden und Grundwasser es zulassen. Bitte fragen Sie uns vorher.';

/** Does not change while an amount is typed. */
const Product = memo(function Product({ product }: Pick<PlannedLine, 'product'>) {
  return (
    <>
      <div className="picture" data-screen-only>
        <ProductImage product={product} />
      </div>
      <div className="name">
        <Link href={productPath(product.id)}>{keepUnits(product.name)}</Link>
        <div>
          <ProductPrice product={product} />
          <OwnPriceNote of={product} />
        </div>
      </div>
    </>
  );
});

const optionOf = (
  { product, quantity, totalWithDeliveryCents }: Alternative,
  delivered: string,
  euro: (cents: Cents, rate?: VatRate) => string,
) => ({
  id: String(product.id),
  label: `${product.name}: ${formatNumber(quantity)} ${product.unit}, ${euro(totalWithDeliveryCents, product.vat_rate)}${delivered}`,
});

const inRow = { '@media print': { display: 'flex', alignItems: 'baseline', columnGap: 2 } };

// One styled element instead of one per part: rendering those made typing slow (docs/performance.md).
const Items = part('ol', {
  ...PLAIN_LIST,
  borderTop: '2px solid',
  borderColor: 'text.primary',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: 1.5,
    py: 2.5,
    borderBottom: `1px solid ${COLORS.slab}`,
    '@media print': { alignItems: 'center', py: 0.25 },
  },
  '& h3': { m: 0, typography: 'h3' },
  '& .mark': {
    ...square(32),
    borderRadius: '50%',
    border: `2px solid ${COLORS.ink}`,
    bgcolor: COLORS.signal,
    color: COLORS.ink,
    fontWeight: 700,
  },
  '& .plus': { bgcolor: COLORS.concrete, borderColor: COLORS.concrete },
  '& .entry': {
    minWidth: 0,
    // One row each on paper.
    '@media print': {
      display: 'grid',
      gridTemplateColumns: '18rem minmax(0, 1fr)',
      alignItems: 'center',
      columnGap: 2,
    },
  },
  '& .line': {
    display: 'grid',
    gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: '96px minmax(0, 1fr) auto' },
    gap: 1.5,
    mt: 1.5,
    '@media print': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', mt: 0 },
  },
  '& .picture': {
    aspectRatio: '4 / 3',
    borderRadius: 1,
    overflow: 'hidden',
    '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  },
  '& .name': {
    minWidth: 0,
    ...inRow,
    '& a': { fontWeight: 600 },
    '& div': { typography: 'body2', color: 'text.secondary' },
  },
  '& .sum': {
    ...inRow,
    gridColumn: { xs: '1 / -1', sm: 'auto' },
    textAlign: { sm: 'right' },
    display: { xs: 'flex', sm: 'block' },
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 1.5,
    fontVariantNumeric: 'tabular-nums',
    '& strong': { fontSize: '1.25rem' },
    '& .amount': { display: 'block', fontWeight: 600 },
  },
  '& .note': { gridColumn: '1 / -1', ...edgedPanel('signal'), m: 0 },
  '& .choices': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 1.5,
    '& > *': { flex: '1 1 14rem', minWidth: 0 },
    '& > :has(input)': { flex: '0 1 8.5rem' },
    // Beside a field, level with it below its label.
    '& > * + *': { mt: { sm: '1.6875rem' } },
    py: 1,
  },
  '& .more': { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 3 },
  '& details': { typography: 'body2', '&[open]': { flex: '1 1 100%' } },
  '& summary': { ...SUMMARY, display: 'block', fontWeight: 400, py: 1.5 },
});
