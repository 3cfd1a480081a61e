import Box from '@mui/material/Box';
import { SETTING_NAMES, SETTINGS } from '@shop/domain/settings/settings';
import { Link as RouterLink } from 'react-router-dom';
import { COLORS } from '../../lib/theme/colors.ts';
import { officePath, useOfficeAddress } from '../../office/addresses.ts';
import { useSettings } from '../../office/api/use-settings.ts';
import { lazyCode } from '../../office/lazy-code.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { LinkButton, TabTitle } from '../../office/tab/tab-head.tsx';
import { Shrinking } from '../../ui/layout.tsx';
import { EDITORS } from './setting-forms.tsx';

const CHANGES = 'verlauf';
const ChangesView = lazyCode(() => import('../../log/office/change-log.tsx'));

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
        <Shrinking>
          <Loaded
            query={settings}
            loading="Einstellungen werden geladen..."
            failed="Die Einstellungen konnten nicht geladen werden"
          >
            {EDITORS[shown]}
          </Loaded>
        </Shrinking>
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
