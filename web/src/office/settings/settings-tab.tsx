import Box from '@mui/material/Box';
import { prepaymentTimeText } from '@shop/domain/payment/payment-terms';
import { SETTING_NAMES, SETTINGS, type SettingName } from '@shop/domain/settings/settings';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { COLORS } from '../../lib/theme/colors.ts';
import { officePath, useOfficeAddress } from '../kit/addresses.ts';
import { type OfficeSettings, useSettings } from '../kit/api/use-settings.ts';
import { lazyCode } from '../kit/lazy-code.tsx';
import { Loaded } from '../kit/tab/paged-list.tsx';
import { LinkButton, TabTitle } from '../kit/tab/tab-head.tsx';
import { AREAS_FORM } from './area-fields.tsx';
import { BANK_FORM } from './bank-fields.tsx';
import { BANNER_FORM } from './banner-fields.tsx';
import { DATEV_FORM } from './datev-fields.tsx';
import { MAILS_FORM } from './mail-fields.tsx';
import { numberForm } from './number-form.tsx';
import { RENTAL_CONDITIONS_FORM } from './rental-condition-fields.tsx';
import { SettingEditor, type SettingForm } from './setting-editor.tsx';
import { SPECIAL_DAYS_FORM } from './special-day-fields.tsx';
import { VAT_FORM } from './vat-fields.tsx';
import { ZONE_PRICES_FORM } from './zone-price-fields.tsx';

const TONNES = { unit: 't', maxLength: 5 };

const EDITORS: Record<SettingName, (settings: OfficeSettings) => ReactNode> = {
  deliveryAreas: editor(AREAS_FORM),
  zonePrices: editor(ZONE_PRICES_FORM),
  smallTruck: editor(
    numberForm(
      'smallTruck',
      'Der Lkw für Baustellen, die ein 40-t-Lkw nicht erreicht. Kasse und Bestätigung nennen ihn, die Lieferliste rechnet mit seiner Nutzlast. Frühere Bestellungen behalten den Lkw, der ihnen genannt wurde.',
      [
        { ...TONNES, name: 'total_t', label: 'Zulässiges Gesamtgewicht' },
        { ...TONNES, name: 'load_t', label: 'Nutzlast' },
      ],
    ),
  ),
  bank: editor(BANK_FORM),
  prepayment: editor(
    numberForm(
      'prepayment',
      'So viele Werktage nach der Bestellung muss die Überweisung eingegangen sein; danach gilt sie als überfällig. Es zählen Montag bis Freitag ohne Feiertage. Die Kasse nennt den Zeitraum, die Bestellbestätigung den Tag. Frühere Bestellungen behalten ihren Tag.',
      [
        {
          name: 'days',
          label: 'Zeit für die Überweisung',
          unit: 'Werktage',
          maxLength: 2,
          isWhole: true,
          hint: ({ days }) => `Die Kasse nennt: ${prepaymentTimeText(days)}`,
        },
      ],
    ),
  ),
  specialDays: editor(SPECIAL_DAYS_FORM),
  banner: editor(BANNER_FORM),
  vatRates: editor(VAT_FORM),
  reminders: editor(
    numberForm(
      'reminders',
      'Die erste Zahlungserinnerung kostet nichts. Die 1. und 2. Mahnung nennen eine Gebühr und Verzugszinsen: 5 Prozentpunkte über dem Basiszinssatz für Verbraucher, 9 für Firmen (§ 288 BGB). Von Firmen kann mit der 1. Mahnung einmal eine Pauschale von 40 € verlangt werden, die an die Stelle der Gebühren tritt; 0 heißt: keine. Den Basiszinssatz legt die Bundesbank zum 1. Januar und 1. Juli fest.',
      [
        { name: 'fee_1', label: 'Gebühr der 1. Mahnung', unit: '€', maxLength: 6 },
        { name: 'fee_2', label: 'Gebühr der 2. Mahnung', unit: '€', maxLength: 6 },
        { name: 'flat_sum', label: 'Pauschale für Firmen', unit: '€', maxLength: 6 },
        { name: 'base_rate', label: 'Basiszinssatz', unit: '%', maxLength: 6 },
      ],
    ),
  ),
  datev: editor(DATEV_FORM),
  rental: editor(
    numberForm(
      'rental',
      'Eine Mietanfrage hält ihre Tage so lange frei, danach verfällt sie und der Kunde bekommt eine Nachricht. Von einem Anschluss oder einer E-Mail-Adresse reservieren offene Anfragen zusammen höchstens so viele Gerätetage (10 Geräte für 14 Tage sind 140); weitere gehen ein, reservieren aber erst mit Ihrer Bestätigung. Stornieren können Kunden online bis so viele Stunden vor Beginn des ersten Miettages. Der Transport ist Bringen und Abholen zusammen, netto.',
      [
        {
          name: 'hold_days',
          label: 'Anfragen halten',
          unit: 'Werktage',
          maxLength: 2,
          isWhole: true,
        },
        {
          name: 'open_piece_days',
          label: 'Ohne Bestätigung reserviert',
          unit: 'Gerätetage',
          maxLength: 4,
          isWhole: true,
        },
        {
          name: 'cancel_hours',
          label: 'Stornieren bis',
          unit: 'Stunden vorher',
          maxLength: 3,
          isWhole: true,
        },
        { name: 'transport_1', label: 'Transport in Zone 1', unit: '€', maxLength: 8 },
        { name: 'transport_2', label: 'Transport in Zone 2', unit: '€', maxLength: 8 },
        { name: 'transport_3', label: 'Transport in Zone 3', unit: '€', maxLength: 8 },
      ],
    ),
  ),
  rentalConditions: editor(RENTAL_CONDITIONS_FORM),
  officeMails: editor(MAILS_FORM),
};

function editor<Name extends SettingName, Values extends object>(form: SettingForm<Name, Values>) {
  const { name } = form;
  return (settings: OfficeSettings) => (
    <SettingEditor key={name} form={form} loaded={settings[name]} />
  );
}

const CHANGES = 'verlauf';
const ChangesView = lazyCode(() => import('../log/changes-view.tsx'));

export default function SettingsTab() {
  const address = useOfficeAddress();
  const settings = useSettings();
  if (address.view === CHANGES) return <ChangesView />;
  const shown =
    SETTING_NAMES.find((name) => SETTINGS[name].view === address.view) ?? 'deliveryAreas';
  return (
    <section aria-labelledby="settings-title">
      <TabTitle
        id="settings-title"
        action={<LinkButton to={officePath('einstellungen', CHANGES)}>Verlauf</LinkButton>}
      >
        Einstellungen
      </TabTitle>
      <Box sx={columns}>
        <Box component="nav" aria-label="Einstellungen" sx={navigation}>
          {SETTING_NAMES.map((name) => (
            <Box
              key={name}
              component={RouterLink}
              to={officePath('einstellungen', SETTINGS[name].view)}
              state={{ keepScroll: true }}
              aria-current={name === shown ? 'page' : undefined}
              sx={link}
            >
              {SETTINGS[name].label}
            </Box>
          ))}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Loaded
            query={settings}
            loading="Einstellungen werden geladen..."
            failed="Die Einstellungen konnten nicht geladen werden"
          >
            {EDITORS[shown]}
          </Loaded>
        </Box>
      </Box>
    </section>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '248px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: { xs: 3, md: 6 },
};

const navigation = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  columnGap: 2,
  borderTop: `2px solid ${COLORS.ink}`,
  position: { md: 'sticky' },
  top: { md: 88 },
};

const link = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 48,
  py: 0.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current="page"]': {
    fontWeight: 700,
    boxShadow: `inset 4px 0 0 ${COLORS.signal}`,
    pl: 1.5,
  },
};
