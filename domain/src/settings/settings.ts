import { mixed, type ObjectSchema, type ObjectShape, object, type Schema } from 'yup';
import { DATEV_TERMS, type DatevTerms, hasRightLengths } from '../books/datev-terms.ts';
import { ACCOUNT_DIGITS, debtorRange } from '../books/debtor-accounts.ts';
import { COMPANY } from '../company.ts';
import { type DeliveryArea, isPostalCode, overlaps } from '../delivery/delivery-areas.ts';
import {
  BUILT_IN_OPTIONS,
  type DeliveryOptions,
  type FIXED_OPTIONS,
  type FrostZone,
} from '../delivery/delivery-options.ts';
import { DELIVERY_ZONES, type ZonePrice } from '../delivery/delivery-zones.ts';
import { LARGE_TRUCK, type Truck } from '../delivery/order-weight.ts';
import type { ChargedDays, RentalConditions, RentalTerms } from '../delivery/rental-handover.ts';
import {
  across,
  dayOf,
  euroAmount,
  listOf,
  numberWithin,
  record,
  textOrNone,
  wholeNumber,
} from '../fields/input-fields.ts';
import type { BankAccount } from '../payment/payment-terms.ts';
import {
  type BaseRate,
  REMINDER_TERMS,
  type ReminderStage,
  type ReminderTerms,
} from '../payment/reminders.ts';
import { mod97 } from '../text/mod97.ts';
import { emailText, requiredText, textSchema } from '../text/validation.ts';
import { formatDay } from '../time/calendar.ts';
import { REMINDER_SETTINGS } from '../work/todays-work.ts';
import { euro, figure, lines, period, type ShownField, text, withUnit } from './setting-texts.ts';
import { STATES, type State } from './states.ts';
import { type VatChange, type VatRates, ZERO_KINDS, type ZeroRate } from './vat-rates.ts';

/** Days, both included, on which the company is closed or has other hours. */
export interface SpecialDays {
  from: string;
  to: string;
  /** `Betriebsferien`, `Heiligabend`. */
  name: string;
  /** `08:00–12:00`; missing when closed. Nothing is delivered on closed days. */
  hours?: string;
}

/** A notice at the top of every page, between these days, both included. */
export interface Banner {
  text: string;
  from: string;
  to: string;
}

/** All settings by name; each is a document `settings/{name}`. */
export interface Settings {
  deliveryAreas: { areas: DeliveryArea[] };
  /** Prices of the priced zones, nearest first. */
  zonePrices: { zones: ZonePrice[] };
  /** Truck for places that a 40-t truck cannot reach. */
  smallTruck: Truck;
  bank: BankAccount;
  /** Working days until a prepayment is due. */
  prepayment: { days: number; advance_invoices?: AdvanceInvoices | undefined };
  specialDays: { days: SpecialDays[] };
  /** Whose public holidays apply. */
  holidays: { state: State };
  banner: { banners: Banner[] };
  vatRates: VatRates;
  /** Stages, fees and interest of reminders. */
  reminders: ReminderTerms;
  /** The tax adviser's accounts, for the export. */
  datev: DatevTerms;
  /** Terms for holding, cancelling and transporting booked tools. */
  rental: RentalTerms;
  /** The owner's part of the rental terms. */
  rentalConditions: RentalConditions;
  planner: { frost_zone: FrostZone };
  /** Recipients of order and request notices; empty: the configured address. */
  officeMails: { orders: string[]; requests: string[] };
}

export type SettingName = keyof Settings;

const NO_SETTING = 'Die Angaben zur Einstellung sind ungültig.';
const NO_AREA = 'Liefergebiet: Postleitzahlen mit fünf Ziffern, „von“ nicht über „bis“';
/** Which days of a rental are charged. */
export const CHARGED_DAYS: Record<ChargedDays, string> = {
  all: 'alle Tage',
  open: 'nur Tage, an denen geöffnet ist',
};
/** When companies that prepay get an advance invoice for their payments. */
export const ADVANCE_INVOICES = {
  on_request: 'auf Wunsch',
  always: 'immer, mit jeder Zahlung',
} as const;
export type AdvanceInvoices = keyof typeof ADVANCE_INVOICES;
const PRICED_ZONES = BUILT_IN_OPTIONS.zone_prices.length;

const postalCode = textSchema()
  .typeError(NO_AREA)
  .required(NO_AREA)
  .test('postal code', NO_AREA, (text) => isPostalCode(text ?? ''));

/** Missing in settings stored before there was one. */
const clock = (label: string) =>
  textSchema()
    .typeError(`${label}: Uhrzeit als HH:MM`)
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, `${label}: Uhrzeit als HH:MM`);

/** An entry of a list setting. */
function entry<Shape extends ObjectShape>(
  label: string,
  shape: Shape,
  message = `${label}: Die Angaben sind ungültig`,
) {
  return record(label, object(shape)).required(message);
}

const inOrder = across<{ from: string; to: string }>(({ from, to }) => from <= to);

const area = entry(
  'Liefergebiet',
  {
    from: postalCode,
    to: postalCode,
    zone: wholeNumber('Zone', 1, DELIVERY_ZONES.length).required('Zone fehlt'),
  },
  NO_AREA,
).test('order', NO_AREA, inOrder);

const OVERLAP = 'Liefergebiete: Zwei Bereiche überschneiden sich';

const zonePrice = entry('Preise der Zonen', {
  free_from: euroAmount('Kostenlos ab', 0).required('Kostenlos ab: Betrag fehlt'),
  otherwise: euroAmount('Lieferpreis', 0).required('Lieferpreis fehlt'),
});

/** A weight in steps of 100 kg. */
function tonnes(label: string, min: number, max: number) {
  return numberWithin(label, min, max)
    .required(`${label} fehlt`)
    .test(
      'steps',
      `${label}: höchstens eine Nachkommastelle`,
      (value) => Math.round(value * 10) / 10 === value,
    );
}

const NO_IBAN = 'IBAN: Die Prüfziffer stimmt nicht';

/** ISO 13616: the check digits make the number, with letters as 10 to 35, leave 1 modulo 97. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  return mod97(`${iban.slice(4)}${iban.slice(0, 4)}`) === 1;
}

function periodEntry<Shape extends ObjectShape>(label: string, shape: Shape) {
  return entry(label, {
    from: dayOf('Von').required('Von: Datum fehlt'),
    to: dayOf('Bis').required('Bis: Datum fehlt'),
    ...shape,
  }).test('order', 'Das Ende liegt vor dem Anfang.', inOrder);
}

const specialDays = periodEntry('Besondere Tage', {
  name: requiredText('Anlass', 60, 'Bitte geben Sie einen Anlass an.'),
  hours: textOrNone('Öffnungszeit', 40),
});

const banner = periodEntry('Hinweis', {
  text: requiredText('Hinweis', 200, 'Bitte geben Sie einen Text an.'),
});

const rate = wholeNumber('MwSt.-Satz', 0, 30).required('MwSt.-Satz fehlt');
const vatChange = entry('Änderung eines Satzes', {
  from: dayOf('Gilt ab').required('Gilt ab: Datum fehlt'),
  rate,
  to: rate,
});

const zeroRate = record(
  '0 %',
  object({
    kind: mixed<ZeroRate['kind']>().oneOf(ZERO_KINDS, NO_SETTING).required(NO_SETTING),
    text: requiredText('Grund', 200, 'Bitte geben Sie an, nach welcher Vorschrift 0 % gelten.'),
  }),
).default(undefined);

const mail = emailText('E-Mail', 'E-Mail-Adresse fehlt', 'Die E-Mail-Adresse ist ungültig');

/** The owner's sentences, or none. */
const sentences = (label: string, max: number) =>
  textSchema()
    .typeError(`${label}: Text erwartet`)
    .defined(`${label}: Text fehlt`)
    .max(max, `${label}: höchstens ${max} Zeichen`);

const account = (label: string) => wholeNumber(label, 1000, 10 ** ACCOUNT_DIGITS.most - 1);
const { min: FIRST_DEBTOR } = debtorRange();
const { max: LAST_DEBTOR } = debtorRange(ACCOUNT_DIGITS.most);
const WRONG_LENGTH =
  'Konten haben so viele Stellen, wie die Länge der Konten sagt, das Sammelkonto der Debitoren eine mehr und vorn 1 bis 6.';

const revenueAccount = entry('Erlöskonten', {
  rate,
  account: account('Erlöskonto').required('Erlöskonto fehlt'),
  discount: account('Skontokonto'),
  advance: account('Anzahlungskonto'),
  waived: account('Konto für Erlösschmälerungen'),
  write_off: account('Konto für Forderungsverluste'),
});

const accountText = (number: number | undefined) => String(number ?? '–');

const days = (label: string, min: number) =>
  wholeNumber(label, min, 90).required(`${label}: Zahl fehlt`);
const reminderFee = (label: string) =>
  euroAmount(label, 0).max(100, `${label}: höchstens 100 €`).required(`${label}: Betrag fehlt`);

const reminderStage = entry('Stufen', {
  title: requiredText('Name der Stufe', 40, 'Bitte geben Sie der Stufe einen Namen.'),
  wait_days: days('Tage warten', 0),
  pay_days: days('Tage Frist', 1),
  fee: reminderFee('Gebühr von Firmen'),
  consumer_fee: reminderFee('Gebühr von Verbrauchern'),
  text: requiredText('Text', 1000, 'Bitte geben Sie der Stufe einen Text.', 'many'),
});
const FIRST_IS_FREE = 'Die erste Stufe kostet nichts.';
const isFirstFree = across<ReminderStage[]>(
  ([first]) => !first || (first.fee === 0 && first.consumer_fee === 0),
);
const baseRate = entry('Basiszinssätze', {
  from: dayOf('Ab').required('Ab: Datum fehlt'),
  percent: numberWithin('Basiszinssatz', -5, 20)
    .test('hundredths', 'Basiszinssatz: höchstens zwei Nachkommastellen', isInHundredths)
    .required('Basiszinssatz fehlt'),
});
function isInHundredths(value?: number): boolean {
  return value === undefined || Math.round(value * 100) / 100 === value;
}
const hasEachDayOnce = across<BaseRate[]>(
  (rates) => new Set(rates.map(({ from }) => from)).size === rates.length,
);

interface Setting<Value> {
  label: string;
  /** The setting's name in the office's URLs. */
  view: string;
  /** Schema shared by form, server and stored document. */
  schema: Schema<Value>;
  builtIn: Value;
  /** How log and conflict dialog show each field. */
  fields: { [Field in keyof Value]-?: ShownField<Value[Field]> };
}

/** Builds a row; the compiler requires a schema for each field. */
function setting<Value extends object>({
  schema,
  ...row
}: Omit<Setting<Value>, 'schema'> & { schema: { fields: Record<keyof Value, unknown> } }) {
  const whole = record(row.label, schema as ObjectSchema<Value>).required(NO_SETTING);
  return { ...row, schema: whole as unknown as Schema<Value> } satisfies Setting<Value>;
}

export const SETTINGS = {
  deliveryAreas: setting<Settings['deliveryAreas']>({
    label: 'Liefergebiete',
    view: 'liefergebiete',
    schema: object({
      areas: listOf<DeliveryArea>('Liefergebiete', 500, area).test(
        'overlap',
        OVERLAP,
        across<DeliveryArea[]>((areas) => overlaps(areas).size === 0),
      ),
    }),
    builtIn: { areas: [] },
    fields: {
      areas: {
        label: 'Liefergebiete',
        show: lines(
          ({ from, to, zone }: DeliveryArea) =>
            `${from === to ? from : `${from}–${to}`}: Zone ${zone}`,
        ),
      },
    },
  }),
  zonePrices: setting<Settings['zonePrices']>({
    label: 'Preise der Lieferzonen',
    view: 'lieferpreise',
    schema: object({
      zones: listOf('Preise der Zonen', PRICED_ZONES, zonePrice).length(
        PRICED_ZONES,
        `Preise der Zonen: ${PRICED_ZONES} erwartet`,
      ),
    }),
    builtIn: { zones: [...BUILT_IN_OPTIONS.zone_prices] },
    fields: {
      zones: {
        label: 'Preise der Lieferzonen',
        show: (zones) =>
          zones
            .map(
              ({ free_from, otherwise }, index) =>
                `Zone ${index + 1}: ${euro(otherwise)}, kostenlos ab ${euro(free_from)}`,
            )
            .join('\n'),
      },
    },
  }),
  smallTruck: setting<Settings['smallTruck']>({
    label: 'Kleinerer Lkw',
    view: 'lkw',
    schema: object({
      total_t: tonnes('Gesamtgewicht', 1, LARGE_TRUCK.total_t - 0.1),
      // `parent` lacks the truck when a stored field is checked on its own.
      load_t: tonnes('Nutzlast', 0.1, LARGE_TRUCK.load_t).test(
        'less',
        'Nutzlast: weniger als das Gesamtgewicht',
        (value, { parent }) => !(value >= parent?.total_t),
      ),
    }),
    builtIn: BUILT_IN_OPTIONS.small_truck,
    fields: {
      total_t: { label: 'Gesamtgewicht', show: withUnit('t') },
      load_t: { label: 'Nutzlast', show: withUnit('t') },
    },
  }),
  bank: setting<Settings['bank']>({
    label: 'Bankverbindung',
    view: 'bank',
    schema: object({
      holder: requiredText('Kontoinhaber', 70, 'Bitte geben Sie den Kontoinhaber an.'),
      name: requiredText('Bank', 70, 'Bitte geben Sie die Bank an.'),
      iban: requiredText('IBAN', 42, 'Bitte geben Sie die IBAN an.')
        .test('iban', NO_IBAN, isIban)
        .transform((iban: string) => iban.replaceAll(' ', '')),
      bic: requiredText('BIC', 11, 'Bitte geben Sie den BIC an.').matches(
        /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/,
        'BIC: 8 oder 11 Zeichen',
      ),
    }),
    builtIn: { ...COMPANY.bank },
    fields: {
      holder: { label: 'Kontoinhaber', show: text },
      name: { label: 'Bank', show: text },
      iban: { label: 'IBAN', show: text },
      bic: { label: 'BIC', show: text },
    },
  }),
  prepayment: setting<Settings['prepayment']>({
    label: 'Vorkasse',
    view: 'vorkasse',
    schema: object({
      days: wholeNumber('Werktage', 1, 20).required('Werktage: Zahl fehlt'),
      advance_invoices: mixed<AdvanceInvoices>().oneOf(
        Object.keys(ADVANCE_INVOICES) as AdvanceInvoices[],
        NO_SETTING,
      ),
    }),
    builtIn: { days: BUILT_IN_OPTIONS.prepayment_days, advance_invoices: 'on_request' },
    fields: {
      days: { label: 'Zeit für die Überweisung', show: withUnit('Werktage') },
      advance_invoices: {
        label: 'Anzahlungsrechnung bei Vorkasse für Firmen',
        show: (when = 'on_request') => ADVANCE_INVOICES[when],
      },
    },
  }),
  specialDays: setting<Settings['specialDays']>({
    label: 'Besondere Tage',
    view: 'besondere-tage',
    schema: object({ days: listOf('Besondere Tage', 60, specialDays) }),
    builtIn: { days: [] },
    fields: {
      days: {
        label: 'Besondere Tage',
        show: lines(
          ({ name, hours, ...days }: SpecialDays) =>
            `${period(days)}: ${name}, ${hours ?? 'geschlossen'}`,
        ),
      },
    },
  }),
  holidays: setting<Settings['holidays']>({
    label: 'Bundesland',
    view: 'bundesland',
    schema: object({
      state: mixed<State>()
        .oneOf(Object.keys(STATES) as State[], NO_SETTING)
        .required(NO_SETTING),
    }),
    builtIn: { state: COMPANY.state },
    fields: { state: { label: 'Bundesland', show: (state) => STATES[state] } },
  }),
  banner: setting<Settings['banner']>({
    label: 'Hinweis auf allen Seiten',
    view: 'hinweis',
    schema: object({ banners: listOf('Hinweise', 20, banner) }),
    builtIn: { banners: [] },
    fields: {
      banners: {
        label: 'Hinweise',
        show: lines(({ text, ...days }: Banner) => `${period(days)}: ${text}`),
      },
    },
  }),
  vatRates: setting<Settings['vatRates']>({
    label: 'MwSt.-Sätze',
    view: 'mwst',
    schema: object({
      standard: rate,
      rates: listOf('MwSt.-Sätze', 6, rate).min(1, 'MwSt.-Sätze: mindestens einer'),
      changes: listOf<VatChange>('Änderungen', 20, vatChange).optional(),
      zero: zeroRate,
    })
      .test(
        'standard',
        'Der übliche MwSt.-Satz fehlt in der Liste.',
        across<VatRates>(({ standard, rates }) => rates.includes(standard)),
      )
      .test(
        'zero',
        'Bitte geben Sie an, warum 0 % gelten.',
        across<VatRates>(
          ({ rates, changes = [], zero }) =>
            zero !== undefined || ![...rates, ...changes.map(({ to }) => to)].includes(0),
        ),
      ),
    builtIn: { standard: BUILT_IN_OPTIONS.vat_rate, rates: [BUILT_IN_OPTIONS.vat_rate, 7] },
    fields: {
      standard: { label: 'Üblicher MwSt.-Satz', show: withUnit('%') },
      rates: { label: 'MwSt.-Sätze', show: lines(withUnit('%')) },
      changes: {
        label: 'Änderungen',
        show: (changes = []) =>
          changes
            .map(({ from, rate: old, to }) => `ab ${formatDay(from)}: ${to} % statt ${old} %`)
            .join('\n'),
        missing: 'keine',
      },
      zero: {
        label: '0 %',
        show: (zero) =>
          zero ? `${zero.kind === 'exempt' ? 'steuerfrei' : 'Nullsatz'}: ${zero.text}` : '',
        missing: 'ohne Angabe',
      },
    },
  }),
  reminders: setting<Settings['reminders']>({
    label: 'Mahnwesen',
    view: REMINDER_SETTINGS,
    schema: object({
      stages: listOf<ReminderStage>('Stufen', 5, reminderStage)
        .min(1, 'Stufen: mindestens eine')
        .test('free', FIRST_IS_FREE, isFirstFree),
      flat_sum: numberWithin('Pauschale für Firmen', 0, 40).required('Pauschale für Firmen fehlt'),
      tolerance: euroAmount('Rest, der als bezahlt gilt', 0)
        .max(10, 'Rest, der als bezahlt gilt: höchstens 10 €')
        .required('Rest, der als bezahlt gilt: Betrag fehlt'),
      base_rates: listOf<BaseRate>('Basiszinssätze', 60, baseRate)
        .min(1, 'Basiszinssätze: mindestens einer')
        .test('once', 'Basiszinssätze: Ein Tag steht zweimal da', hasEachDayOnce),
    }),
    builtIn: REMINDER_TERMS,
    fields: {
      stages: {
        label: 'Stufen',
        show: lines(
          ({ title, wait_days, pay_days, fee, consumer_fee, text: letter }: ReminderStage) =>
            `${title}: nach ${wait_days} Tagen, Frist ${pay_days} Tage, ${euro(fee)} von Firmen, ${euro(consumer_fee)} von Verbrauchern: ${letter}`,
        ),
      },
      flat_sum: { label: 'Pauschale für Firmen', show: euro },
      tolerance: { label: 'Rest, der als bezahlt gilt', show: euro },
      base_rates: {
        label: 'Basiszinssätze',
        show: lines(({ from, percent }: BaseRate) => `ab ${formatDay(from)}: ${figure(percent)} %`),
      },
    },
  }),
  datev: setting<Settings['datev']>({
    label: 'DATEV',
    view: 'datev',
    schema: object({
      consultant: wholeNumber('Beraternummer', 1001, 9_999_999).required('Beraternummer fehlt'),
      client: wholeNumber('Mandantennummer', 1, 99_999).required('Mandantennummer fehlt'),
      account_digits: wholeNumber('Länge der Konten', ACCOUNT_DIGITS.usual, ACCOUNT_DIGITS.most),
      debtor: wholeNumber('Debitorenkonto', FIRST_DEBTOR, LAST_DEBTOR).required(
        'Debitorenkonto fehlt',
      ),
      bank: account('Bankkonto'),
      cash: account('Kassenkonto'),
      card: account('Konto für Kartenzahlungen'),
      deposit: account('Konto für Kautionen'),
      transfer: account('Konto für Verrechnungen'),
      damage: account('Konto für Schadenersatz'),
      fees: account('Konto für Mahnkosten'),
      interest: account('Konto für Verzugszinsen'),
      given_up: account('Konto für Forderungsverluste ohne MwSt.'),
      revenue: listOf('Erlöskonten', 6, revenueAccount).min(1, 'Erlöskonten: mindestens eines'),
    }).test('lengths', WRONG_LENGTH, across<DatevTerms>(hasRightLengths)),
    builtIn: DATEV_TERMS,
    fields: {
      consultant: { label: 'Beraternummer', show: figure },
      client: { label: 'Mandantennummer', show: figure },
      account_digits: {
        label: 'Länge der Konten',
        show: (digits = ACCOUNT_DIGITS.usual) => figure(digits),
        missing: `${ACCOUNT_DIGITS.usual}`,
      },
      debtor: { label: 'Debitorenkonto', show: figure },
      bank: { label: 'Bankkonto', show: accountText },
      cash: { label: 'Kassenkonto', show: accountText },
      card: { label: 'Konto für Kartenzahlungen', show: accountText },
      deposit: { label: 'Konto für Kautionen', show: accountText },
      transfer: { label: 'Konto für Verrechnungen', show: accountText },
      damage: { label: 'Konto für Schadenersatz', show: accountText },
      fees: { label: 'Konto für Mahnkosten', show: accountText },
      interest: { label: 'Konto für Verzugszinsen', show: accountText },
      given_up: { label: 'Konto für Forderungsverluste ohne MwSt.', show: accountText },
      revenue: {
        label: 'Konten je MwSt.-Satz',
        show: lines(({ rate: percent, account, ...others }) => {
          const { discount, advance, waived, write_off } = others;
          const [skonto, prepaid, given, lost] = [discount, advance, waived, write_off].map(
            accountText,
          );
          return `${percent} %: Erlöse ${account}, Skonto ${skonto}, Anzahlungen ${prepaid}, Erlösschmälerungen ${given}, Verluste ${lost}`;
        }),
      },
    },
  }),
  rental: setting<Settings['rental']>({
    label: 'Vermietung',
    view: 'vermietung',
    schema: object({
      hold_days: wholeNumber('Werktage', 1, 10).required('Werktage: Zahl fehlt'),
      open_piece_days: wholeNumber('Offene Gerätetage', 1, 2000).required(
        'Offene Gerätetage: Zahl fehlt',
      ),
      cancel_hours: wholeNumber('Stunden', 0, 240).required('Stunden: Zahl fehlt'),
      transport_1: euroAmount('Transport in Zone 1', 0).required('Transport in Zone 1 fehlt'),
      transport_2: euroAmount('Transport in Zone 2', 0).required('Transport in Zone 2 fehlt'),
      transport_3: euroAmount('Transport in Zone 3', 0).required('Transport in Zone 3 fehlt'),
      charged_days: mixed<ChargedDays>()
        .oneOf(Object.keys(CHARGED_DAYS) as ChargedDays[], NO_SETTING)
        .required(NO_SETTING),
      weekend_from: clock('Wochenende ab Freitag'),
      weekend_until: clock('Wochenende bis Montag'),
    }),
    builtIn: BUILT_IN_OPTIONS.rental,
    fields: {
      hold_days: { label: 'Reservierung halten', show: withUnit('Werktage') },
      open_piece_days: { label: 'Ohne Bestätigung reserviert', show: withUnit('Gerätetage') },
      cancel_hours: { label: 'Stornieren bis', show: withUnit('Stunden vor dem Mietbeginn') },
      transport_1: { label: 'Transport in Zone 1', show: euro },
      transport_2: { label: 'Transport in Zone 2', show: euro },
      transport_3: { label: 'Transport in Zone 3', show: euro },
      charged_days: { label: 'Berechnet werden', show: (days = 'all') => CHARGED_DAYS[days] },
      weekend_from: { label: 'Wochenende ab Freitag', show: (time = '12:00') => `${time} Uhr` },
      weekend_until: { label: 'Wochenende bis Montag', show: (time = '08:00') => `${time} Uhr` },
    },
  }),
  rentalConditions: setting<Settings['rentalConditions']>({
    label: 'Mietbedingungen',
    view: 'mietbedingungen',
    schema: object({
      insurance_cover: sentences('Umfang der Versicherung', 400),
      insurance_excess: sentences('Selbstbeteiligung', 200),
      late_fee: sentences('Verspätete Rückgabe', 200),
    }),
    builtIn: BUILT_IN_OPTIONS.rental_conditions,
    fields: {
      insurance_cover: { label: 'Umfang der Versicherung', show: text },
      insurance_excess: { label: 'Selbstbeteiligung', show: text },
      late_fee: { label: 'Verspätete Rückgabe', show: text },
    },
  }),
  planner: setting<Settings['planner']>({
    label: 'Planer',
    view: 'planer',
    schema: object({
      frost_zone: wholeNumber('Frosteinwirkungszone', 1, 3).required('Frosteinwirkungszone fehlt'),
    }),
    builtIn: { frost_zone: BUILT_IN_OPTIONS.frost_zone },
    fields: { frost_zone: { label: 'Frosteinwirkungszone (1 bis 3)', show: figure } },
  }),
  officeMails: setting<Settings['officeMails']>({
    label: 'E-Mail-Adressen des Büros',
    view: 'e-mail',
    schema: object({
      orders: listOf('E-Mail-Adressen für Bestellungen', 5, mail),
      requests: listOf('E-Mail-Adressen für Anfragen', 5, mail),
    }),
    builtIn: { orders: [], requests: [] },
    fields: {
      orders: { label: 'E-Mail-Adressen für Bestellungen', show: lines(text) },
      requests: { label: 'E-Mail-Adressen für Anfragen', show: lines(text) },
    },
  }),
} satisfies { [Name in SettingName]: Setting<Settings[Name]> };

/** Settings that apply as they are; the server adds what depends on the day. */
export const shopOptions = (
  set: Settings,
): Omit<DeliveryOptions, keyof typeof FIXED_OPTIONS | 'closed_days' | 'vat_rate'> => ({
  areas: set.deliveryAreas.areas,
  zone_prices: set.zonePrices.zones,
  small_truck: set.smallTruck,
  frost_zone: set.planner.frost_zone,
  rental: set.rental,
  rental_conditions: set.rentalConditions,
  prepayment_days: set.prepayment.days,
});

export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[];

export const BUILT_IN_SETTINGS = Object.fromEntries(
  SETTING_NAMES.map((name) => [name, SETTINGS[name].builtIn]),
) as unknown as Settings;
