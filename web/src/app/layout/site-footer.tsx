import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCategories } from '../../catalogue/shared/use-categories.ts';
import { categoryPath, PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS, PLAIN_LIST, SUMMARY } from '../../lib/theme/shared-styles.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { Icon } from '../../ui/icon.tsx';
import { Contents, part } from '../../ui/layout.tsx';
import { Logo } from './logo.tsx';
import { FOOTER_NAVIGATION, LEGAL_NAVIGATION } from './navigation.ts';

export function SiteFooter() {
  const categories = useCategories().map(({ category }) => ({
    to: categoryPath(category),
    label: category,
  }));
  return (
    <Footer data-ground="dark" data-screen-only>
      <Container sx={columns}>
        <Box sx={{ maxWidth: 320 }}>
          <Logo />
          <Box component="p" sx={{ mt: { xs: 1.5, md: 3 }, mb: 0, color: COLORS.slab }}>
            {COMPANY.claim}.
          </Box>
        </Box>
        <Box sx={reachUs}>
          <Column title="Anschrift">
            <Address />
          </Column>
          <Column title="Öffnungszeiten">
            <OpeningHours />
          </Column>
          <Contact>
            <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
            <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
          </Contact>
        </Box>
        <Column title="Sortiment">
          <Links label="Sortiment" links={categories} />
        </Column>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Column title="Seiten">
            <Links label="Seiten" links={FOOTER_NAVIGATION} />
          </Column>
        </Box>
        <FoldedPages />
      </Container>
      <Container>
        <Box sx={baseline}>
          <LegalLinks />
          <span>© {COMPANY.name}</span>
          <Social aria-label="Soziale Netzwerke">
            {COMPANY.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Social>
        </Box>
      </Container>
    </Footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="overline" component="h2" sx={{ mb: 1.5, color: COLORS.signal }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/** The header's links again, folded to take little room on a narrow screen. */
function FoldedPages() {
  return (
    <Folded>
      <Box component="summary">
        Alle Seiten
        <Icon name="chevron" size={20} />
      </Box>
      <Links label="Seiten" links={FOOTER_NAVIGATION} />
    </Folded>
  );
}

function Address() {
  return (
    <Box component="address" sx={{ fontStyle: 'normal' }}>
      {COMPANY.name}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
    </Box>
  );
}

const loadSpecialDays = () => import('../../settings/shared/special-day-rows.tsx');

function OpeningHours() {
  const { special_days } = useNotices();
  const SpecialDays = useLoaded(loadSpecialDays, special_days.length > 0);
  return (
    <HoursList>
      {OPENING_HOURS.map(({ days, hours }) => (
        <Contents key={days}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </Contents>
      ))}
      {SpecialDays && <SpecialDays days={special_days} />}
    </HoursList>
  );
}

interface LinksProps {
  label: string;
  links: readonly { to: string; label: string }[];
}

function Links({ label, links }: LinksProps) {
  return (
    <Box component="nav" aria-label={label}>
      <LinkList>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Box component={RouterLink} to={to} sx={link}>
              {label}
            </Box>
          </li>
        ))}
      </LinkList>
    </Box>
  );
}

function LegalLinks() {
  return (
    <Box component="nav" aria-label="Rechtliches" sx={{ flexBasis: '100%' }}>
      <LegalRow>
        {LEGAL_NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to} data-outlined={to === PATHS.withdrawal || undefined}>
              {label}
            </RouterLink>
          </li>
        ))}
      </LegalRow>
    </Box>
  );
}

const Footer = part('footer', {
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `8px solid ${COLORS.signal}`,
  typography: 'body2',
  '& a': { color: 'inherit' },
});

const columns = {
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '1.4fr 1.2fr 1fr 0.8fr',
    lg: '1.4fr 2.6fr 1fr 0.8fr',
  },
  py: { xs: 3, md: 8 },
};

/** Its parts stand side by side where they fit, above phone and e-mail. */
const reachUs = {
  display: 'flex',
  flexDirection: { md: 'column', lg: 'row' },
  flexWrap: { xs: 'wrap', md: 'nowrap', lg: 'wrap' },
  columnGap: 4,
  rowGap: { xs: 1, md: 2 },
  alignContent: 'start',
  '& > *': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > :first-of-type': { flex: { xs: '1 1 9rem', md: 'none', lg: '1 1 9rem' } },
};

const Contact = part('address', {
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: { xs: '100%', md: 'auto', lg: '100%' },
  columnGap: 3,
  fontStyle: 'normal',
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44 },
});

const Folded = part('details', {
  display: { md: 'none' },
  borderBlock: `1px solid ${COLORS.kerb}`,
  '& > summary': { ...SUMMARY, justifyContent: 'space-between', minHeight: 48 },
  '&[open] [data-icon]': { transform: 'rotate(180deg)' },
});

const LinkList = part('ul', {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))', md: '1fr' },
  columnGap: 2,
  ...PLAIN_LIST,
});

const HoursList = part('dl', {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.75,
  m: 0,
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
});

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

const baseline = {
  ...ENDS,
  gap: 2,
  rowGap: 1,
  py: 2,
  borderTop: { md: `1px solid ${COLORS.kerb}` },
  color: COLORS.slab,
};

const LegalRow = part('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  ...PLAIN_LIST,
  mx: -1,
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, px: 1.125 },
  // The link to the withdrawal form must stand out (§ 356a (1) BGB).
  '& [data-outlined]': { border: '1px solid', borderRadius: 1, color: COLORS.white, mx: 1 },
});

const Social = part('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  ...PLAIN_LIST,
  '& a': { display: 'block', py: 1.5 },
});
