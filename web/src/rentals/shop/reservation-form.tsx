import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { closedErrors } from '@shop/domain/booking/booking-days';
import { RENTER_LIMITS } from '@shop/domain/booking/renter';
import type { RentalConditions } from '@shop/domain/delivery/rental-handover';
import type { RentalTool } from '@shop/domain/rental/rental';
import { useField, useFormikContext } from 'formik';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { PostalCodeFormField } from '../../delivery/shared/postal-code-form-field.tsx';
import { PATHS } from '../../lib/paths.ts';
import { useAuth } from '../../session/session-context.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { DraftForm } from '../../ui/form/draft-form.tsx';
import { Choice, FormSection, formAside, formColumns } from '../../ui/form/form-section.tsx';
import { ContactFields, OptionalField, SiteFields } from '../../ui/form/person-fields.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { textFieldWithin } from '../../ui/form/text-field.tsx';
import { Quiet, Shrinking, Stack } from '../../ui/layout.tsx';
import { usePriceTexts } from '../../ui/price.tsx';
import { FurtherSection } from '../shared/further-section.tsx';
import { InsuranceLabel } from '../shared/insurance-label.tsx';
import { FreeNote, PeriodFields, PeriodNotes } from '../shared/period-fields.tsx';
import type { ReservationForm as Form } from '../shared/reservation-draft.ts';
import type { useTransport } from '../shared/use-transport.ts';
import { ReservationSummary } from './reservation-summary.tsx';
import { SubmitReservation } from './submit-reservation.tsx';
import { useReservation } from './use-reservation.ts';

const RenterText = textFieldWithin(RENTER_LIMITS);

interface ReservationProps {
  tool: RentalTool;
  now: () => Date;
}

export function ReservationForm({ tool, now }: ReservationProps) {
  const { form, failure, asksConsent, period, price, transport, further, ...days } = useReservation(
    tool,
    now,
  );
  const { dates, today, checked, closed, isRequest, isSuggested, change } = days;
  const isSet = further.tools.length > 0;
  const { values } = form;
  const pieces = Number(values.pieces) || 1;
  const fields = { tool, dates, today, onChange: change };
  return (
    <DraftForm form={form} sx={formColumns}>
      <Stack gap={{ xs: 4, md: 5 }}>
        <FormSection title="Mietzeitraum">
          {isSuggested && (
            <Alert severity="info">Termine aus Ihrem Plan vorgeschlagen: bitte prüfen.</Alert>
          )}
          <PeriodSection
            {...fields}
            earliest={days.earliest}
            checked={checked}
            closed={closedErrors(period, closed)}
          />
          <div>
            <PeriodNotes dates={dates} today={today} now={now} days={checked.days} saysClosed />
            <FreeNote {...fields} days={checked.days} pieces={pieces} saysClosed />
          </div>
          {tool.quantity_available > 1 && (
            <SelectField name="pieces" label="Stückzahl" options={counts(tool)} />
          )}
        </FormSection>
        <FurtherSection
          first={tool}
          selection={days.selection}
          tools={further.tools}
          today={today}
          earliest={days.earliest}
          closed={closed}
          isWanted={checked.days !== undefined || isSet}
          error={(form.errors as { further?: string }).further}
          onChange={further.change}
        />
        <HandoverFields transport={transport} trips={further.trips} />
        {tool.insurance_price ? (
          <InsuranceChoice price={tool.insurance_price} {...transport.options?.rental_conditions} />
        ) : null}
        <RenterFields />
        {asksConsent && <EarlyStartChoice />}
        <Quiet>* Pflichtfelder</Quiet>
      </Stack>
      <Box sx={aside}>
        <ReservationSummary
          tool={tool}
          dates={dates}
          price={price}
          pieces={pieces}
          form={values}
          place={transport.place}
          onTier={days.changeTier}
          further={further.prices}
        />
        <SubmitReservation
          tool={tool}
          isSet={isSet}
          period={period}
          pieces={pieces}
          today={today}
          isSending={form.isSubmitting}
          failure={failure}
          holdDays={transport.terms.hold_days}
          isConsumer={values.company_name.trim() === ''}
          isRequest={isRequest}
          isAnswered={days.isAnswered}
          onTake={({ start_day: start, end_day: end }) => change({ start, end })}
        />
      </Box>
    </DraftForm>
  );
}

const aside = {
  ...formAside,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
};

const counts = ({ quantity_available }: RentalTool) =>
  Array.from({ length: Math.min(quantity_available, 20) }, (_, index) => {
    return { value: String(index + 1), label: `${index + 1} Stück` };
  });

type PeriodSectionProps = Parameters<typeof PeriodFields>[0] & {
  closed: ReturnType<typeof closedErrors>;
};

/** Errors of the dates; the shop's other rules apply once the form has been sent. */
function PeriodSection({ closed, ...props }: PeriodSectionProps) {
  const [, { error }, { setError }] = useField('period');
  const { startError = closed.startError, endError = closed.endError } = props.checked;
  const rest = error === endError ? undefined : error;
  return (
    <PeriodFields
      {...props}
      checked={{ ...props.checked, startError: startError ?? rest, endError }}
      onChange={(dates) => {
        setError(undefined);
        props.onChange(dates);
      }}
    />
  );
}

const PICKUP = {
  value: 'pickup',
  label: 'Selbst abholen',
  hint: 'Kostenlos in unserem Mietpark',
} as const;

interface HandoverProps {
  transport: ReturnType<typeof useTransport>;
  /** How many are charged. */
  trips: number;
}

function HandoverFields({ transport, trips }: HandoverProps) {
  const { values, setFieldValue } = useFormikContext<Form>();
  const { place, options, name, cents } = transport;
  const { both } = usePriceTexts();
  const price =
    cents === undefined
      ? 'Preis nach der Zone der Baustelle'
      : `${name}: ${both(cents * trips, options.vat_rate)}`;
  return (
    <FormSection title="Übergabe">
      <Choice
        name="method"
        label="Übergabe"
        value={values.method}
        options={[PICKUP, { value: 'delivery', label: 'Bringen und holen lassen', hint: price }]}
        onChange={(method) => void setFieldValue('method', method, false)}
      />
      {values.method === 'delivery' && (
        <SiteFields required>
          <PostalCodeFormField
            place={place}
            emptyHint="Danach richtet sich der Preis."
            beyondHint="Den Preis vereinbaren wir mit Ihnen."
            required
          />
        </SiteFields>
      )}
    </FormSection>
  );
}

/** Only companies need it. If loading fails, the office can still assign the rental. */
const NONE: { default: ComponentType } = { default: () => null };
const RentalCompany = lazy<ComponentType>(() => import('./rental-company.tsx').catch(() => NONE));

function RenterFields() {
  const { user } = useAuth();
  return (
    <ContactFields>
      {user && (
        <Suspense fallback={null}>
          <RentalCompany />
        </Suspense>
      )}
      <RenterText
        name="company_name"
        label="Firmenname (bei Miete für den Betrieb)"
        autoComplete="organization"
      />
      <OptionalField name="invoice_address" />
      <RenterText name="notes" label="Anmerkungen (optional)" rows={3} />
    </ContactFields>
  );
}

interface InsuranceProps extends Partial<RentalConditions> {
  price: number;
}

function InsuranceChoice({ price, insurance_cover, insurance_excess }: InsuranceProps) {
  return (
    <FormSection title="Versicherung">
      <Confirmation name="insured" label={<InsuranceLabel price={price} />} />
      <Typography variant="body2">
        {insurance_cover} {insurance_excess && `Selbstbeteiligung: ${insurance_excess} `}
        <Link href={`${PATHS.rentalTerms}#versicherung`}>Mehr in den Mietbedingungen</Link>
      </Typography>
    </FormSection>
  );
}

/** The request to start early, §§ 356 (4), 357a (2) BGB. */
function EarlyStartChoice() {
  return (
    <FormSection title="Beginn vor Ende der Widerrufsfrist">
      <Typography>
        Als Verbraucher können Sie diese Reservierung 14 Tage lang widerrufen (
        <Link href={`${PATHS.withdrawalInstruction}#miete`}>Widerrufsbelehrung</Link>). Ihre Miete
        beginnt früher. Dafür brauchen wir Ihre Zustimmung:
      </Typography>
      <Confirmation
        name="early_start"
        label="Ich verlange ausdrücklich, dass die Miete vor Ablauf der Widerrufsfrist beginnt. Mir ist bekannt, dass ich bei einem Widerruf die bis dahin genutzten Tage bezahle und dass mein Widerrufsrecht erlischt, wenn die Miete vollständig erbracht ist. *"
      />
    </FormSection>
  );
}

function Confirmation({ name, label }: { name: 'insured' | 'early_start'; label: ReactNode }) {
  const [, { error }] = useField<string>(name);
  return (
    <Shrinking>
      <CheckField
        name={name}
        label={label}
        isInvalid={error !== undefined}
        describedBy={error && `${name}-error`}
        sx={{
          alignItems: 'flex-start',
          '& span': { pt: '9px', overflowWrap: 'anywhere' },
        }}
      />
      {error && (
        <FormHelperText error id={`${name}-error`} sx={{ mx: 0, fontSize: '0.9375rem' }}>
          {error}
        </FormHelperText>
      )}
    </Shrinking>
  );
}
