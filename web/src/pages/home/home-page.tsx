import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { Icon, type IconName } from '../../components/icon.tsx';
import { SITE_DESCRIPTION } from '../../lib/head/page-head.ts';
import { localBusiness, webSite } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Benefits } from './benefits.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { DeliveryBanner } from './delivery-banner.tsx';
import { Hero } from './hero.tsx';
import { PopularProducts } from './popular-products.tsx';
import { Testimonials } from './testimonials.tsx';

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

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: `Lieferung ${WITHIN_GENERAL_TIME}` },
  { icon: 'shield', text: 'Geprüfte Baustoffe' },
  { icon: 'euro', text: 'Kauf auf Rechnung' },
  { icon: 'chat', text: 'Beratung vom Fachmann' },
];

function TrustStrip() {
  return (
    <Box sx={{ bgcolor: COLORS.concrete, borderBottom: `1px solid ${COLORS.slab}` }}>
      <Container component="ul" sx={strip}>
        {PROMISES.map(({ icon, text }) => (
          <Box component="li" key={text} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
            <Icon name={icon} />
            {text}
          </Box>
        ))}
      </Container>
    </Box>
  );
}

const strip = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, auto)' },
  justifyContent: 'space-between',
  gap: { xs: 1.5, md: 3 },
  my: 0,
  py: 2.5,
  listStyle: 'none',
  fontWeight: 600,
};
