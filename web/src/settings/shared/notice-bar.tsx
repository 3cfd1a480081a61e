import type { Banner } from '@shop/domain/settings/settings';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { parseStored, storedText, useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { Notice } from '../../ui/notice.tsx';

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

const stored = storedText('dismissedNotices', () => window.localStorage);

const keyOf = ({ from, to, text }: Banner): string => `${from} ${to} ${text}`;

function readDismissed(text: string | null): unknown[] {
  const value = parseStored(text);
  return Array.isArray(value) ? value : [];
}
