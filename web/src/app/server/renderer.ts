import { PAGE_LIST } from '@shop/domain/contract/pages';
import type { PageData, RenderPage } from '@shop/domain/contract/rendered-page';
import { QueryClient } from '@tanstack/react-query';
import { seedPageData } from '../page-data.ts';
import { loadPage, pageAt } from '../pages.tsx';
import { type ClientBuild, htmlDocument } from './html-document.ts';
import { renderSite } from './render-site.tsx';
import type { Hash } from './style-policy.ts';

export type Renderer = Awaited<ReturnType<typeof createRenderer>>;

/** Loads all pages first, as rendering is synchronous. */
export async function createRenderer(build: ClientBuild, hash: Hash) {
  await Promise.all(PAGE_LIST.map(({ name }) => loadPage(name)));

  function render(path: string, data?: PageData): string {
    const client = new QueryClient();
    if (data) seedPageData(client, path, data);
    const { page } = pageAt(path);
    return htmlDocument({ build, page, site: renderSite(path, client), data, hash });
  }

  return {
    renderPage: render satisfies RenderPage,
    /** The document of a page without data, or in its loading state. */
    renderStatic: (path: string) => render(path),
  };
}
