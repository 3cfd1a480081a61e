import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { BOTTOM_BAR_ID, LOW_SCREEN } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { OfflineNotice } from '../../offline/offline-notice.tsx';
import { useAuth } from '../../session/session-context.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';

/**
 * The bars at the bottom of the screen: the office's notice, an invitation, the notice of a lost connection, and a
 * page's main action. Sticky at the end of the page, so that nothing moves and the end stays visible.
 */
export function BottomBars({ isOffice = false }: { isOffice?: boolean }) {
  const { banners } = useNotices();
  const NoticeBar = useLoaded(loadNoticeBar, banners.length > 0);
  const { user } = useAuth();
  const InvitationNotice = useLoaded(loadInvitationNotice, user !== null && !isOffice);
  return (
    <Box ref={useToldHeight()} data-screen-only sx={place}>
      {NoticeBar && <NoticeBar banners={banners} />}
      {InvitationNotice && user && !isOffice && <InvitationNotice />}
      <OfflineNotice />
      <div id={BOTTOM_BAR_ID} />
    </Box>
  );
}

const loadInvitationNotice = () => import('../../companies/shared/invitation-notice.tsx');
const loadNoticeBar = () => import('../../settings/shared/notice-bar.tsx');

/**
 * Passes the element's height to the style sheets, so that the bars cover neither the focus nor
 * other bars.
 */
function useToldHeight() {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!element.current) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      style.setProperty('--bottom-bars', `${entry?.contentRect.height ?? 0}px`);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}

const place = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'mobileStepper',
  [LOW_SCREEN]: { display: 'contents' },
  // An open on-screen keyboard leaves no room for them.
  '@media (pointer: coarse)': {
    'body:has(textarea:focus, input:not([type="radio"], [type="checkbox"]):focus) &': {
      position: 'relative',
    },
  },
};
