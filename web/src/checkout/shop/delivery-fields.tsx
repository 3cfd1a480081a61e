import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { type ClosedDays, isDeliveryDay } from '@shop/domain/delivery/delivery-days';
import { EXPRESS_TIME } from '@shop/domain/delivery/delivery-zones';
import { firstStageDay } from '@shop/domain/delivery/stage';
import { toCents } from '@shop/domain/money/money';
import type { DeliveryWish, TruckAccess } from '@shop/domain/order/delivery-wish';
import {
  EXPRESS_NOT_POSSIBLE,
  EXPRESS_NOT_PREPAID,
  earliestWishedDay,
  prepaidDayText,
  wishedDayProblem,
} from '@shop/domain/order/delivery-wish';
import { TEXTS } from '@shop/domain/order/order-fields';
import type { CheckoutForm } from '@shop/domain/order/order-schema';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import type { Goods } from '@shop/domain/product/delivery-time';
import { formatNumber } from '@shop/domain/text/format';
import { readPostalAddress } from '@shop/domain/text/postal-address';
import { formatDay, isCalendarDay } from '@shop/domain/time/calendar';
import { accessAnswer } from '@shop/domain/tour/delivery-text';
import { useField, useFormikContext } from 'formik';
import { Suspense, useId } from 'react';
import { useCart } from '../../cart/shared/use-cart.ts';
import { storePostalCode, usePostalCode } from '../../delivery/shared/postal-code.ts';
import { PostalCodeFormField } from '../../delivery/shared/postal-code-form-field.tsx';
import type { DeliveryPlace } from '../../delivery/shared/use-delivery-place.ts';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { announce } from '../../lib/announcer/announce.ts';
import { cartQuotePath } from '../../lib/quote-path.ts';
import { LINK_TARGET } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { CheckField } from '../../ui/form/check-field.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Choice, FormSection, pair } from '../../ui/form/form-section.tsx';
import { KnownField, SiteFields } from '../../ui/form/person-fields.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Muted, Row, Strong } from '../../ui/layout.tsx';
import { usePriceTexts } from '../../ui/price.tsx';
import { SiteChoice } from './lazy-company-choices.ts';
import { DELIVERY_ERRORS } from './order-request.ts';
import { PickupPlace } from './pickup-place.tsx';
import type { StagesOfCart } from './use-staged-items.ts';

const loadStageDays = () => import('./stage-days.tsx');

export interface DeliveryFieldsProps {
  place: DeliveryPlace;
  goods: readonly Goods[];
  closed: ClosedDays;
  now: Date;
  isExpressPossible: boolean;
  staged: StagesOfCart;
}

function DeliveryFields({ place, isExpressPossible, staged, ...days }: DeliveryFieldsProps) {
  const { values } = useFormikContext<CheckoutForm>();
  const isExpress = values.express !== '';
  const hasStages = firstStageDay(staged.items) !== undefined;
  const isStaged = !isExpress && (hasStages || staged.missed.length > 0);
  const StageDays = useLoaded(loadStageDays, isStaged);
  return (
    <>
      <Muted>Alle Angaben zur Lieferung sind freiwillig. Ohne Adresse rufen wir Sie an.</Muted>
      <TakeCompanyAddress />
      <SiteFields>
        <PostalCodeFormField place={place} beyondHint={<BeyondHint />} />
      </SiteFields>
      {(isExpressPossible || isExpress) && <ExpressChoice isPossible={isExpressPossible} />}
      {isStaged && StageDays && <StageDays {...staged} />}
      <Box sx={pair}>
        {!isExpress && !hasStages && <WishedDay place={place} {...days} />}
        <TruckAccessChoice />
      </Box>
      <Box sx={pair}>
        {TEXTS.onSite.map((name) => (
          <KnownField key={name} name={name} />
        ))}
      </Box>
    </>
  );
}

function BeyondHint() {
  const { items } = useCart();
  const postalCode = usePostalCode();
  return (
    <>
      <Link href={cartQuotePath(items, postalCode)} sx={LINK_TARGET}>
        Angebot anfordern
      </Link>{' '}
      oder oben „Selbstabholung“ wählen.
    </>
  );
}

function TruckAccessChoice() {
  const [{ value }, , { setValue }] = useField<TruckAccess>('truck_access');
  const id = useId();
  const { total_t, load_t } = useDeliveryOptions().small_truck;
  return (
    <div>
      <Strong id={id}>Zufahrt für 40-t-Lkw möglich?</Strong>
      <Row role="radiogroup" aria-labelledby={id} gap={{ xs: 1 }} sx={{ minHeight: 56 }}>
        {(['yes', 'no', ''] as const).map((answer) => (
          <Tick
            key={answer}
            type="radio"
            name="truck_access"
            value={answer}
            label={accessAnswer(answer)}
            checked={answer === value}
            onChange={() => setValue(answer, false)}
          />
        ))}
      </Row>
      <FormHelperText role="status" sx={{ m: 0, fontSize: '0.9375rem' }}>
        {value === 'no' &&
          `Wir kommen mit Lkw bis ${formatNumber(total_t)}\u00A0t; einer lädt etwa ${formatNumber(load_t)}\u00A0t.`}
      </FormHelperText>
    </div>
  );
}

/** Offered to business customers whose address can be parsed and differs from the delivery's. */
function TakeCompanyAddress() {
  const { values, setValues, setFieldError } = useFormikContext<CheckoutForm>();
  const postalCode = usePostalCode();
  const address = values.customer_type === 'business' && readPostalAddress(values.company_address);
  if (!address) return null;
  const { street, city } = address;
  const isTaken =
    street === values.street && city === values.city && address.postalCode === postalCode;
  return (
    <Button
      variant="outlined"
      disabled={isTaken}
      onClick={() => {
        void setValues({ ...values, street, city }, false);
        storePostalCode(address.postalCode);
        for (const name of DELIVERY_ERRORS) setFieldError(name, undefined);
        announce('Firmenadresse übernommen.');
      }}
      sx={{ justifySelf: 'start' }}
    >
      Firmenadresse übernehmen
    </Button>
  );
}

type WishedDayProps = Pick<DeliveryFieldsProps, 'place' | 'goods' | 'closed' | 'now'>;

function WishedDay({ place, goods, closed, now }: WishedDayProps) {
  const [{ value }, { error }, { setValue, setError }] = useField<string>('wished_day');
  const { payment_method } = useFormikContext<CheckoutForm>().values;
  const isPrepaid = paymentMethodOf(payment_method).isPaidFirst;
  const ofZone = place.kind === 'zone' ? place.zone.deliveryTime : undefined;
  const terms = { now, closed, ofZone, isPrepaid };
  const earliest = earliestWishedDay(goods, terms);
  const problem = isCalendarDay(value) && wishedDayProblem(value, goods, terms);
  // The error for a day that is too early already names it.
  const isSaid = isCalendarDay(value) && value < earliest;
  const hint = isPrepaid ? prepaidDayText(earliest) : `Frühester Termin: ${formatDay(earliest)}`;
  return (
    <DateField
      label="Wunschtermin"
      required={false}
      {...(!isSaid && { hint })}
      value={value}
      earliest={earliest}
      isClosed={(day) => !isDeliveryDay(day, closed)}
      error={problem || error}
      onChange={(day, typed) => {
        void setValue(day || typed, false);
        setError(undefined);
      }}
    />
  );
}

/** A choice that has become impossible stays until the shopper undoes it, as it changes the total. */
function ExpressChoice({ isPossible }: { isPossible: boolean }) {
  const [{ value }, { error }] = useField<CheckoutForm['express']>('express');
  const { payment_method } = useFormikContext<CheckoutForm>().values;
  const { express_surcharge, vat_rate } = useDeliveryOptions();
  const { euro } = usePriceTexts();
  const problem =
    paymentMethodOf(payment_method).isPaidFirst && value !== '' ? EXPRESS_NOT_PREPAID : error;
  const shownError = isPossible ? problem : EXPRESS_NOT_POSSIBLE;
  return (
    <div>
      <CheckField
        name="express"
        label={`Express: heute in ${EXPRESS_TIME}, + ${euro(toCents(express_surcharge), vat_rate)}`}
        isInvalid={shownError !== undefined}
        describedBy="express-error"
      />
      <FormHelperText id="express-error" error role="status" sx={{ m: 0, fontSize: '0.9375rem' }}>
        {shownError}
      </FormHelperText>
    </div>
  );
}

const METHODS = [
  { value: 'delivery', label: 'Lieferung', hint: 'Frei Bordsteinkante, mit eigenem Lkw' },
  { value: 'pickup', label: 'Selbstabholung', hint: 'Auf unserem Hof, ohne Lieferkosten' },
] as const;

export function DeliverySection(props: DeliveryFieldsProps) {
  const { values, setFieldValue, setFieldError } = useFormikContext<CheckoutForm>();
  return (
    <FormSection title="Lieferung">
      <Choice<DeliveryWish['method']>
        name="delivery_method"
        label="Lieferung oder Selbstabholung"
        value={values.delivery_method}
        options={METHODS}
        onChange={(method) => {
          void setFieldValue('delivery_method', method);
          for (const name of DELIVERY_ERRORS) setFieldError(name, undefined);
        }}
      />
      {values.customer_number && (
        <Suspense>
          <SiteChoice />
        </Suspense>
      )}
      {values.delivery_method === 'pickup' ? <PickupPlace /> : <DeliveryFields {...props} />}
    </FormSection>
  );
}
