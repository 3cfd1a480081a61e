import Box from '@mui/material/Box';
import { LAYOUT_CALLS } from '@shop/domain/contract/pages';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, memo, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PriceQuestion } from '../../catalogue/shared/price-question.tsx';
import { Announcer, useTitleAnnouncement } from '../../lib/announcer/announcer.tsx';
import { prefetchCalls } from '../../lib/api/queries.ts';
import { AsQuoted } from '../../lib/chosen-prices.ts';
import { PATHS, pageAddress } from '../../lib/paths.ts';
import { useScroll } from '../../lib/scroll-position.ts';
import { OFFICE_HEADER } from '../../lib/theme/shared-styles.ts';
import { useAuth } from '../../session/session-context.ts';
import { BottomBars } from './bottom-bars.tsx';
import { CategoryBar } from './category-bar.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { TopBar } from './top-bar.tsx';

/** Only accounts have them. If loading fails, list prices show, and orders for a company are refused. */
const OwnPrices = lazy(() =>
  import('../../companies/shared/ordering-for.tsx').then(
    (code) => ({ default: code.OwnPrices }),
    () => ({ default: () => null }),
  ),
);

const MAIN_ID = 'inhalt';

// Not rerendered for each change of a page's query.
const Top = memo(TopBar);
const Header = memo(SiteHeader);
const Categories = memo(CategoryBar);
const Question = memo(PriceQuestion);
const Footer = memo(SiteFooter);
const Bottom = memo(BottomBars);

export function SiteLayout({ children }: { children: ReactNode }) {
  const [isSearchOpen, setSearchOpen] = useState(false);
  const search = { isOpen: isSearchOpen, onOpenChange: setSearchOpen };
  const address = pageAddress(useLocation().pathname);
  const isOffice = address === PATHS.admin;
  const isCatalogue = address === PATHS.catalogue;
  const main = useNewPath<HTMLElement>();
  const { user } = useAuth();
  useScroll();
  useTitleAnnouncement();
  return (
    <>
      <Box component="a" href={`#${MAIN_ID}`} data-screen-only sx={skipLink}>
        Zum Inhalt springen
      </Box>
      {!isOffice && <Top />}
      <Header isSlim={isOffice} hasSearch={!isOffice && !isCatalogue} {...search} />
      {!isOffice && <Categories isCatalogue={isCatalogue} {...search} />}
      {!isOffice && <Question />}
      <Box
        component="main"
        id={MAIN_ID}
        ref={main}
        tabIndex={-1}
        sx={isOffice ? wholeDesk : wholeScreen}
      >
        <AsQuoted value={isOffice}>{children}</AsQuoted>
      </Box>
      <Footer />
      <Bottom isOffice={isOffice} />
      {user && !isOffice && (
        <Suspense>
          <OwnPrices />
        </Suspense>
      )}
      <Announcer />
    </>
  );
}

/**
 * Moves the focus to the returned element when the path changes, so that screen readers and the tab key
 * continue in the new page rather than in the navigation. Also refetches the layout's stale data, as
 * the layout stays mounted.
 */
function useNewPath<E extends HTMLElement>() {
  const path = pageAddress(useLocation().pathname);
  const client = useQueryClient();
  const element = useRef<E>(null);
  const focusedFor = useRef(path);
  useLayoutEffect(() => {
    if (focusedFor.current === path) return;
    focusedFor.current = path;
    element.current?.focus({ preventScroll: true });
    prefetchCalls(client, LAYOUT_CALLS);
  }, [path, client]);
  return element;
}

const skipLink = {
  position: 'absolute',
  left: 16,
  top: 8,
  zIndex: 'tooltip',
  px: 3,
  py: 1.5,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 600,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
};

// Keeps the footer below the first view, so that it does not jump while a page loads.
const wholeScreen = { minHeight: { xs: 'calc(100vh - 110px)', md: 'calc(100vh - 172px)' } };

const wholeDesk = { minHeight: `calc(100vh - ${OFFICE_HEADER}px)` };
