import { CacheProvider } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { HeadCollector } from '../../lib/head/head-collector.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { Site } from '../site.tsx';
import { LATER_PARTS } from './later-parts.tsx';
import { type CollectedStyle, collectedStyles, styleCollector } from './style-collector.ts';

/** A page as React rendered it. */
export interface RenderedSite {
  html: string;
  /** What React would have the browser load early: `<link>` elements. */
  hints: string;
  styles: CollectedStyle[];
  head: PageHead | undefined;
}

/** Renders a page for a visitor of whom nothing is known. Throws where a part of it fails. */
export function renderSite(path: string, client: QueryClient): RenderedSite {
  const styles = styleCollector();
  let head: PageHead | undefined;
  const render = (inside: (app: ReactNode) => ReactNode) =>
    renderToString(
      <CacheProvider value={styles}>
        <Site
          client={client}
          router={(app) => <StaticRouter location={path}>{inside(app)}</StaticRouter>}
        />
      </CacheProvider>,
    );
  const whole = render((app) => (
    <HeadCollector value={(given) => (head = given)}>{app}</HeadCollector>
  ));
  // React leaves a part that failed or that waits to the browser, and marks it so.
  if (whole.includes('<!--$!-->')) throw new Error(`${path} cannot be rendered as a whole`);
  if (LATER_PARTS[path]) render(() => LATER_PARTS[path]);
  const hints = /^(?:<link [^>]*>)*/.exec(whole)?.[0] ?? '';
  return { html: whole.slice(hints.length), hints, styles: collectedStyles(styles), head };
}
