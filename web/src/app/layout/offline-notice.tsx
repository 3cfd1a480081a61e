import Box from '@mui/material/Box';
import { formatDateTime } from '@shop/domain/format';
import { useEffect } from 'react';
import { useDataTime } from '../../features/offline/use-data-time.ts';
import { useHealing } from '../../features/offline/use-healing.ts';
import { useConnection } from '../../lib/connection/shop-connection.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import {
  CONTACT_BAR_HEIGHT,
  LOW_SCREEN,
  WITHOUT_CONTACT_BAR,
} from '../../lib/theme/shared-styles.ts';

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
  useEffect(leaveRoomForIt, []);
  const asOf = time === undefined ? '' : ` (Stand: ${formatDateTime(toIso(time))} Uhr)`;
  return (
    <Box data-ground="dark" sx={panel}>
      <strong>Keine Internetverbindung.</strong> Sie sehen, was zuletzt geladen wurde{asOf}. Ihr
      Warenkorb bleibt erhalten; hineinlegen und bestellen können Sie wieder, sobald Sie Empfang
      haben.
    </Box>
  );
}

/** What gets the focus comes to stand above the notice, not behind it. */
function leaveRoomForIt(): () => void {
  const { style } = document.documentElement;
  style.scrollPaddingBottom = `${CONTACT_BAR_HEIGHT + NOTICE_HEIGHT}px`;
  return () => style.removeProperty('scroll-padding-bottom');
}

/** In pixels, on the narrowest phones. */
const NOTICE_HEIGHT = 144;

const toIso = (ms: number): string => new Date(ms).toISOString();

const panel = {
  px: 2,
  py: 1.5,
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `3px solid ${COLORS.signal}`,
};

const place = {
  position: 'sticky',
  bottom: CONTACT_BAR_HEIGHT,
  zIndex: 'mobileStepper',
  typography: 'body2',
  [WITHOUT_CONTACT_BAR]: { bottom: 0, '& > div': { pr: 10 } },
  [LOW_SCREEN]: { position: 'static' },
  // A form that has just said so says more.
  'main:has([data-tells-loss]) ~ &': { display: 'none' },
};
