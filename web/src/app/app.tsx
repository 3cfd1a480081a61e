import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/system';
import { COMPANY } from '@shop/domain/company';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Component, type ErrorInfo, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useCauseOfFailure } from '../lib/connection/shop-connection.ts';
import { PATHS, pageAddress } from '../lib/paths.ts';
import { theme } from '../lib/theme/theme.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { MessagePage } from '../ui/message-page.tsx';
import { EarlyInput } from './early-input.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
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
  return (
    <>
      <CssBaseline />
      <SiteLayout>
        {/* Outside the keyed boundary, so that the previous page stays while code loads. */}
        <Suspense fallback={<Box aria-busy="true" sx={{ minHeight: '100vh' }} />}>
          <CurrentPage />
          <EarlyInput />
        </Suspense>
      </SiteLayout>
    </>
  );
}

function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <PageErrorBoundary key={pageAddress(pathname)}>
      <AppRoutes />
    </PageErrorBoundary>
  );
}

/** Keeps the layout in place when a page throws or its code cannot be loaded. */
class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('Page failed:', error, componentStack);
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}

/** Offers a reload, which helps after a new release or a lost connection. */
function PageError() {
  const cause = useCauseOfFailure(
    'diese Seite',
    'Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
  );
  return (
    <MessagePage
      title="Diese Seite konnte nicht geladen werden"
      actions={
        <>
          <Button onClick={() => window.location.reload()}>Erneut versuchen</Button>
          <Button href={PATHS.home} variant="outlined">
            Zur Startseite
          </Button>
        </>
      }
    >
      {cause} Telefonisch erreichen Sie uns unter {COMPANY.phone.display}.
    </MessagePage>
  );
}
