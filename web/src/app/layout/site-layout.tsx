import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Announcer, useTitleAnnouncement } from '../../lib/announcer/announcer.tsx';
import { CategoryBar } from './category-bar.tsx';
import { FloatingContact } from './floating-contact.tsx';
import { SiteFooter } from './footer/site-footer.tsx';
import { SiteHeader } from './header/site-header.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar } from './top-bar.tsx';
import { useFocusOnPathChange } from './use-focus-on-path-change.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** The frame of every page. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const main = useFocusOnPathChange<HTMLElement>();
  useScrollToTop();
  useTitleAnnouncement();
  return (
    <>
      <SkipLink />
      <TopBar />
      <SiteHeader />
      <CategoryBar />
      <Box component="main" id={MAIN_ID} ref={main} tabIndex={-1} sx={wholeScreen}>
        {children}
      </Box>
      <SiteFooter />
      <OfflineNotice />
      <FloatingContact />
      <Announcer />
    </>
  );
}

// The footer is never in the first view: nothing jumps there when a short page follows its waiting.
const wholeScreen = { minHeight: { xs: 'calc(100vh - 110px)', md: 'calc(100vh - 172px)' } };
