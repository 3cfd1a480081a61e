import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { Icon, type IconName } from '../../components/icon.tsx';
import { KeptText } from '../../components/kept-text.tsx';
import { Section } from '../../components/section.tsx';
import { SITE_DESCRIPTION } from '../../lib/head/page-head.ts';
import { localBusiness, webSite } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { COLORS } from '../../lib/theme/colors.ts';
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

const BENEFITS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'truck',
    title: 'Schnelle Lieferung',
    text: `Mit eigenen Fahrzeugen bis 40 t ${WITHIN_GENERAL_TIME} an die Bordsteinkante.`,
  },
  {
    icon: 'shield',
    title: 'Geprüfte Qualität',
    text: 'Baustoffe nach Norm, mit denen unsere Kolonnen auch selbst bauen.',
  },
  {
    icon: 'euro',
    title: 'Klare Preise',
    text: 'Preis je Einheit, Lieferung und Summe stehen vor der Bestellung fest.',
  },
  {
    icon: 'chat',
    title: 'Kostenlose Beratung',
    text: 'Wir rechnen Mengen mit Ihnen durch und sagen, was wohin gehört.',
  },
];

function Benefits() {
  return (
    <Section title="Darauf können Sie bauen" ground={COLORS.plaster}>
      <Box sx={columns}>
        {BENEFITS.map(({ icon, title, text }) => (
          <Box key={title} sx={benefit}>
            <Icon name={icon} size={36} />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 1, color: 'text.secondary' }}>
                <KeptText>{text}</KeptText>
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

// On a phone the icon is next to its text, on wider screens above it.
const benefit = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '36px 1fr',
  gap: 2,
  pt: { xs: 2, sm: 3 },
  borderTop: `4px solid ${COLORS.ink}`,
  '& > div': { mt: { sm: 2 } },
};

const columns = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
};
