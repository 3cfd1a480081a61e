import Box from '@mui/material/Box';
import { formatDateTime } from '@shop/domain/format';
import { useConnection } from '../offline/shop-connection.ts';
import { useDataTime } from '../offline/use-data-time.ts';
import { useHealing } from '../offline/use-healing.ts';
import { CONTACT_BAR_HEIGHT, WITHOUT_CONTACT_BAR } from '../theme/contact-bar.ts';
import { LOW_SCREEN } from '../theme/low-screen.ts';

/**
 * Says so while no answer comes through, and how old what is shown may be. It ends the page and stays
 * in sight, so that nothing jumps when it comes or goes.
 */
export function OfflineNotice() {
  const { isLost } = useConnection();
  useHealing(isLost);
  return (
    <Box role="status" data-screen-only sx={place}>
      {isLost && <Explanation />}
    </Box>
  );
}

function Explanation() {
  const time = useDataTime();
  const asOf = time === undefined ? '' : ` (Stand: ${formatDateTime(toIso(time))} Uhr)`;
  return (
    <Box sx={{ bgcolor: 'primary.main', color: 'primary.contrastText', px: 2, py: 1.5 }}>
      <strong>Keine Internetverbindung.</strong> Sie sehen, was zuletzt geladen wurde{asOf}. Ihr
      Warenkorb bleibt erhalten; hineinlegen und bestellen können Sie wieder, sobald Sie Empfang
      haben.
    </Box>
  );
}

const toIso = (ms: number): string => new Date(ms).toISOString();

const place = {
  position: 'sticky',
  bottom: CONTACT_BAR_HEIGHT,
  zIndex: 'mobileStepper',
  typography: 'body2',
  [WITHOUT_CONTACT_BAR]: { bottom: 0, '& > div': { pr: 10 } },
  [LOW_SCREEN]: { position: 'static' },
};
