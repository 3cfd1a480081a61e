import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageHead } from '../../lib/head/page-head.ts';
import { HeadCollector } from '../../lib/head/use-page-head.ts';
import { Site } from '../app.tsx';
import { collectedStyles, styleCollector } from './style-collector.ts';

/** A page as React rendered it. */
export type RenderedSite = ReturnType<typeof renderSite>;

/** Renders a page for an unknown visitor. Throws if a part of it fails or suspends. */
export function renderSite(path: string, client: QueryClient) {
  const styles = styleCollector();
  let head: PageHead | undefined;
  const whole = renderToString(
    <CacheProvider value={styles}>
      <HeadCollector value={(given) => (head = given)}>
        <Site
          client={client}
          router={(app) => <StaticRouter location={path}>{app}</StaticRouter>}
        />
      </HeadCollector>
    </CacheProvider>,
  );
  // React's mark for a part that it leaves to the browser.
  if (whole.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered as a whole`);
  // The `<link>` elements with which it preloads images.
  const hints = /^(?:<link [^>]*>)*/.exec(whole)?.[0] ?? '';
  return { html: whole.slice(hints.length), hints, styles: collectedStyles(styles), head };
}
