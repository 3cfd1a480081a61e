import './theme/fonts.ts';
import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { HydratingRouter } from './app/hydrating-router.tsx';
import { loadPage } from './app/pages.ts';
import { AuthProvider } from './session/auth-provider.tsx';
import { theme } from './theme.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const site = (
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={theme}>
        <AuthProvider>
          <HydratingRouter>
            <App />
          </HydratingRouter>
        </AuthProvider>
      </ThemeProvider>
    </QueryClientProvider>
  </StrictMode>
);

/** Takes over the HTML of a rendered page, or begins in an empty one. */
function start(container: HTMLElement): void {
  if (container.hasChildNodes()) hydrateRoot(container, site);
  else createRoot(container).render(site);
}

// Without its code a page suspends: it says so itself where that cannot be loaded.
void loadPage(window.location.pathname)
  .catch(() => {})
  .finally(() => start(root));
