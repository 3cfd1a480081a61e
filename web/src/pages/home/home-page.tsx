import { SITE_TITLE } from '../../lib/head/document-title.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { SITE_DESCRIPTION } from '../../lib/head/site-description.ts';
import { localBusiness } from '../../lib/head/structured-data/local-business.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { DeliveryBanner } from './delivery-banner.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustStrip } from './trust-strip.tsx';

const HEAD: PageHead = {
  title: SITE_TITLE,
  description: SITE_DESCRIPTION,
  path: PATHS.home,
  // Only crawlers read it; keeps it out of the browser bundle.
  structuredData: import.meta.env.SSR ? [localBusiness()] : [],
};

export default function HomePage() {
  usePageHead(HEAD);
  return (
    <>
      <Hero />
      <TrustStrip />
      <CategoryTiles />
      <Benefits />
      <DeliveryBanner />
      <Testimonials />
    </>
  );
}
