import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { SETTINGS, type SettingName } from '@shop/domain/office/settings';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LoadingText } from '../../components/loading-text.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { officePath, useOfficeAddress } from '../kit/addresses.ts';
import { type OfficeSettings, useSettings } from '../kit/api/use-settings.ts';
import { lazyCode } from '../kit/lazy-code.tsx';
import { NotLoaded } from '../kit/tab/paged-list.tsx';
import { TabTitle } from '../kit/tab/tab-title.tsx';
import { AREAS_FORM } from './area-fields.tsx';
import { BANK_FORM } from './bank-fields.tsx';
import { BANNER_FORM } from './banner-fields.tsx';
import { MAILS_FORM } from './mail-fields.tsx';
import { PREPAYMENT_FORM } from './prepayment-fields.tsx';
import { SettingEditor } from './setting-editor.tsx';
import type { SettingForm } from './setting-form.ts';
import { SPECIAL_DAYS_FORM } from './special-day-fields.tsx';
import { TRUCK_FORM } from './truck-fields.tsx';
import { VAT_FORM } from './vat-fields.tsx';
import { ZONE_PRICES_FORM } from './zone-price-fields.tsx';

interface Section {
  /** In the address. */
  view: string;
  name: SettingName;
  editor(settings: OfficeSettings): ReactNode;
}

/** In display order. */
const SECTIONS: readonly Section[] = [
  section(AREAS_FORM),
  section(ZONE_PRICES_FORM),
  section(TRUCK_FORM),
  section(BANK_FORM),
  section(PREPAYMENT_FORM),
  section(SPECIAL_DAYS_FORM),
  section(BANNER_FORM),
  section(VAT_FORM),
  section(MAILS_FORM),
];

function section<Name extends SettingName, Values extends object>(
  form: SettingForm<Name, Values>,
): Section {
  const { name } = form;
  const editor = (settings: OfficeSettings) => (
    <SettingEditor key={name} form={form} loaded={settings[name]} />
  );
  return { view: SETTINGS[name].view, name, editor };
}

const CHANGES = 'verlauf';
const ChangesView = lazyCode(() => import('../log/changes-view.tsx'));

/** Shop settings: one section per subject, named in the URL. */
export default function SettingsTab() {
  const address = useOfficeAddress();
  const { data, error, isFetching, refetch } = useSettings();
  if (address.view === CHANGES) return <ChangesView />;
  const shown = SECTIONS.find(({ view }) => view === address.view) ?? SECTIONS[0];
  return (
    <section aria-labelledby="settings-title">
      <TabTitle
        id="settings-title"
        action={
          <Button
            component={RouterLink}
            to={officePath('einstellungen', CHANGES)}
            variant="outlined"
            size="small"
          >
            Verlauf
          </Button>
        }
      >
        Einstellungen
      </TabTitle>
      <Box sx={columns}>
        <Box component="nav" aria-label="Einstellungen" sx={navigation}>
          {SECTIONS.map(({ view, name }) => (
            <Box
              key={view}
              component={RouterLink}
              to={officePath('einstellungen', view)}
              state={{ keepScroll: true }}
              aria-current={view === shown?.view ? 'page' : undefined}
              sx={link}
            >
              {SETTINGS[name].label}
            </Box>
          ))}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {data ? (
            shown?.editor(data)
          ) : error && !isFetching ? (
            <NotLoaded title={NOT_LOADED} onRetry={() => void refetch()} />
          ) : (
            <LoadingText>Einstellungen werden geladen...</LoadingText>
          )}
        </Box>
      </Box>
    </section>
  );
}

const NOT_LOADED = 'Die Einstellungen konnten nicht geladen werden';

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
