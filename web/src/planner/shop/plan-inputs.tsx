import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  hasSize,
  MEASURES,
  measuresOf,
  type Plan,
  type PlanMeasure,
  type planErrors,
  sizedPlan,
} from '@shop/domain/planner/plan';
import { PROJECTS } from '@shop/domain/planner/projects';
import { formatNumber } from '@shop/domain/text/format';
import { useState } from 'react';
import { PostalCodeField } from '../../delivery/shared/postal-code-field.tsx';
import { useDeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { SUMMARY } from '../../lib/theme/shared-styles.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { part } from '../../ui/layout.tsx';
import { NumberField } from './number-field.tsx';

const SOILS = [
  { id: 'loamy', label: 'lehmig oder unbekannt' },
  { id: 'sandy', label: 'sandig' },
] as const;

interface PlanInputsProps {
  plan: Plan;
  errors: ReturnType<typeof planErrors>;
  /** Undefined until the area is known. */
  areaM2: number | undefined;
  suggestedEdgeM: number | undefined;
  onEdit(plan: Plan): void;
}

export function PlanInputs(props: PlanInputsProps) {
  const { plan, onEdit } = props;
  const { uses } = PROJECTS[plan.project];
  const place = useDeliveryPlace();
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      sx={form}
      data-screen-only
    >
      <Sizes {...props} />
      <Pair>
        {uses.length > 1 && (
          <FilterSelect
            label="Nutzung"
            value={plan.use}
            options={uses}
            onPick={(use) => onEdit({ ...plan, use })}
          />
        )}
        <FilterSelect
          label="Ihr Boden"
          value={plan.soil}
          options={SOILS}
          onPick={(soil) => onEdit({ ...plan, soil: soil === 'sandy' ? soil : 'loamy' })}
        />
      </Pair>
      <Assumed {...props} />
      <PostalCodeField place={place} beyondHint="Selbst abholen können Sie immer." />
    </Box>
  );
}

/** Assumptions that experts can change, folded away. */
function Assumed({ plan, errors, suggestedEdgeM, onEdit }: PlanInputsProps) {
  const names = measuresOf(plan.project);
  // Only initially: a field must not fold away while it is being edited.
  const [isOpen] = useState(names.some((name) => errors[name]));
  const suggestedOf = (name: PlanMeasure) => (name === 'edgeM' ? suggestedEdgeM : undefined);
  const said = names.flatMap((name) => {
    const { label, unit } = MEASURES[name];
    const value = plan[name] ?? suggestedOf(name);
    return value === undefined ? [] : `${label} ${formatNumber(value)}\u00A0${unit}`;
  });
  return (
    <Fold open={isOpen}>
      <summary>
        {said.join(', ')}
        <span>ändern</span>
      </summary>
      <Pair>
        {names.map((name) => (
          <NumberField
            key={name}
            name={name}
            label={MEASURES[name].label}
            unit={MEASURES[name].unit}
            value={plan[name]}
            suggested={suggestedOf(name)}
            error={errors[name]}
            onValue={(value) => onEdit(withMeasure(plan, name, value))}
          />
        ))}
      </Pair>
    </Fold>
  );
}

/** Length and width, further rectangles, or simply the area. */
function Sizes({ plan, errors, areaM2, onEdit }: PlanInputsProps) {
  const { rectangles } = plan;
  const shown = rectangles.length > 0 ? rectangles : [NO_SIDES];
  function setSides(index: number, sides: Partial<typeof NO_SIDES>): void {
    const { areaM2: _, ...others } = plan;
    const next = shown.map((each, at) => (at === index ? { ...each, ...sides } : each));
    onEdit({ ...others, rectangles: next });
  }
  const wrong = shown.findIndex((_, index) => errors[`rectangles.${index}`]);
  const error = errors[`rectangles.${wrong}`] ?? errors.areaM2;
  return (
    <Fieldset>
      <Box component="legend" sx={{ p: 0, mb: 1, typography: 'h3' }}>
        Wie groß?
      </Box>
      <SizeButtons>
        {PROJECTS[plan.project].sizes.map((size) => {
          const [only, ...others] = rectangles;
          const isPicked =
            others.length === 0 && only?.lengthM === size.lengthM && only.widthM === size.widthM;
          return (
            <Button
              key={size.label}
              variant={isPicked ? 'contained' : 'outlined'}
              size="small"
              aria-pressed={isPicked}
              onClick={() => onEdit(sizedPlan(plan, size))}
            >
              <span>{size.label}</span>
              <small>
                {formatNumber(size.lengthM)} × {formatNumber(size.widthM)} m
              </small>
            </Button>
          );
        })}
      </SizeButtons>
      {shown.map((sides, index) => (
        <Box key={ROWS[index]} sx={sizes}>
          <NumberField
            name={`length${index}`}
            label={index === 0 ? 'Länge' : `Länge ${index + 1}`}
            unit="m"
            value={sides.lengthM === 0 ? undefined : sides.lengthM}
            error={undefined}
            onValue={(lengthM = 0) => setSides(index, { lengthM })}
          />
          <NumberField
            name={`width${index}`}
            label={index === 0 ? 'Breite' : `Breite ${index + 1}`}
            unit="m"
            value={sides.widthM === 0 ? undefined : sides.widthM}
            error={undefined}
            onValue={(widthM = 0) => setSides(index, { widthM })}
          />
          {index === 0 && (
            <NumberField
              name="area"
              label="oder Fläche"
              unit="m²"
              value={plan.areaM2}
              suggested={areaM2}
              error={undefined}
              onValue={(area) => onEdit({ ...withMeasure(plan, 'areaM2', area), rectangles: [] })}
            />
          )}
        </Box>
      ))}
      <Box role="status" sx={{ typography: 'body2', color: 'error.main' }}>
        {hasSize(plan) && error}
      </Box>
      {areaM2 !== undefined && plan.areaM2 === undefined && shown.length < ROWS.length && (
        <Button
          variant="text"
          size="small"
          onClick={() => onEdit({ ...plan, rectangles: [...shown, NO_SIDES] })}
        >
          Weitere Fläche ({formatNumber(areaM2)} m² bisher)
        </Button>
      )}
    </Fieldset>
  );
}

const NO_SIDES = { lengthM: 0, widthM: 0 };

/** Names of the rectangles; their number is the maximum. */
const ROWS = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs'] as const;

/** An empty field is left out, or zero if every plan has the measure. */
function withMeasure(plan: Plan, name: PlanMeasure, value: number | undefined): Plan {
  if (name === 'wastePercent') return { ...plan, [name]: value ?? 0 };
  const { [name]: _, ...others } = plan;
  return value === undefined ? others : { ...others, [name]: value };
}

const form = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

const Fieldset = part('fieldset', { ...form, gap: 1, m: 0, p: 0, border: 0, minWidth: 0 });

const Pair = part('div', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: 1.5,
});

const SizeButtons = part('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  mb: 1,
  '& button': { display: 'grid', justifyItems: 'center', lineHeight: 1.2, minHeight: 48 },
  '& small': { fontWeight: 400 },
});

const Fold = part('details', {
  '& summary': { ...SUMMARY, gap: 1, minHeight: 44, flexWrap: 'wrap' },
  '& summary span': { textDecoration: 'underline', fontWeight: 400 },
  '&[open] summary': { mb: 1 },
});

const sizes = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.25rem), 1fr))',
  alignItems: 'start',
  gap: 1.5,
};
