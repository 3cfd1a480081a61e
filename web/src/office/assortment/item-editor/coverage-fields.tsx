import Box from '@mui/material/Box';
import {
  COVERAGE_FIGURES,
  COVERAGE_KINDS,
  type Coverage,
  MAX_COVERAGE_NOTE,
} from '@shop/domain/product/coverage';
import { calculateQuantity } from '@shop/domain/product/material-calculator';
import { formatNumber } from '@shop/domain/text/format';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { edgedPanel } from '../../../lib/theme/shared-styles.ts';
import { WHOLE_ROW } from '../../editing/field-sections.tsx';
import { NumberField } from '../../editing/number-field.tsx';
import { figuresOf, type ProductValues, readProduct } from './item-values.ts';

const KINDS = [
  { value: '', label: 'Kein Mengenrechner' },
  ...Object.entries(COVERAGE_KINDS).map(([value, { label }]) => ({ value, label })),
];

export function CoverageFields({ values }: { values: ProductValues }) {
  const { kind } = values.coverage;
  return (
    <>
      <SelectField name="coverage.kind" label="Mengenrechner" options={KINDS} />
      {kind !== '' && (
        <>
          {figuresOf(kind).map((name) => (
            <NumberField
              key={name}
              name={`coverage.${name}`}
              {...COVERAGE_FIGURES[name]}
              required={COVERAGE_KINDS[kind].needed.includes(name)}
            />
          ))}
          <TextField
            name="coverage.note"
            label="Hinweis zum Verbrauch"
            maxLength={MAX_COVERAGE_NOTE}
          />
          <Box role="status" sx={said}>
            {calculatedText(values)}
          </Box>
        </>
      )}
    </>
  );
}

const AREA_M2 = 10;
const USUAL_DEPTH_CM = 10;

/** `Der Rechner sagt: 10 m², 10 cm hoch, brauchen 2 t (1,8 t).` */
function calculatedText(values: ProductValues): string {
  const { input, messages } = readProduct(values);
  const { coverage, unit } = input;
  const isWrong = Object.keys(messages).some((path) => path.startsWith('coverage'));
  if (!coverage || isWrong) return 'Sobald die Zahlen vollständig sind, steht hier ein Beispiel.';
  const depthCm = 'depth_cm' in coverage ? (coverage.depth_cm ?? USUAL_DEPTH_CM) : USUAL_DEPTH_CM;
  const { exact, quantity } = calculateQuantity(coverage, unit, {
    ...(coverage.kind === 'length' ? { lengthM: AREA_M2 } : { areaM2: AREA_M2 }),
    depthCm,
    wastePercent: coverage.waste_percent ?? 0,
    isCompacted: true,
  });
  const needed = `${formatNumber(quantity)} ${unit}`;
  const precisely = exact === quantity ? '' : ` (genau ${formatNumber(exact)} ${unit})`;
  return `Der Rechner sagt: Für ${measured(coverage, depthCm)} braucht man ${needed}${precisely}.`;
}

function measured({ kind }: Coverage, depthCm: number): string {
  if (kind === 'length') return `${AREA_M2} m`;
  const hasDepth = kind === 'bulk' || kind === 'volume';
  return hasDepth ? `${AREA_M2} m², ${formatNumber(depthCm)} cm hoch,` : `${AREA_M2} m²`;
}

const said = { ...WHOLE_ROW, ...edgedPanel('joint') };
