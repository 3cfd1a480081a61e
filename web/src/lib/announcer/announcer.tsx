import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { useEffect, useRef } from 'react';
import { VISUALLY_HIDDEN } from '../theme/shared-styles.ts';
import { announce, announcedText, onAnnouncement } from './announce.ts';

/** Long enough to be heard; later it would only be in the way of whoever reads on to the end. */
const KEPT_FOR_MS = 10_000;

/**
 * The one place where announcements stand. It is there before the first of them: screen readers
 * often miss a text that arrives together with its live region. It stands in a shadow tree, which
 * they read like any other, so that the document itself holds each text but once.
 */
export function Announcer() {
  const host = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    region.current ??= liveRegion(host.current);
    const show = (): void => {
      if (region.current) region.current.textContent = announcedText();
    };
    show();
    return onAnnouncement(show);
  }, []);
  useForgetting();
  return <Box ref={host} sx={VISUALLY_HIDDEN} />;
}

function liveRegion(host: HTMLElement | null): HTMLElement | null {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  host?.attachShadow({ mode: 'closed' }).append(region);
  return region;
}

function useForgetting(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onAnnouncement(() => {
      clearTimeout(timer);
      if (announcedText()) timer = setTimeout(() => announce(''), KEPT_FOR_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
}

/** A page may be called something else while it loads; only where it ends up is said. */
const AT_REST_MS = 150;

/**
 * Announces the title whenever it changes: the next page, a product that has arrived, one that was
 * not found. What a browser says of a new document, it does not say of a page of this site.
 */
export function useTitleAnnouncement(): void {
  useEffect(() => {
    let last = document.title;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new MutationObserver(() => {
      if (document.title === last) return;
      last = document.title;
      clearTimeout(timer);
      timer = setTimeout(() => announce(pageName(last)), AT_REST_MS);
    });
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

/** The title without the company, which every page's ends with. */
function pageName(title: string): string {
  return title.replace(` | ${COMPANY.shortName}`, '');
}
