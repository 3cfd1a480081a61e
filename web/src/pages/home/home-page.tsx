import { SITE_DESCRIPTION } from '../../lib/head/page-head.ts';
import { localBusiness, webSite } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { DeliveryBanner } from './delivery-banner.tsx';
import { Hero } from './hero.tsx';
import { PopularProducts } from './popular-products.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustStrip } from './trust-strip.tsx';

export default function HomePage() {
  usePageHead(
    'home',
    SITE_DESCRIPTION,
    // Only crawlers read it; keeps it out of the browser bundle.
    import.meta.env.SSR ? [localBusiness(), webSite()] : [],
  );
  return (
    <>
      <Hero />
      <TrustStrip />
      <CategoryTiles />
      <Benefits />
      <DeliveryBanner />
      <Testimonials />
      <PopularProducts />
    </>
  );
}
