import { usePageTitle } from '../../components/use-page-title.ts';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { DeliveryBanner } from './delivery-banner.tsx';
import { Hero } from './hero.tsx';
import { Testimonials } from './testimonials.tsx';
import { TrustStrip } from './trust-strip.tsx';

/** The front door: what the company sells, why here, and the way into the catalogue. */
export default function HomePage() {
  usePageTitle();
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
