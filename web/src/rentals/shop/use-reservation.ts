import type { RentalBookingRequest } from '@shop/domain/booking/booking';
import { moveProblem } from '@shop/domain/booking/booking-days';
import { type BookingPrice, bookingPrice } from '@shop/domain/booking/booking-price';
import { bookingErrors } from '@shop/domain/booking/booking-schema';
import { chargedTrips } from '@shop/domain/booking/rental-set';
import { needsConsent } from '@shop/domain/booking/renter';
import { isAnsweredBefore } from '@shop/domain/booking/request-hold';
import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import { firstHandover, unchargedDays } from '@shop/domain/delivery/rental-handover';
import { sumCents, toEuro } from '@shop/domain/money/money';
import type { RentalTool } from '@shop/domain/rental/rental';
import type { RentalTier } from '@shop/domain/rental/rental-price';
import { berlinDay } from '@shop/domain/time/calendar';
import type { FormikErrors } from 'formik';
import { useMemo } from 'react';
import { usePostalCode } from '../../delivery/shared/postal-code.ts';
import { trimmed } from '../../lib/form-draft.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { useNow } from '../../lib/use-now.ts';
import { useAuth } from '../../session/session-context.ts';
import { customerOf, useKnownPerson } from '../../session/use-profile.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { useDraftForm } from '../../ui/form/draft-form.tsx';
import {
  toWanted,
  useFurtherPrices,
  useFurtherTools,
  withDays,
  withTier,
} from '../shared/further-tools.ts';
import { checkPeriod, useRentalSelection } from '../shared/rental-selection.ts';
import { type ReservationForm as Form, reservationDraft } from '../shared/reservation-draft.ts';
import { PIECES_PARAM, SUGGESTED_PARAM } from '../shared/reservation-path.ts';
import { useTransport } from '../shared/use-transport.ts';
import { useReserve } from './use-reserve.ts';

const EARLY_START_MISSING =
  'Bitte kreuzen Sie das an, oder wählen Sie einen Beginn nach der Widerrufsfrist.';

/** The form's state: tools, days, prices, and how to submit them. */
export function useReservation(tool: RentalTool, now: () => Date) {
  const { user } = useAuth();
  const [{ tier, dates }, change] = useRentalSelection();
  const [more, changeFurther] = useFurtherTools();
  const { prefill, isSuggested } = useGiven();
  const today = berlinDay(useNow(now));
  const checked = checkPeriod(dates, today);
  const period = { start_day: dates.start, end_day: dates.end };
  const transport = useTransport();
  const { options } = transport;
  const closed = useMemo(() => new Set(options?.closed_days), [options]);
  const { special_days: special } = useNotices();
  const postalCode = usePostalCode();
  const { failure, send, reset } = useReserve(tool.id);
  const clock = { now: now(), special };
  const begins = [dates.start, ...more.map(({ start_day }) => start_day)].sort()[0] ?? dates.start;
  const asksConsent = ({ company_name }: Form) =>
    checked.days !== undefined && needsConsent({ company_name, start_day: begins }, today);
  const form = useDraftForm<Form>({
    draft: reservationDraft,
    prefill,
    known: useKnownPerson(renterOf),
    validate: (values) => {
      const site = values.method === 'delivery' ? postalCode : '';
      const problem = moveProblem({}, period, today, closed, clock);
      const further = more.flatMap((each) => moveProblem({}, each, today, closed, clock) ?? []);
      const errors: FormikErrors<Form & { period: string; postal_code: string; further: string }> =
        {
          ...(values.method === 'delivery' && placeErrors(values, postalCode)),
          ...bookingErrors({ ...values, postal_code: site }),
          ...(problem && { period: problem }),
          ...(further[0] && { further: further[0] }),
          ...(asksConsent(values) && !values.early_start && { early_start: EARLY_START_MISSING }),
        };
      return errors;
    },
    onSubmit: (values) => {
      const own = user ? values : { ...values, customer_number: '' };
      const request = bookingRequest(own, postalCode, asksConsent(values));
      const isWhole = price && further.length === more.length;
      const seen = isWhole && {
        gross_amount: toEuro(sumCents(prices.map((each) => each?.grossCents ?? 0))),
      };
      const all = more.length > 0 && { further: more.map(toWanted) };
      return send({ ...request, ...seen, tool_id: tool.id, ...period, tier, ...all });
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
  const trips = chargedTrips([period, ...more]);
  const further = useFurtherPrices(more, (at) => (trips[at + 1] ? wish.transportCents : 0));
  const prices: (BookingPrice | undefined)[] = [price, ...further.map((each) => each.price)];
  return {
    form,
    failure,
    isAnswered: checked.days === undefined || isAnsweredBefore(begins, clock, closed),
    isRequest:
      postalCode !== '' && prices.some((each) => each && each.transportCents === undefined),
    further: {
      prices: further,
      tools: more,
      change: changeFurther,
      trips: trips.filter(Boolean).length,
    },
    earliest: firstHandover(clock),
    price,
    asksConsent: asksConsent(form.values),
    isSuggested,
    dates,
    selection: { tier, dates },
    today,
    checked,
    closed,
    period,
    transport,
    changeTier: (next: RentalTier) => {
      change({ tier: next });
      if (more.length > 0) changeFurther(withTier(more, further, tier, next));
    },
    change: (next: Parameters<typeof change>[0]) => {
      reset();
      change(next);
      if (more.length > 0) changeFurther(withDays(more, dates, { ...dates, ...next }));
    },
  };
}

/** The first tool's number of pieces from the address, and whether its days are only suggested. */
function useGiven() {
  const [params] = useHydratedSearchParams();
  const pieces = params.get(PIECES_PARAM) ?? '';
  const prefill = useMemo(() => (/^[1-9]\d?$/.test(pieces) ? { pieces } : undefined), [pieces]);
  return { prefill, isSuggested: params.has(SUGGESTED_PARAM) };
}

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
