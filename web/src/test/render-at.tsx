import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { theme } from '../theme.ts';

/**
 * Renders routes at an address, as the app does, with retries that do not wait. An address without
 * a route shows nothing; `visited` holds every address that was shown, the first one included.
 */
export function renderAt(address: string, routes: RouteObject[]) {
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [address],
  });
  const visited = [address];
  router.subscribe(({ location }) => {
    const next = location.pathname + location.search;
    if (visited.at(-1) !== next) visited.push(next);
  });
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  const view = render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return { ...view, client, router, visited, user: userEvent.setup() };
}
