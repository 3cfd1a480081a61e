import './lib/theme/fonts.ts';
import './lib/theme/prices.css';
import { QueryClient } from '@tanstack/react-query';
import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Site } from './app/app.tsx';
import { seedFromDocument } from './app/page-data.ts';
import { hasDocument, loadPage, pageAt } from './app/pages.tsx';
import { prefetchData, startPrefetching } from './app/prefetch.ts';
import { reloadForGoneCode } from './app/reload-for-gone-code.ts';
import { startHydration } from './lib/use-is-hydrated.ts';
import { registerWorkerWhenIdle } from './offline/register-worker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { pathname } = window.location;
const isRendered = root.hasChildNodes() && hasDocument(pathname);
const client = new QueryClient();

function Browser() {
  // Not before: the first render must not know more than the document.
  useEffect(() => startPrefetching(client), []);
  return <Site client={client} router={(app) => <BrowserRouter>{app}</BrowserRouter>} />;
}

const site = (
  <StrictMode>
    <Browser />
  </StrictMode>
);

function start(container: HTMLElement): void {
  if (!isRendered) {
    createRoot(container).render(site);
    return;
  }
  startHydration();
  // In time slices, so that the page keeps responding.
  startTransition(() => {
    hydrateRoot(container, site, {
      onRecoverableError: (error) => console.error('Hydration failed:', error),
    });
  });
}

reloadForGoneCode();
registerWorkerWhenIdle();
if (isRendered) seedFromDocument(client);
// A rendered document has preload links for its data.
else prefetchData(client, pathname);

// Hydration must not suspend. A page whose code cannot be loaded does, and shows an error.
void loadPage(pageAt(pathname).page.name)
  .catch(() => {})
  .finally(() => start(root));
