import Box from '@mui/material/Box';
import { priceNotes } from '@shop/domain/product/base-price';
import {
  COVERAGE_FIGURES,
  COVERAGE_KINDS,
  type Coverage,
  MAX_COVERAGE_NOTE,
} from '@shop/domain/product/coverage';
import { deliveryTimeLabel, deliveryTimeOf } from '@shop/domain/product/delivery-time';
import { calculateQuantity } from '@shop/domain/product/material-calculator';
import { CONTENT_UNITS } from '@shop/domain/product/product';
import { PRODUCT_FIELDS } from '@shop/domain/product/product-fields';
import type { Settings } from '@shop/domain/settings/settings';
import { formatNumber } from '@shop/domain/text/format';
import { formatVatRate } from '@shop/domain/text/vat-text';
import { berlinDay } from '@shop/domain/time/calendar';
import { edgedPanel } from '../../../lib/theme/shared-styles.ts';
import { useVatRates } from '../../../office/api/use-settings.ts';
import {
  FieldControl,
  FieldSections,
  NumberField,
  WHOLE_ROW,
} from '../../../office/editing/field-sections.tsx';
import { SelectField, TextField, useField } from '../../../office/form/form-fields.tsx';
import { DateField } from '../../../ui/form/date-field.tsx';
import { Tick } from '../../../ui/form/tick.tsx';
import {
  CategoryField,
  ItemPictures,
  OPEN_AT_FIRST,
  SpecificationFields,
  VisibilityField,
} from './item-fields.tsx';
import { figuresOf, NO_PRICE, type ProductValues, readProduct } from './item-values.ts';
import { RelatedFields } from './related-fields.tsx';

export function ProductFields({ values, id }: { values: ProductValues; id: string | undefined }) {
  const rates = useVatRates();
  const { unit } = values;
  const perUnit = unit ? `€ / ${unit}` : '€';
  return (
    <FieldSections
      fields={PRODUCT_FIELDS}
      openAtFirst={OPEN_AT_FIRST}
      above={{ Preis: <Pricing /> }}
      custom={{
        category: <CategoryField of="product" />,
        vat_rate: (
          <SelectField name="vat_rate" label="MwSt.-Satz" options={rateOptions(rates, values)} />
        ),
        price:
          values.pricing === 'request' ? null : (
            <FieldControl
              name="price"
              field={{ ...PRODUCT_FIELDS.price, required: NO_PRICE }}
              unit={perUnit}
              hint={grossHint(values, rates)}
            />
          ),
        content: (
          <>
            <NumberField
              name="content.amount"
              label="Inhalt je Einheit"
              hint="Für den Grundpreis: ein Sack hat 25 kg."
            />
            <SelectField
              name="content.unit"
              label="Einheit des Inhalts"
              options={CONTENT_UNITS.map((value) => ({ value, label: value }))}
            />
          </>
        ),
        next_price: (
          <>
            <NumberField name="next_price.price" label="Neuer Nettopreis" unit={perUnit} />
            <NextPriceDay />
          </>
        ),
        units_per_pallet: (
          <FieldControl
            name="units_per_pallet"
            field={PRODUCT_FIELDS.units_per_pallet}
            {...(unit && { unit })}
          />
        ),
        coverage: <CoverageFields values={values} />,
        specifications: <SpecificationFields />,
        pictures: <ItemPictures />,
        delivery_time: <DeliveryTimeFields category={values.category} />,
        producer: (
          <>
            <TextField name="producer.name" label="Name des Herstellers" maxLength={120} />
            <TextField name="producer.email" label="E-Mail" type="email" maxLength={254} />
            <Box sx={WHOLE_ROW}>
              <TextField name="producer.address" label="Anschrift" maxLength={200} />
            </Box>
          </>
        ),
        related_ids: <RelatedFields ownId={Number(id ?? 0)} />,
        visibility: <VisibilityField />,
      }}
    />
  );
}

const PRICINGS = [
  ['price', 'Nettopreis'],
  ['request', 'Preis auf Anfrage'],
] as const;

function Pricing() {
  const { value, set } = useField<string>('pricing');
  return (
    <Box role="radiogroup" aria-label="Art des Preises" sx={WHOLE_ROW}>
      {PRICINGS.map(([pricing, label]) => (
        <Tick
          key={pricing}
          type="radio"
          name="pricing"
          label={label}
          checked={value === pricing}
          onChange={() => set(pricing)}
        />
      ))}
    </Box>
  );
}

function NextPriceDay() {
  const { value, error, set } = useField<string>('next_price.from');
  return (
    <DateField
      label="Neuer Preis gilt ab"
      value={value}
      earliest={berlinDay(new Date())}
      required={false}
      error={error}
      onChange={set}
    />
  );
}

type Rates = Settings['vatRates'];

/** The rates of the settings, plus the product's own if they no longer include it. */
function rateOptions({ standard, rates }: Rates, { vat_rate }: ProductValues) {
  const named = new Set([...rates.map(String), ...(vat_rate ? [vat_rate] : [])]);
  return [
    { value: '', label: `Üblicher Satz (${formatVatRate(standard)})` },
    ...[...named].map((rate) => ({ value: rate, label: formatVatRate(Number(rate)) })),
  ];
}

/** `14,16 € inkl. 19 % MwSt. Grundpreis 0,57 €/kg inkl. MwSt.` */
function grossHint(values: ProductValues, { standard }: Rates): string | undefined {
  const { input, messages } = readProduct(values);
  if (messages.price) return undefined;
  return priceNotes({ ...input, vat_rate: input.vat_rate ?? standard }).join(' · ') || undefined;
}

const TIME_UNITS = [
  { value: 'hours', label: 'Stunden' },
  { value: 'days', label: 'Tage' },
];

function DeliveryTimeFields({ category }: { category: string }) {
  const usual = deliveryTimeLabel(deliveryTimeOf(category));
  return (
    <Box sx={{ ...WHOLE_ROW, ...timeRow }}>
      <NumberField
        name="delivery_time.min"
        label="Lieferzeit von"
        hint={`Leer: wie die Kategorie, ${usual}.`}
      />
      <NumberField name="delivery_time.max" label="bis" />
      <SelectField name="delivery_time.unit" label="Einheit der Zeit" options={TIME_UNITS} />
    </Box>
  );
}

const timeRow = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
  alignItems: 'start',
  gap: 2,
};

const KINDS = [
  { value: '', label: 'Kein Mengenrechner' },
  ...Object.entries(COVERAGE_KINDS).map(([value, { label }]) => ({ value, label })),
];

function CoverageFields({ values }: { values: ProductValues }) {
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
