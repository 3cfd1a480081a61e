import Box from '@mui/material/Box';
import { chartOf } from '@shop/domain/books/datev-terms';
import { ACCOUNT_DIGITS } from '@shop/domain/books/debtor-accounts';
import { DELIVERY_ZONES } from '@shop/domain/delivery/delivery-zones';
import { prepaymentTimeText } from '@shop/domain/payment/payment-conditions';
import { paymentInstructions } from '@shop/domain/payment/payment-facts';
import { type BankAccount, formatIban, transferTerms } from '@shop/domain/payment/payment-terms';
import {
  ADVANCE_INVOICES,
  BUILT_IN_SETTINGS,
  CHARGED_DAYS,
  SETTINGS,
  type SettingName,
} from '@shop/domain/settings/settings';
import { STATES } from '@shop/domain/settings/states';
import { formatDay } from '@shop/domain/time/calendar';
import { Fragment, type ReactNode } from 'react';
import type { OfficeSettings } from '../../office/api/use-settings.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { Row } from '../../ui/layout.tsx';
import { AREAS_FORM } from './area-fields.tsx';
import { BANNER_FORM, SPECIAL_DAYS_FORM } from './dated-settings.tsx';
import { PREVIEW, PREVIEW_TITLE, SettingEditor, type SettingForm } from './setting-editor.tsx';
import { tableForm } from './setting-table.tsx';
import { VAT_FORM } from './vat-fields.tsx';

const euro = (label: string) => ({ type: 'euro', label, max: 12 }) as const;
const figure = (label: string, unit: string, max: number) =>
  ({ type: 'number', label, unit, max }) as const;
const whole = (label: string, max: number, unit = '') =>
  ({ type: 'whole', label, unit, max }) as const;

const account = (label: string) => ({ ...whole(label, ACCOUNT_DIGITS.most), isOptional: true });

const withoutSpaces = (text: string) => text.replace(/\s/g, '').toUpperCase();

const sentences = (
  name: keyof typeof SETTINGS.rentalConditions.fields,
  max: number,
  hint: string,
) => ({ label: SETTINGS.rentalConditions.fields[name].label, max, hint, rows: 2 }) as const;

const time = (name: 'weekend_from' | 'weekend_until') => ({
  label: SETTINGS.rental.fields[name].label,
  max: 5,
  hint: 'Uhrzeit als HH:MM',
});

const addresses = (label: string) => ({
  label,
  max: 5,
  addLabel: 'Adresse hinzufügen',
  nameOf: ({ value }: Record<string, string>, index: number) => value || `Adresse ${index + 1}`,
  entry: {
    value: { type: 'email', label: 'Adresse', max: 254, read: (text: string) => text.trim() },
  } as const,
});

/** The editor of each setting: a table of its fields, or a form of its own in this folder. */
export const EDITORS: Record<SettingName, (settings: OfficeSettings) => ReactNode> = {
  deliveryAreas: editor(AREAS_FORM),
  zonePrices: editor(
    tableForm(
      'zonePrices',
      'Netto, je Bestellung. Zone 1 gilt auch ohne Postleitzahl. Wer gerade mit dem alten Preis bestellt, wird auf den neuen hingewiesen und bestätigt ihn erst.',
      {
        zones: {
          label: '',
          entry: { free_from: euro('Kostenlos ab Bestellwert'), otherwise: euro('Darunter') },
          titles: BUILT_IN_SETTINGS.zonePrices.zones.map((_, index) => {
            const { name = '', upToKm } = DELIVERY_ZONES[index] ?? {};
            return `${name}, bis ${upToKm} km`;
          }),
        },
      },
    ),
  ),
  smallTruck: editor(
    tableForm(
      'smallTruck',
      'Der Lkw für Baustellen, die ein 40-t-Lkw nicht erreicht. Kasse und Bestätigung nennen ihn, die Lieferliste rechnet mit seiner Nutzlast. Frühere Bestellungen behalten den Lkw, der ihnen genannt wurde.',
      {
        total_t: figure('Zulässiges Gesamtgewicht', 't', 5),
        load_t: figure('Nutzlast', 't', 5),
      },
    ),
  ),
  bank: editor(
    tableForm(
      'bank',
      'Das Konto, auf das Kunden überweisen: auf der Bestätigungsseite, in den E-Mails und im QR-Code. Wer schon bestellt hat, behält das Konto, das ihm genannt wurde; eine Zahlungserinnerung nennt das neue.',
      {
        holder: { label: 'Kontoinhaber', max: 70 },
        name: { label: 'Bank', max: 70 },
        iban: {
          label: 'IBAN',
          max: 42,
          read: withoutSpaces,
          show: (iban) => formatIban(withoutSpaces(iban)),
        },
        bic: { label: 'BIC', max: 11, read: withoutSpaces },
      },
      { below: (bank) => <ShownBank bank={bank} /> },
    ),
  ),
  prepayment: editor(
    tableForm(
      'prepayment',
      'So viele Werktage nach der Bestellung muss die Überweisung eingegangen sein; danach gilt sie als überfällig. Es zählen Montag bis Freitag ohne Feiertage. Die Kasse nennt den Zeitraum, die Bestellbestätigung den Tag. Frühere Bestellungen behalten ihren Tag. Eine Anzahlungsrechnung weist Firmen die MwSt. aus, die sie vor der Lieferung zahlen (§ 14 Abs. 5 UStG): auf Wunsch schreiben Sie sie in der Bestellung neben der Zahlung.',
      {
        days: whole('Zeit für die Überweisung', 2, 'Werktage'),
        advance_invoices: {
          label: SETTINGS.prepayment.fields.advance_invoices.label,
          max: 10,
          choices: ADVANCE_INVOICES,
        },
      },
      { meaning: ({ days }) => `Die Kasse nennt: ${prepaymentTimeText(days)}` },
    ),
  ),
  planner: editor(
    tableForm(
      'planner',
      'Die Frosteinwirkungszone Ihres Gebiets nach RStO 12: Auf lehmigem Boden schlägt der Planer für die unterste Schicht in Zone 2 noch 5 cm und in Zone 3 noch 15 cm mehr vor.',
      { frost_zone: whole('Frosteinwirkungszone (1 bis 3)', 1) },
    ),
  ),
  specialDays: editor(SPECIAL_DAYS_FORM),
  holidays: editor(
    tableForm(
      'holidays',
      'An seinen gesetzlichen Feiertagen wird nichts geliefert und kein Gerät übergeben. Was an einem zu zahlen wäre, ist am nächsten Werktag fällig. Tage, die Kunden schon genannt wurden, bleiben.',
      { state: { label: SETTINGS.holidays.fields.state.label, max: 2, choices: STATES } },
    ),
  ),
  banner: editor(BANNER_FORM),
  vatRates: editor(VAT_FORM),
  reminders: editor(
    tableForm(
      'reminders',
      'Die erste Stufe kostet nichts. Die weiteren nennen eine Gebühr und Verzugszinsen: 5 Prozentpunkte über dem Basiszinssatz für Verbraucher, 9 für Firmen (§ 288 BGB). Von Verbrauchern darf eine Gebühr nur decken, was die Mahnung wirklich kostet. Von Firmen kann mit der zweiten Stufe einmal eine Pauschale von 40 € verlangt werden, auf die frühere Gebühren angerechnet werden und die an die Stelle der weiteren tritt; 0 heißt: keine. Bleibt nach einer Zahlung höchstens der genannte Rest, gilt die Rechnung als bezahlt. Den Basiszinssatz gibt die Bundesbank zum 1. Januar und 1. Juli bekannt.',
      {
        flat_sum: figure('Pauschale für Firmen', '€', 6),
        tolerance: euro('Rest, der als bezahlt gilt'),
        stages: {
          label: 'Stufen',
          max: 5,
          addLabel: 'Stufe hinzufügen',
          nameOf: ({ title }, index) => title || `Stufe ${index + 1}`,
          entry: {
            title: { label: 'Name', max: 40 },
            wait_days: whole('Warten nach Fälligkeit oder Frist', 2, 'Tage'),
            pay_days: whole('Frist zum Zahlen', 2, 'Tage'),
            fee: euro('Gebühr von Firmen'),
            consumer_fee: euro('Gebühr von Verbrauchern'),
            text: { label: 'Text nach „Guten Tag,“', max: 1000, rows: 3 },
          },
        },
        base_rates: {
          label: 'Basiszinssätze (§ 247 BGB)',
          max: 60,
          addLabel: 'Basiszinssatz hinzufügen',
          nameOf: ({ from }, index) =>
            from ? `ab ${formatDay(from)}` : `Basiszinssatz ${index + 1}`,
          entry: {
            from: { type: 'day', label: 'Gilt ab', max: 10 },
            percent: figure('Basiszinssatz', '%', 6),
          },
        },
      },
    ),
  ),
  datev: editor(
    tableForm(
      'datev',
      'Für die Buchungsstapel, die Sie bei den Rechnungen schreiben und dem Steuerberater geben. Jede Buchung geht über das Sammelkonto der Debitoren. Wo ein Konto fehlt, bleiben die Buchungen so lange zurück, bis es eingetragen ist. Ihr Steuerberater nennt Ihnen die Nummern.',
      {
        consultant: whole('Beraternummer', 7),
        client: whole('Mandantennummer', 5),
        account_digits: { ...whole('Länge der Konten (4 bis 8 Stellen)', 1), isOptional: true },
        debtor: whole('Sammelkonto der Debitoren', ACCOUNT_DIGITS.most + 1),
        bank: account('Bank'),
        cash: account('Kasse'),
        card: account('Kartenzahlungen'),
        deposit: account('Kautionen'),
        damage: account('Schadenersatz'),
        fees: account('Mahnkosten'),
        interest: account('Verzugszinsen'),
        transfer: account('Verrechnung mit Teillieferungen'),
        given_up: account('Forderungsverluste ohne MwSt.'),
        revenue: {
          label: 'Konten je MwSt.-Satz',
          max: 6,
          addLabel: 'Konto hinzufügen',
          nameOf: ({ rate }, index) => (rate ? `Konto für ${rate} %` : `Konto ${index + 1}`),
          entry: {
            rate: whole('MwSt.-Satz', 4, '%'),
            account: whole('Erlöse', ACCOUNT_DIGITS.most),
            discount: account('Gewährte Skonti'),
            advance: account('Erhaltene Anzahlungen'),
            waived: account('Erlösschmälerungen'),
            write_off: account('Forderungsverluste'),
          },
        },
      },
      {
        below: ({ account_digits }, fill) => (
          <Row>
            {(['SKR03', 'SKR04'] as const).map((chart) => (
              <OfficeButton key={chart} onClick={() => fill(chartOf(chart, account_digits))}>
                {`Übliche Konten nach ${chart} eintragen`}
              </OfficeButton>
            ))}
          </Row>
        ),
      },
    ),
  ),
  rental: editor(
    tableForm(
      'rental',
      'Eine Reservierung hält ihre Tage ohne Ihre Bestätigung so lange frei, danach verfällt sie und der Kunde bekommt eine Nachricht. Von einem Anschluss oder einer E-Mail-Adresse halten unbestätigte Reservierungen zusammen höchstens so viele Gerätetage (10 Geräte für 14 Tage sind 140); weitere gehen ein, halten aber erst mit Ihrer Bestätigung Tage frei. Stornieren können Kunden online bis so viele Stunden vor Beginn des ersten Miettages. Der Transport ist Bringen und Abholen zusammen, netto. Werden nur geöffnete Tage berechnet, kosten Sonntage, Feiertage und eigene freie Tage keine Miete und keine Versicherung; was schon gebucht ist, wird berechnet wie zugesagt. Der Wochenendpreis eines Geräts gilt von Freitag oder Samstag bis Montag; die Uhrzeiten nennt der Shop vor dem Reservieren und in den E-Mails.',
      {
        hold_days: whole('Reservierung halten', 2, 'Werktage'),
        open_piece_days: whole('Ohne Bestätigung reserviert', 4, 'Gerätetage'),
        cancel_hours: whole('Stornieren bis', 3, 'Stunden vorher'),
        transport_1: figure('Transport in Zone 1', '€', 8),
        transport_2: figure('Transport in Zone 2', '€', 8),
        transport_3: figure('Transport in Zone 3', '€', 8),
        charged_days: {
          label: SETTINGS.rental.fields.charged_days.label,
          max: 4,
          choices: CHARGED_DAYS,
        },
        weekend_from: time('weekend_from'),
        weekend_until: time('weekend_until'),
      },
    ),
  ),
  rentalConditions: editor(
    tableForm(
      'rentalConditions',
      'Ganze Sätze für die Seite „Mietbedingungen“; Umfang und Selbstbeteiligung stehen auch neben der Versicherung im Mietformular. Ein leeres Feld wird nicht gezeigt. Bitte lassen Sie die Texte rechtlich prüfen.',
      {
        insurance_cover: sentences(
          'insurance_cover',
          400,
          'Aus Ihrem Versicherungsvertrag: wogegen sie schützt und wogegen nicht.',
        ),
        insurance_excess: sentences(
          'insurance_excess',
          200,
          'Aus Ihrem Vertrag: was der Kunde je Schaden selbst trägt.',
        ),
        late_fee: sentences('late_fee', 200, 'Was Sie bei verspäteter Rückgabe berechnen.'),
      },
    ),
  ),
  officeMails: editor(
    tableForm(
      'officeMails',
      'An diese Adressen schickt der Shop, was das Büro wissen muss. Ohne Eintrag geht es an das Postfach, das beim Einrichten des Shops genannt wurde; dorthin antworten auch die Kunden.',
      {
        orders: addresses('Bestellungen und Stornierungen'),
        requests: addresses('Kontaktanfragen und Widerrufe'),
      },
    ),
  ),
};

function editor<Name extends SettingName, Values extends object>(form: SettingForm<Name, Values>) {
  const { name } = form;
  return (settings: OfficeSettings) => (
    <SettingEditor key={name} form={form} loaded={settings[name]} />
  );
}

/** The account as customers see it. */
function ShownBank({ bank }: { bank: BankAccount }) {
  const { facts } = paymentInstructions(transferTerms('B-7K3M9-QX2TP', 98_53, bank));
  return (
    <Box component="section" aria-labelledby="bank-preview" sx={{ ...PREVIEW, mt: 0 }}>
      <Box id="bank-preview" sx={PREVIEW_TITLE}>
        So steht es in der Bestätigung
      </Box>
      <Box component="dl" sx={bankFacts}>
        {facts.map(({ label, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </Box>
    </Box>
  );
}

const bankFacts = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
