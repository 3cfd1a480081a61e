import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import type { Banner } from '@shop/domain/settings/settings';
import { Icon } from '../../components/icon.tsx';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { LOW_SCREEN } from '../../lib/theme/shared-styles.ts';

/** The first banner that was not dismissed on this device. */
export default function NoticeBar({ banners }: { banners: readonly Banner[] }) {
  const dismissed = readDismissed(useStoredText(stored));
  const banner = banners.find((candidate) => !dismissed.includes(keyOf(candidate)));
  useAnnouncement(banner?.text ?? '');
  if (!banner) return null;
  const dismiss = () => {
    // Forgets banners that are no longer shown.
    const current = banners.map(keyOf).filter((key) => dismissed.includes(key));
    stored.set(JSON.stringify([...current, keyOf(banner)]));
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return <Notice key={keyOf(banner)} text={banner.text} onDismiss={dismiss} />;
}

export function Notice({ text, onDismiss }: { text: string; onDismiss(): void }) {
  return (
    <Box component="section" aria-label="Hinweis" sx={bar}>
      <Container sx={row}>
        <Box sx={line}>{text}</Box>
        <IconButton aria-label="Hinweis schließen" onClick={onDismiss} sx={{ mr: -1.25 }}>
          <Icon name="close" size={20} />
        </IconButton>
      </Container>
    </Box>
  );
}

const stored = storedText('dismissedNotices', () => window.localStorage);

const keyOf = ({ from, to, text }: Banner): string => `${from} ${to} ${text}`;

function readDismissed(text: string | null): unknown[] {
  const value = parseStored(text);
  return Array.isArray(value) ? value : [];
}

const bar = {
  bgcolor: COLORS.signal,
  color: COLORS.ink,
  borderTop: `2px solid ${COLORS.ink}`,
  // Where the other bars are not sticky, it would end up at the end of the page.
  [LOW_SCREEN]: { position: 'sticky', bottom: 0, maxHeight: '50vh', overflowY: 'auto' },
};

const row = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5 };

const line = {
  flex: 1,
  minWidth: 0,
  typography: 'body2',
  fontWeight: 600,
  overflowWrap: 'anywhere',
};
