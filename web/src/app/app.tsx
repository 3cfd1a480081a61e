import CssBaseline from '@mui/material/CssBaseline';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { EarlyInput } from './early-input.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { PageLoading } from './page-loading.tsx';
import { AppRoutes } from './pages.tsx';

/** The whole site: the frame that stays, and the page of the present address in it. */
export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <CssBaseline />
      <SiteLayout>
        {/* Outside the keyed boundary: while a page's code loads, the page before it stays. */}
        <Suspense fallback={<PageLoading />}>
          <PageErrorBoundary key={pathname}>
            <AppRoutes />
          </PageErrorBoundary>
          <EarlyInput />
        </Suspense>
      </SiteLayout>
    </>
  );
}
