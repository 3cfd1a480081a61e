import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { pageAddress } from '../lib/paths.ts';
import { theme } from '../lib/theme/theme.ts';
import { EarlyInput } from './early-input.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { PageErrorBoundary } from './page-error-boundary.tsx';
import { AppRoutes } from './pages.tsx';

interface SiteProps {
  client: QueryClient;
  /** The router of the browser or of the server, around the app. */
  router(app: ReactNode): ReactNode;
}

/** The whole site, the same in the browser and on the server. */
export function Site({ client, router }: SiteProps) {
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>
        <AuthProvider>{router(<App />)}</AuthProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}

export function App() {
  const { pathname } = useLocation();
  return (
    <>
      <CssBaseline />
      <SiteLayout>
        {/* Outside the keyed boundary, so that the previous page stays while code loads. */}
        <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: '100vh' }} />}>
          <PageErrorBoundary key={pageAddress(pathname)}>
            <AppRoutes />
          </PageErrorBoundary>
          <EarlyInput />
        </Suspense>
      </SiteLayout>
    </>
  );
}
