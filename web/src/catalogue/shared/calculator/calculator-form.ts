import type { Coverage } from '@shop/domain/product/coverage';
import { calculatorInputs, type Measures } from '@shop/domain/product/material-calculator';
import { formatNumber } from '@shop/domain/text/format';
import { typedNumber } from '@shop/domain/text/number-input';
import { readMeasured } from '@shop/domain/text/units';
import { formDraft } from '../../../lib/form-draft.ts';

/** Form values as text; `product` is the id they were typed for. */
export interface CalculatorForm {
  product: string;
  shape: 'area' | 'sides';
  area: string;
  length: string;
  width: string;
  depth: string;
  waste: string;
  isCompacted: 'yes' | 'no';
}

export type MeasureName = 'area' | 'length' | 'width' | 'depth' | 'waste';

interface MeasureField {
  label: string;
  unit: string;
  min: number;
  max: number;
}

/** Limits of each measurement; larger values are slips such as metres for centimetres. */
export const MEASURES: Record<MeasureName, MeasureField> = {
  area: { label: 'Fläche', unit: 'm²', min: 0.01, max: 100_000 },
  length: { label: 'Länge', unit: 'm', min: 0.01, max: 10_000 },
  width: { label: 'Breite', unit: 'm', min: 0.01, max: 10_000 },
  depth: { label: 'Schichtdicke', unit: 'cm', min: 0.5, max: 300 },
  waste: { label: 'Zuschlag', unit: '%', min: 0, max: 50 },
};

const EMPTY: CalculatorForm = {
  product: '',
  shape: 'area',
  area: '',
  length: '',
  width: '',
  depth: '',
  waste: '',
  isCompacted: 'yes',
};

/** The job last calculated in this tab. */
export const CALCULATOR_DRAFT = formDraft('quantityDraft', EMPTY);

export function emptyForm(id: number, coverage: Coverage): CalculatorForm {
  const depth = 'depth_cm' in coverage && coverage.depth_cm;
  return {
    ...EMPTY,
    product: String(id),
    depth: depth ? typedNumber(depth) : '',
    waste: typedNumber(coverage.waste_percent ?? 0),
  };
}

/**
 * The form for another product after an earlier job: keeps the area, which base, bedding and paving
 * share.
 */
export function continued(stored: CalculatorForm, empty: CalculatorForm): CalculatorForm {
  if (stored.product === empty.product) return stored;
  const { shape, area, length, width } = stored;
  return { ...empty, shape, area, length, width };
}

export function measureNames(coverage: Coverage, { shape }: CalculatorForm): MeasureName[] {
  const { isLength, hasDepth } = calculatorInputs(coverage);
  const sides: MeasureName[] = shape === 'sides' ? ['length', 'width'] : ['area'];
  return [
    ...(isLength ? ['length' as const] : sides),
    ...(hasDepth ? ['depth' as const] : []),
    'waste',
  ];
}

/** Parses the form; the errors are in German. */
export function readMeasures(names: readonly MeasureName[], form: CalculatorForm) {
  const errors: Partial<Record<MeasureName, string>> = {};
  const values: Partial<Record<MeasureName, number>> = {};
  for (const name of names) {
    const { min, max, unit } = MEASURES[name];
    const value = form[name].trim() === '' && min === 0 ? 0 : readMeasured(form[name], unit);
    if (value === undefined || value < min || value > max) {
      errors[name] = `Bitte ${formatNumber(min)} bis ${formatNumber(max)} ${unit}`;
    } else values[name] = value;
  }
  if (Object.keys(errors).length > 0) return { measures: undefined, errors };
  const { area, length, width, depth, waste = 0 } = values;
  const measures: Measures = {
    ...(area !== undefined && { areaM2: area }),
    ...(length !== undefined && { lengthM: length }),
    ...(width !== undefined && { widthM: width }),
    ...(depth !== undefined && { depthCm: depth }),
    wastePercent: waste,
    isCompacted: form.isCompacted === 'yes',
  };
  return { measures, errors };
}
