import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { COMPANY } from '@shop/domain/company';
import type { Coverage } from '@shop/domain/product/coverage';
import { calculateQuantity, calculatorInputs } from '@shop/domain/product/material-calculator';
import type { ProductDetail } from '@shop/domain/product/product';
import { isQuantity } from '@shop/domain/text/quantity';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useAnnouncement } from '../../../lib/announcer/announce.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { MeasureField } from '../../../ui/form/measure-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { part } from '../../../ui/layout.tsx';
import { useConfirmation } from '../add-to-cart-button.tsx';
import { amountText, CalculatedResult } from './calculated-result.tsx';
import {
  CALCULATOR_DRAFT,
  type CalculatorForm,
  continued,
  emptyForm,
  MEASURES,
  type MeasureName,
  measureNames,
  readMeasures,
} from './calculator-form.ts';
import { Option, ShapeChoice } from './controls.tsx';

export interface CalculationProps {
  product: ProductDetail;
  coverage: Coverage;
  takeLabel: string;
  onTake(quantity: number): void;
}

export function Calculation({ product, coverage, takeLabel, onTake }: CalculationProps) {
  const { form, change, isEdited } = useCalculatorForm(product.id, coverage);
  const [checked, setChecked] = useState<readonly MeasureName[]>([]);
  const confirmation = useConfirmation();
  const [taken, setTaken] = useState<number>();
  const element = useRef<HTMLFormElement>(null);

  const { isLength, increase } = calculatorInputs(coverage);
  const names = measureNames(coverage, form);
  const { measures, errors } = readMeasures(names, form);
  const calculated = measures && calculateQuantity(coverage, product.unit, measures);
  const quantity = isQuantity(calculated?.quantity) ? calculated?.quantity : undefined;
  const amount = quantity && amountText({ value: quantity, unit: product.unit });
  const isTaken = confirmation.isShown && taken === quantity;
  // Silent once the quantity is taken, so that it does not interrupt that announcement.
  useAnnouncement(isEdited && amount && taken !== quantity ? `Sie brauchen ${amount}.` : '');

  const check = (name: MeasureName) => form[name] !== '' && setChecked([...checked, name]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (quantity === undefined) {
      setChecked(names);
      const wrong = names.find((name) => errors[name]);
      element.current?.querySelector<HTMLInputElement>(`[name="${wrong}"]`)?.focus();
      return;
    }
    onTake(quantity);
    setTaken(quantity);
    confirmation.show();
  };

  return (
    <Content noValidate ref={element} onSubmit={submit}>
      {!isLength && <ShapeChoice value={form.shape} onPick={(shape) => change({ shape })} />}
      <Box sx={{ ...fields, '--columns': names.length % 2 === 0 ? 2 : 3 }}>
        {names.map((name) => (
          <MeasureField
            key={name}
            name={name}
            label={labelOf(name, coverage)}
            unit={MEASURES[name].unit}
            value={form[name]}
            error={checked.includes(name) ? errors[name] : undefined}
            onChange={(text) => change({ [name]: text })}
            onBlur={() => check(name)}
          />
        ))}
      </Box>
      {increase && (
        <Option
          label={increaseLabel(coverage)}
          isChosen={form.isCompacted === 'yes'}
          onChange={(isChosen) => change({ isCompacted: isChosen ? 'yes' : 'no' })}
        />
      )}
      <Box sx={result}>
        {calculated && quantity !== undefined ? (
          <CalculatedResult product={product} calculated={calculated} />
        ) : (
          missingText(names, form, calculated !== undefined)
        )}
      </Box>
      <Button type="submit" variant="outlined" startIcon={isTaken && <Icon name="check" />}>
        {isTaken ? `${amount} übernommen` : takeLabel}
      </Button>
    </Content>
  );
}

/** The typed measurements, kept in this tab. */
function useCalculatorForm(id: number, coverage: Coverage) {
  const empty = useMemo(() => emptyForm(id, coverage), [id, coverage]);
  const [form, setForm] = useState(empty);
  const [isEdited, setIsEdited] = useState(false);
  // Not in the first render, which has to equal the server's HTML.
  useLayoutEffect(() => setForm(continued(CALCULATOR_DRAFT.read(), empty)), [empty]);
  useEffect(() => {
    if (isEdited) CALCULATOR_DRAFT.write(form);
  }, [form, isEdited]);
  const change = (values: Partial<CalculatorForm>) => {
    setForm((earlier) => ({ ...earlier, ...values }));
    setIsEdited(true);
  };
  return { form, change, isEdited };
}

function labelOf(name: MeasureName, { kind }: Coverage): string {
  if (name !== 'waste') return MEASURES[name].label;
  return kind === 'area' || kind === 'pieces' || kind === 'length' ? 'Verschnitt' : 'Reserve';
}

function increaseLabel(coverage: Coverage): string {
  return coverage.kind === 'volume'
    ? `Setzung einrechnen (${coverage.settling_percent} %)`
    : 'Die Schicht wird verdichtet (Rüttelplatte, Walze)';
}

function missingText(
  names: readonly MeasureName[],
  form: CalculatorForm,
  isTooMuch: boolean,
): string {
  if (isTooMuch) return `Für so große Mengen rufen Sie uns bitte an: ${COMPANY.phone.display}`;
  const missing = names.filter((name) => name !== 'waste' && form[name].trim() === '');
  if (missing.length === 0) return 'Bitte prüfen Sie Ihre Angaben.';
  const labels = missing.map((name) => MEASURES[name].label).join(' und ');
  return `${labels} eingeben: Hier steht dann die Menge mit Rechenweg.`;
}

const Content = part('form', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  px: { xs: 2, sm: 3 },
  pb: { xs: 2, sm: 3 },
});

const fields = {
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  // With enlarged text, one below the other.
  '@media (max-width: 359px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  alignItems: 'start',
  gap: 1.5,
};

const result = { minHeight: 136, p: 2, bgcolor: COLORS.plaster };
