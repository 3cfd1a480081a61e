import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { theme } from '../theme.ts';

/**
 * Renders pages by their path patterns at an address, as the app does, with retries that do not
 * wait. Other addresses show nothing; `visited` holds each address that was shown, in order.
 */
export function renderAt(address: string, pages: Record<string, ReactNode>) {
  const visited: string[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const view = render(
    <QueryClientProvider client={client}>
      <ThemeProvider theme={theme}>
        <MemoryRouter initialEntries={[address]}>
          <Visits visited={visited} />
          <Routes>
            {Object.entries(pages).map(([path, page]) => (
              <Route key={path} path={path} element={page} />
            ))}
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { ...view, client, visited, user: userEvent.setup({ delay: null }) };
}

function Visits({ visited }: { visited: string[] }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    visited.push(pathname + search);
  }, [visited, pathname, search]);
  return null;
}
