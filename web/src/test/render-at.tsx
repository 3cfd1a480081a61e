import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import type { CurrentUser } from '@shop/domain/contract/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { type ReactNode, useLayoutEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { theme } from '../lib/theme/theme.ts';
import { AuthProvider } from '../session/auth-provider.tsx';
import { userQuery } from '../session/user-query.ts';
import { styleCache } from './style-cache.ts';

/**
 * Renders pages by their path patterns at an address, as the app does, with retries that do not wait.
 * Other addresses show nothing; `visited` lists the addresses in order. The user is already known, by
 * default a visitor; with `'unknown'` they are loaded from the API.
 */
export function renderAt(
  address: string,
  pages: Record<string, ReactNode>,
  { user = null }: { user?: CurrentUser | null | 'unknown' } = {},
) {
  const visited: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  if (user !== 'unknown') client.setQueryData(userQuery.queryKey, user);
  const view = render(
    <QueryClientProvider client={client}>
      <CacheProvider value={styleCache}>
        <ThemeProvider theme={theme}>
          <AuthProvider>
            <MemoryRouter initialEntries={[address]}>
              <Visits visited={visited} />
              <Routes>
                {Object.entries(pages).map(([path, page]) => (
                  <Route key={path} path={path} element={page} />
                ))}
                <Route path="*" element={null} />
              </Routes>
            </MemoryRouter>
          </AuthProvider>
        </ThemeProvider>
      </CacheProvider>
    </QueryClientProvider>,
  );
  // jsdom has no layout to check, and checking is slow.
  const pointerEventsCheck = PointerEventsCheckLevel.Never;
  return { ...view, client, visited, user: userEvent.setup({ delay: null, pointerEventsCheck }) };
}

function Visits({ visited }: { visited: string[] }) {
  const { pathname, search, hash } = useLocation();
  useLayoutEffect(() => {
    visited.push(pathname + search + hash);
  }, [visited, pathname, search, hash]);
  return null;
}
