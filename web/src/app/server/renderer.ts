import { PAGE_LIST } from '@shop/domain/pages';
import type { PageData, RenderPage } from '@shop/domain/rendered-page';
import { QueryClient } from '@tanstack/react-query';
import { seedPageData } from '../page-data.ts';
import { loadPage, pageAt } from '../pages.tsx';
import type { ClientBuild } from './client-build.ts';
import { htmlDocument } from './html-document.ts';
import { dataLinks } from './page-links.ts';
import { renderSite } from './render-site.tsx';
import type { Hash } from './style-policy.ts';

export interface Renderer {
  renderPage: RenderPage;
  /** The document of a page that needs no data, or of one that shows it is waiting for them. */
  renderStatic(path: string): string;
}

/** Makes the documents of a build. All its pages are loaded first: rendering does not wait. */
export async function createRenderer(build: ClientBuild, hash: Hash): Promise<Renderer> {
  await Promise.all(PAGE_LIST.map(({ name }) => loadPage(name)));

  function render(path: string, data?: PageData): string {
    const client = new QueryClient();
    if (data) seedPageData(client, path, data);
    const site = renderSite(path, client);
    const { page } = pageAt(path);
    const chunks = build.chunks[page.name] ?? [];
    return htmlDocument({ build, site, links: dataLinks(page), chunks, data, hash });
  }

  return { renderPage: render, renderStatic: (path) => render(path) };
}
