import { layersOf, type Plan } from '@shop/domain/planner/plan';
import { PROJECTS } from '@shop/domain/planner/projects';
import type { PlannedLayer, WorkedOutPlan } from '@shop/domain/planner/work-out';
import { formatEuro, formatNumber, formatTenths } from '@shop/domain/text/format';
import { memo } from 'react';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { part } from '../../ui/layout.tsx';
import { Priced } from '../../ui/price.tsx';
import { CrossSection } from '../shared/cross-section.tsx';

interface PictureProps {
  /** The plan without its invalid values. */
  plan: Plan;
  areaM2: number | undefined;
  result: WorkedOutPlan | undefined;
}

/** The cross-section with weights and prices of the layers; announces them when they change. */
export const PlanPicture = memo(function PlanPicture({ plan, areaM2, result }: PictureProps) {
  const { frost_zone } = useDeliveryOptions();
  const layers = layersOf(plan, frost_zone).reverse();
  const parts = layers.map(({ label, cm }) => `${label} ${formatNumber(cm)} cm`);
  const depth = formatNumber(layers.reduce((sum, { cm }) => sum + cm, 0));
  const text = `Schnitt von oben nach unten: ${parts.join(', ')}. Zusammen ${depth} cm.`;
  useAnnouncement(areaM2 === undefined ? '' : `${formatNumber(areaM2)} m². ${text}`);
  return (
    <Figure>
      <CrossSection
        project={plan.project}
        layers={layers}
        hasEdge={PROJECTS[plan.project].edge !== undefined}
        slope={PROJECTS[plan.project].slope}
        text={text}
      />
      <Caption>
        {layers.map(({ id, label, cm }, index) => (
          <LayerFigures
            key={id}
            number={index + 1}
            label={`${label}, ${formatNumber(cm)} cm`}
            layer={result?.layers.find((layer) => layer.id === id)}
          />
        ))}
      </Caption>
    </Figure>
  );
});

interface LayerFiguresProps {
  number: number;
  label: string;
  layer: PlannedLayer | undefined;
}

/** A row of the legend: `1 Pflaster, 8 cm · 7,6 t · 747,60 € netto`. */
function LayerFigures({ number, label, layer }: LayerFiguresProps) {
  const { tonnes, line } = layer ?? {};
  return (
    <>
      <strong>{number}</strong>
      <span>{label}</span>
      <span>{tonnes !== undefined && `${formatTenths(tonnes)} t`}</span>
      <span>
        {line && (
          <Priced
            quoted={`${formatEuro(line.netCents)} netto`}
            gross={formatEuro(line.grossCents)}
          />
        )}
      </span>
    </>
  );
}

const Figure = part('figure', {
  m: 0,
  '@media print': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: 3,
    pr: 1,
    alignItems: 'start',
  },
});

const Caption = part('figcaption', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  columnGap: 1.5,
  rowGap: 0.5,
  mt: 1.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
  '& :nth-of-type(3n), & :nth-of-type(3n + 2)': { textAlign: 'right' },
});
