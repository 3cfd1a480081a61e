import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import type { Banner } from '@shop/domain/settings';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { COLORS } from '../../lib/theme/colors.ts';

interface NoticeBarProps {
  banners: readonly Banner[];
}

/**
 * The first banner that was not dismissed on this device. It covers the bar that it is placed in, so
 * that nothing moves when it appears; a text that is too long for that is opened by a press.
 */
export default function NoticeBar({ banners }: NoticeBarProps) {
  const dismissed = readDismissed(useStoredText(stored));
  const banner = banners.find((candidate) => !dismissed.includes(keyOf(candidate)));
  useAnnouncement(banner?.text ?? '');
  if (!banner) return null;
  const dismiss = () => {
    // Forgets those that are no longer told.
    const current = banners.map(keyOf).filter((key) => dismissed.includes(key));
    stored.set(JSON.stringify([...current, keyOf(banner)]));
    document.querySelector('main')?.focus({ preventScroll: true });
  };
  return <Notice key={keyOf(banner)} text={banner.text} onDismiss={dismiss} />;
}

/** A banner in the bar that it covers. */
export function Notice({ text, onDismiss }: { text: string; onDismiss(): void }) {
  const { line, isCut } = useIsCut();
  const [isOpen, setOpen] = useState(false);
  const section = useHidden(isOpen ? 'display' : 'visibility');
  return (
    <Box
      component="section"
      ref={section}
      aria-label="Hinweis"
      data-screen-only
      sx={isOpen ? opened : bar}
    >
      <Container sx={row}>
        <Box ref={line} sx={isOpen ? whole : twoLines}>
          {text}
        </Box>
        {isCut && (
          <Box
            component="button"
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            sx={more}
          >
            {isOpen ? 'Weniger' : 'Mehr'}
          </Box>
        )}
        <IconButton aria-label="Hinweis schließen" onClick={onDismiss} sx={{ mr: -1.25 }}>
          <Icon name="close" size={20} />
        </IconButton>
      </Container>
    </Box>
  );
}

/** Hides what stands before the returned element; by `visibility` it keeps its place. */
function useHidden(by: 'display' | 'visibility') {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const covered = element.current?.previousElementSibling;
    if (!(covered instanceof HTMLElement)) return;
    covered.style[by] = by === 'display' ? 'none' : 'hidden';
    return () => void covered.style.removeProperty(by);
  }, [by]);
  return element;
}

/** Whether the text of an element was ever longer than its box: then it may be opened and closed. */
function useIsCut() {
  const line = useRef<HTMLElement>(null);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    if (!line.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.target.scrollHeight > entry.target.clientHeight + 1) setCut(true);
    });
    observer.observe(line.current);
    return () => observer.disconnect();
  }, []);
  return { line, isCut };
}

const stored = storedText('dismissedNotices', () => window.localStorage);

function keyOf({ from, to, text }: Banner): string {
  return `${from} ${to} ${text}`;
}

function readDismissed(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return []; // damaged
  }
}

const opened = { bgcolor: COLORS.signal, color: COLORS.ink };

const bar = { ...opened, position: 'absolute', inset: 0, overflow: 'hidden' };

const row = { display: 'flex', alignItems: 'center', gap: 1, height: '100%', minHeight: 44 };

const whole = {
  flex: 1,
  minWidth: 0,
  typography: 'body2',
  lineHeight: 1.25,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};

const twoLines = {
  ...whole,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '2',
  overflow: 'hidden',
};

const more = {
  minHeight: 44,
  px: 1,
  border: 0,
  bgcolor: 'transparent',
  color: 'inherit',
  font: 'inherit',
  typography: 'body2',
  fontWeight: 700,
  textDecoration: 'underline',
  cursor: 'pointer',
};
