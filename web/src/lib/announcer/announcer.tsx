import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { useEffect, useRef } from 'react';
import { VISUALLY_HIDDEN } from '../theme/shared-styles.ts';
import { announce, announcedText, onAnnouncement } from './announce.ts';

/** Long enough to be heard; afterwards a reader reaching the end of the page must not find it there. */
const CLEARED_AFTER_MS = 10_000;

/**
 * The live region of all announcements. It exists before the first of them, as screen readers often
 * miss a text that arrives together with its region. It is in a shadow tree, so that a text search in
 * the document finds each text only once.
 */
export function Announcer() {
  const host = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current ??= liveRegion(host.current);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (): void => {
      if (region.current) region.current.textContent = announcedText();
      clearTimeout(timer);
      if (announcedText()) timer = setTimeout(() => announce(''), CLEARED_AFTER_MS);
    };
    show();
    const stop = onAnnouncement(show);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  // At the bottom it would add a pixel below the footer.
  return <Box ref={host} sx={{ ...VISUALLY_HIDDEN, top: 0 }} />;
}

function liveRegion(host: HTMLElement | null): HTMLElement | null {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  host?.attachShadow({ mode: 'closed' }).append(region);
  return region;
}

/** The title may change while a page loads; only the last one is announced. */
const SETTLED_AFTER_MS = 150;

/**
 * Announces the title whenever it changes, as browsers do for a new document but not for a page that
 * the router opens.
 */
export function useTitleAnnouncement(): void {
  useEffect(() => {
    let last = document.title;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      clearTimeout(timer);
      timer = setTimeout(() => announce(pageName(last)), SETTLED_AFTER_MS);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

const pageName = (title: string): string => title.replace(` | ${COMPANY.shortName}`, '');
