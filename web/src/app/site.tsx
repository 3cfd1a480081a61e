import { ThemeProvider } from '@mui/material/styles';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AuthProvider } from '../features/session/auth-provider.tsx';
import { theme } from '../lib/theme/theme.ts';
import { App } from './app.tsx';

interface SiteProps {
  client: QueryClient;
  /** The browser's router or the server's, around the app. */
  router(app: ReactNode): ReactNode;
}

/** Everything that is the same in the browser and on the server. */
export function Site({ client, router }: SiteProps) {
  return (
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>
        <AuthProvider>{router(<App />)}</AuthProvider>
      </ThemeProvider>
    </QueryClientProvider>
  );
}
