import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { Icon } from '../../components/icon.tsx';
import { LiveUpdates } from '../../features/live/live-updates.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { CONTACT_BAR_HEIGHT, WITHOUT_CONTACT_BAR } from '../../lib/theme/contact-bar.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/visually-hidden.ts';
import type { OfficeTab } from './use-admin-tab.ts';
import { type News, useNews } from './use-news.ts';

/** Keeps the office up to date for as long as it is open, and says when something comes in. */
export function OfficeNews({ onOpen }: { onOpen(tab: OfficeTab): void }) {
  const { news, clearNews, onOrders, onContacts } = useNews();
  function show() {
    if (news) onOpen(news.tab);
    clearNews();
  }
  return (
    <>
      <LiveUpdates list="orders" onChange={onOrders} />
      <LiveUpdates list="contacts" onChange={onContacts} />
      <NewsNotice news={news} onShow={show} onClose={clearNews} />
    </>
  );
}

interface NewsNoticeProps {
  news: News | undefined;
  onShow(): void;
  onClose(): void;
}

const SHOWN_FOR_MS = 12_000;
/** Pixels from the foot of the screen. */
const DISTANCE = 24;

/**
 * Tells of what has just come in. Screen readers hear it from a region of its own, when they are
 * done speaking: one that appears together with its text would often stay unheard.
 */
export function NewsNotice({ news, onShow, onClose }: NewsNoticeProps) {
  return (
    <>
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {news?.text}
      </Box>
      {news && (
        <Snackbar
          key={news.text}
          open
          autoHideDuration={SHOWN_FOR_MS}
          onClose={(_, reason) => reason !== 'clickaway' && onClose()}
          sx={place}
        >
          <Box data-ground="dark" sx={notice}>
            <span>{news.text}</span>
            <Button size="small" onClick={onShow}>
              Ansehen
            </Button>
            <IconButton aria-label="Hinweis schließen" onClick={onClose}>
              <Icon name="close" />
            </IconButton>
          </Box>
        </Snackbar>
      )}
    </>
  );
}

// Above the bar with call and e-mail, where there is one; under a dialog, whose buttons it would cover.
const place = {
  zIndex: 'drawer',
  bottom: { xs: CONTACT_BAR_HEIGHT + DISTANCE, sm: CONTACT_BAR_HEIGHT + DISTANCE },
  [WITHOUT_CONTACT_BAR]: { bottom: DISTANCE },
};

const notice = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: 1.5,
  width: { xs: '100%', sm: 'auto' },
  maxWidth: { sm: 640 },
  py: 1,
  pl: 2,
  pr: 1,
  color: COLORS.white,
  bgcolor: COLORS.asphalt,
  border: `1px solid ${COLORS.joint}`,
  borderLeft: `6px solid ${COLORS.signal}`,
  borderRadius: 1,
};
