import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RentalBookingRequest } from '@shop/domain/booking/booking';
import { closedErrors, moveProblem } from '@shop/domain/booking/booking-days';
import { type BookingPrice, bookingPrice, RENTAL_EXTRAS } from '@shop/domain/booking/booking-price';
import { bookingErrors } from '@shop/domain/booking/booking-schema';
import { needsConsent, RENTER_LIMITS } from '@shop/domain/booking/renter';
import { isAnsweredBefore } from '@shop/domain/booking/request-hold';
import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import { type RentalConditions, unchargedDays } from '@shop/domain/delivery/rental-handover';
import { toCents, toEuro } from '@shop/domain/money/money';
import { grossCents } from '@shop/domain/money/vat';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';
import { formatEuro } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { type FormikErrors, useField, useFormikContext } from 'formik';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { PostalCodeFormField } from '../../delivery/shared/postal-code-form-field.tsx';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { trimmed } from '../../lib/form-draft.ts';
import { PATHS } from '../../lib/paths.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAuth } from '../../session/session-context.ts';
import { customerOf, useKnownPerson } from '../../session/use-profile.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { DraftForm, useDraftForm } from '../../ui/form/draft-form.tsx';
import { Choice, FormSection, formAside, formColumns } from '../../ui/form/form-section.tsx';
import { ContactFields, OptionalField, SiteFields } from '../../ui/form/person-fields.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { textFieldWithin } from '../../ui/form/text-field.tsx';
import { Quiet, Shrinking, Stack } from '../../ui/layout.tsx';
import { Priced, usePriceTexts } from '../../ui/price.tsx';
import { FreeNote, PeriodFields, PeriodNotes } from '../shared/period-fields.tsx';
import { checkPeriod, useRentalSelection } from '../shared/rental-selection.ts';
import { type ReservationForm as Form, reservationDraft } from '../shared/reservation-draft.ts';
import { useTransport } from '../shared/use-transport.ts';
import { ReservationSummary } from './reservation-summary.tsx';
import { SubmitReservation } from './submit-reservation.tsx';
import { useReserve } from './use-reserve.ts';

const EARLY_START_MISSING =
  'Bitte kreuzen Sie das an, oder wählen Sie einen Beginn nach der Widerrufsfrist.';

const RenterText = textFieldWithin(RENTER_LIMITS);

interface ReservationProps {
  tool: RentalTool;
  now: () => Date;
}

export function ReservationForm({ tool, now }: ReservationProps) {
  const { form, failure, asksConsent, period, price, transport, ...days } = useReservation(
    tool,
    now,
  );
  const { dates, today, checked, closed, isRequest, change } = days;
  const { values } = form;
  const pieces = Number(values.pieces) || 1;
  const fields = { tool, dates, today, onChange: change };
  return (
    <DraftForm form={form} sx={formColumns}>
      <Stack gap={{ xs: 4, md: 5 }}>
        <FormSection title="Mietzeitraum">
          <PeriodSection {...fields} checked={checked} closed={closedErrors(period, closed)} />
          <div>
            <PeriodNotes dates={dates} today={today} now={now} days={checked.days} saysClosed />
            <FreeNote {...fields} days={checked.days} pieces={pieces} saysClosed />
          </div>
          {tool.quantity_available > 1 && (
            <SelectField name="pieces" label="Stückzahl" options={counts(tool)} />
          )}
        </FormSection>
        <HandoverFields transport={transport} />
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
        />
        <SubmitReservation
          tool={tool}
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

function useReservation(tool: RentalTool, now: () => Date) {
  const { user } = useAuth();
  const [{ tier, dates }, change] = useRentalSelection();
  const today = berlinDay(useNow(now));
  const checked = checkPeriod(dates, today);
  const period = { start_day: dates.start, end_day: dates.end };
  const transport = useTransport();
  const { options } = transport;
  const closed = useMemo(() => new Set(options?.closed_days), [options]);
  const { special_days: special } = useNotices();
  const postalCode = usePostalCode();
  const { failure, send, reset } = useReserve(tool.id);
  const asksConsent = ({ company_name }: Form) =>
    checked.days !== undefined && needsConsent({ company_name, start_day: dates.start }, today);
  const form = useDraftForm<Form>({
    draft: reservationDraft,
    known: useKnownPerson(renterOf),
    validate: (values) => {
      const site = values.method === 'delivery' ? postalCode : '';
      const problem = moveProblem({}, period, today, closed, { now: now(), special });
      const errors: FormikErrors<Form & { period: string; postal_code: string }> = {
        ...(values.method === 'delivery' && placeErrors(values, postalCode)),
        ...bookingErrors({ ...values, postal_code: site }),
        ...(problem && { period: problem }),
        ...(asksConsent(values) && !values.early_start && { early_start: EARLY_START_MISSING }),
      };
      return errors;
    },
    onSubmit: (values) => {
      const own = user ? values : { ...values, customer_number: '' };
      const request = bookingRequest(own, postalCode, asksConsent(values));
      const seen = price && { gross_amount: toEuro(price.grossCents) };
      return send({ ...request, ...seen, tool_id: tool.id, ...period, tier });
    },
  });
  const { pieces, insured, method } = form.values;
  const wish = {
    ...period,
    pieces: Number(pieces) || 1,
    tier,
    insured: insured !== '',
    transportCents: method === 'pickup' ? 0 : transport.cents,
    closed: unchargedDays(options),
  };
  const price: BookingPrice | undefined =
    checked.days === undefined ? undefined : bookingPrice(tool, wish, options?.vat_rate);
  return {
    form,
    failure,
    isAnswered:
      checked.days === undefined || isAnsweredBefore(dates.start, { now: now(), special }, closed),
    isRequest: postalCode !== '' && price !== undefined && price.transportCents === undefined,
    price,
    asksConsent: asksConsent(form.values),
    dates,
    today,
    checked,
    closed,
    period,
    transport,
    changeTier: (tier: RentalTier) => change({ tier }),
    change: (dates: Parameters<typeof change>[0]) => {
      reset();
      change(dates);
    },
  };
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

/** A tool is delivered only to a complete address. */
function placeErrors({ street, city }: Form, postalCode: string) {
  return {
    ...(street.trim() === '' && { street: 'Straße ist erforderlich' }),
    ...(postalCode === '' && { postal_code: 'Postleitzahl ist erforderlich' }),
    ...(city.trim() === '' && { city: 'Ort ist erforderlich' }),
  };
}

/** Leaves out empty texts, and values for delivery or for consumers if their fields are not shown. */
function bookingRequest(
  form: Form,
  postal_code: string,
  asksConsent: boolean,
): Omit<RentalBookingRequest, 'tool_id' | 'start_day' | 'end_day'> {
  const { street, city, insured, early_start, pieces, method, ...renter } = trimmed(form);
  const site = method === 'delivery' && { street, postal_code, city };
  const filled = Object.entries({ ...renter, ...site }).filter(([, text]) => text !== '');
  return {
    ...(Object.fromEntries(filled) as typeof renter),
    pieces: Number(pieces) || 1,
    method,
    ...(insured && { insured: true }),
    ...(asksConsent && early_start && { early_start: true }),
  };
}

function renterOf(user: CurrentUser, profile: Profile): Partial<Form> {
  const { invoice_address, company_address = '' } = profile.remembered ?? {};
  return { ...customerOf(user, profile), invoice_address: invoice_address || company_address };
}

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

function HandoverFields({ transport }: { transport: ReturnType<typeof useTransport> }) {
  const { values, setFieldValue } = useFormikContext<Form>();
  const { place, options, name, cents } = transport;
  const { both } = usePriceTexts();
  const price =
    cents === undefined
      ? 'Preis nach der Zone der Baustelle'
      : `${name}: ${both(cents, options.vat_rate)}`;
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
  const { label, unit } = RENTAL_EXTRAS.insurance;
  const { vat_rate } = useDeliveryOptions();
  return (
    <FormSection title="Versicherung">
      <Confirmation
        name="insured"
        label={
          <>
            {label},{' '}
            <Priced
              quoted={`${formatEuro(toCents(price))} netto`}
              gross={formatEuro(grossCents(toCents(price), vat_rate))}
            />{' '}
            je Stück und {unit}
          </>
        }
      />
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
        Als Verbraucher können Sie diese Buchung 14 Tage lang widerrufen (
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
          '& .MuiFormControlLabel-label': { pt: '9px', minWidth: 0, overflowWrap: 'anywhere' },
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
