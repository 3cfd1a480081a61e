import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PAGE_LIST } from '@shop/domain/contract/pages';
import { WITHIN_GENERAL_TIME } from '@shop/domain/product/delivery-time';
import { SITE_DESCRIPTION } from '../../../lib/head/page-head.ts';
import { localBusiness, webSite } from '../../../lib/head/structured-data.ts';
import { usePageHead } from '../../../lib/head/use-page-head.ts';
import { PATHS } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { CARD, columns } from '../../../lib/theme/shared-styles.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { Line, part, Row, Text } from '../../../ui/layout.tsx';
import { Section } from '../../../ui/section.tsx';
import { UnbrokenText } from '../../../ui/unbroken-text.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { DeliveryBanner } from './delivery-banner.tsx';
import { Hero } from './hero.tsx';
import { PopularProducts } from './popular-products.tsx';

export default function HomePage() {
  usePageHead(
    'home',
    SITE_DESCRIPTION,
    // Only crawlers read it, so it is kept out of the browser bundle.
    import.meta.env.SSR ? [localBusiness(), webSite()] : [],
  );
  return (
    <>
      <Hero />
      <TrustStrip />
      <Projects />
      <CategoryTiles />
      <PopularProducts />
      <Benefits />
      <DeliveryBanner />
      <Testimonials />
    </>
  );
}

/** Leads to the pages of the planner. */
function Projects() {
  return (
    <Section title="Was bauen Sie?">
      <Typography sx={{ mb: 2.5, maxWidth: '60ch' }}>
        Sagen Sie uns, wie groß es wird: Sie sehen jede Schicht mit Menge und Preis.
      </Typography>
      <Row align="stretch">
        {PAGE_LIST.filter(({ path }) => path.startsWith(`${PATHS.planner}/`)).map((page) => (
          <Button key={page.path} href={page.path} variant="outlined">
            {page.title.replace(' planen', '')}
          </Button>
        ))}
      </Row>
    </Section>
  );
}

const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: 'truck', text: `Lieferung ${WITHIN_GENERAL_TIME}` },
  { icon: 'shield', text: 'Geprüfte Baustoffe' },
  { icon: 'euro', text: 'Kauf auf Rechnung für Firmen' },
  { icon: 'chat', text: 'Beratung vom Fachmann' },
];

function TrustStrip() {
  return (
    <Box sx={{ bgcolor: COLORS.concrete, borderBottom: `1px solid ${COLORS.slab}` }}>
      <Container component="ul" sx={strip}>
        {PROMISES.map(({ icon, text }) => (
          <Line component="li" key={text} gap={1.5} align="center">
            <Icon name={icon} />
            {text}
          </Line>
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
    <Section title="Darauf können Sie bauen">
      <Box sx={benefits}>
        {BENEFITS.map(({ icon, title, text }) => (
          <Box key={title} sx={benefit}>
            <Icon name={icon} size={36} />
            <div>
              <Typography variant="h3">{title}</Typography>
              <Text mt={1} muted>
                <UnbrokenText>{text}</UnbrokenText>
              </Text>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

// On a phone the icon is beside its text, on wider screens above it.
const benefit = {
  display: { xs: 'grid', sm: 'block' },
  gridTemplateColumns: '36px 1fr',
  gap: 2,
  pt: { xs: 2, sm: 3 },
  borderTop: `4px solid ${COLORS.ink}`,
  '& > div': { mt: { sm: 2 } },
};

const benefits = {
  display: 'grid',
  gap: { xs: 3, sm: 4 },
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
};

const TESTIMONIALS = [
  {
    text: 'Zwölf Tonnen Schotter am Vormittag bestellt, am nächsten Morgen lagen sie vor der Einfahrt. Menge und Körnung stimmten.',
    name: 'Erika Mustermann',
    role: 'Bauherrin, Musterstadt',
  },
  {
    text: 'Wir bestellen Frostschutz und Pflaster für alle Baustellen hier. Eine Rechnung, ein Ansprechpartner, keine Überraschungen.',
    name: 'Jan Beispiel',
    role: 'Beispiel Garten- und Landschaftsbau',
  },
  {
    text: 'Am Telefon hat man mir vorgerechnet, dass ich die Hälfte des Betons brauche. Das vergisst man nicht.',
    name: 'Familie Probst',
    role: 'Eigenheim, Musterdorf',
  },
] as const;

/** The heading is the notice on reviews that § 5b (3) UWG requires. */
function Testimonials() {
  return (
    <Section title="Beispiele, keine geprüften Kundenbewertungen">
      <Box sx={voices}>
        {TESTIMONIALS.map(({ text, name, role }) => (
          <Voice key={name}>
            <Typography component="blockquote" sx={{ m: 0, flex: 1, hyphens: 'auto' }}>
              „{text}“
            </Typography>
            <Text component="figcaption" variant="body2" mt={3}>
              <strong>{name}</strong>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {role}
              </Box>
            </Text>
          </Voice>
        ))}
      </Box>
    </Section>
  );
}

const voices = { ...columns('md', 1, 1, 1), gap: 3 };

const Voice = part('figure', {
  ...CARD,
  display: 'flex',
  flexDirection: 'column',
  m: 0,
  p: 3,
  borderLeft: `6px solid ${COLORS.signal}`,
});
