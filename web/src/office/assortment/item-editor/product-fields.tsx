import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { EXEMPTION_LABELS } from '@shop/domain/office/input-differences';
import type { Settings } from '@shop/domain/office/settings';
import { priceNotes } from '@shop/domain/product/base-price';
import { deliveryTimeLabel, deliveryTimeOf } from '@shop/domain/product/delivery-time';
import {
  CONTENT_UNITS,
  PACKAGINGS,
  PRODUCT_UNITS,
  WITHDRAWAL_EXEMPTIONS,
} from '@shop/domain/product/product';
import { formatVatRate } from '@shop/domain/text/vat-text';
import { berlinDay } from '@shop/domain/time/calendar';
import { useField } from 'formik';
import { DateField } from '../../../components/form/date-field.tsx';
import { SelectField } from '../../../components/form/select-field.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { NumberField } from '../../editing/number-field.tsx';
import { useVatRates } from '../../kit/api/use-settings.ts';
import { CoverageFields } from './coverage-fields.tsx';
import { FormSection, WHOLE_ROW } from './form-section.tsx';
import { CategoryField, ItemPictures, VisibilityField } from './item-fields.tsx';
import { type ProductValues, readProduct } from './product-values.ts';
import { RelatedFields } from './related-fields.tsx';
import { SpecificationFields } from './specification-fields.tsx';

/** All fields of a product. */
export function ProductFields({ values, id }: { values: ProductValues; id: string | undefined }) {
  return (
    <>
      <FormSection title="Grunddaten">
        <Box sx={WHOLE_ROW}>
          <TextField name="name" label="Name" maxLength={120} required />
        </Box>
        <CategoryField of="product" />
        <TextField
          name="article_number"
          label="Artikelnummer"
          maxLength={40}
          hint="Leer: aus der laufenden Nummer."
        />
        <Box sx={WHOLE_ROW}>
          <TextField name="description" label="Beschreibung" maxLength={4000} rows={4} />
        </Box>
        <TextField name="grain" label="Körnung" maxLength={20} hint="In mm, zum Beispiel 0/32." />
        <TextField name="colour" label="Farbe" maxLength={40} />
        <TextField
          name="material"
          label="Material"
          maxLength={80}
          hint="Gleich bei demselben Material in anderen Gebinden: Sie erscheinen unter „Auch als“."
        />
        <SelectField name="packaging" label="Gebinde" options={PACKAGING_OPTIONS} />
      </FormSection>
      <PriceFields values={values} />
      <FormSection title="Mengen und Gewicht">
        <NumberField name="weight_kg" label="Gewicht je Einheit" unit="kg" />
        <NumberField
          name="units_per_pallet"
          label="Einheiten je Palette"
          {...(values.unit && { unit: values.unit })}
        />
        <CoverageFields values={values} />
      </FormSection>
      <SpecificationFields />
      <FormSection title="Bilder">
        <ItemPictures />
      </FormSection>
      <FormSection title="Lieferzeit und Widerruf">
        <DeliveryTimeFields category={values.category} />
        <Box sx={WHOLE_ROW}>
          <SelectField name="withdrawal_exemption" label="Widerruf" options={WITHDRAWAL_OPTIONS} />
        </Box>
      </FormSection>
      <FormSection title="Hersteller">
        <TextField name="producer.name" label="Name des Herstellers" maxLength={120} />
        <TextField name="producer.email" label="E-Mail" type="email" maxLength={254} />
        <Box sx={WHOLE_ROW}>
          <TextField name="producer.address" label="Anschrift" maxLength={200} />
        </Box>
      </FormSection>
      <RelatedFields ownId={Number(id ?? 0)} />
      <FormSection title="Sichtbarkeit">
        <VisibilityField />
      </FormSection>
    </>
  );
}

const sameLabels = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const UNIT_OPTIONS = sameLabels(PRODUCT_UNITS);
const CONTENT_UNIT_OPTIONS = sameLabels(CONTENT_UNITS);
const PACKAGING_OPTIONS = [{ value: '', label: 'Keine Angabe' }, ...sameLabels(PACKAGINGS)];
const WITHDRAWAL_OPTIONS = [
  { value: '', label: 'Kann widerrufen werden' },
  ...WITHDRAWAL_EXEMPTIONS.map((value) => ({ value, label: EXEMPTION_LABELS[value] })),
];
const TIME_UNIT_OPTIONS = [
  { value: 'hours', label: 'Stunden' },
  { value: 'days', label: 'Tage' },
];

function PriceFields({ values }: { values: ProductValues }) {
  const rates = useVatRates();
  const [pricing, , { setValue }] = useField<ProductValues['pricing']>('pricing');
  const unit = values.unit ? `€ / ${values.unit}` : '€';
  return (
    <FormSection title="Preis">
      <RadioGroup
        {...pricing}
        row
        aria-label="Art des Preises"
        onChange={(_, value) => void setValue(value as ProductValues['pricing'], false)}
        sx={WHOLE_ROW}
      >
        <FormControlLabel value="price" control={<Radio color="secondary" />} label="Nettopreis" />
        <FormControlLabel
          value="request"
          control={<Radio color="secondary" />}
          label="Preis auf Anfrage"
        />
      </RadioGroup>
      <SelectField name="unit" label="Einheit" required options={UNIT_OPTIONS} />
      <SelectField name="vat_rate" label="MwSt.-Satz" options={rateOptions(rates, values)} />
      {values.pricing === 'price' && (
        <Box sx={WHOLE_ROW}>
          <NumberField
            name="price"
            label="Nettopreis"
            unit={unit}
            required
            hint={grossHint(values, rates)}
          />
        </Box>
      )}
      <NumberField
        name="content.amount"
        label="Inhalt je Einheit"
        hint="Für den Grundpreis: ein Sack hat 25 kg."
      />
      <SelectField name="content.unit" label="Einheit des Inhalts" options={CONTENT_UNIT_OPTIONS} />
      <NumberField name="next_price.price" label="Neuer Nettopreis" unit={unit} />
      <NextPriceDay />
    </FormSection>
  );
}

function NextPriceDay() {
  const [{ value }, { error }, { setValue, setError }] = useField<string>('next_price.from');
  return (
    <DateField
      label="Neuer Preis gilt ab"
      value={value}
      earliest={berlinDay(new Date())}
      required={false}
      error={error}
      onChange={(day) => {
        setError(undefined);
        void setValue(day, false);
      }}
    />
  );
}

type Rates = Settings['vatRates'];

/** The rates of the settings, and the product's own if it is none of them any more. */
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
      <SelectField name="delivery_time.unit" label="Einheit der Zeit" options={TIME_UNIT_OPTIONS} />
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
