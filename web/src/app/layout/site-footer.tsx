import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { categoryPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Logo } from './logo.tsx';
import { LEGAL_NAVIGATION, MAIN_NAVIGATION } from './navigation.ts';

const categories = PRODUCT_CATEGORIES.map((label) => ({ to: categoryPath(label), label }));

/** Address, opening hours and links at the end of every page. */
export function SiteFooter() {
  return (
    <Box component="footer" data-ground="dark" data-screen-only sx={footer}>
      <Container sx={columns}>
        <Box sx={{ maxWidth: 320 }}>
          <Logo />
          <Box component="p" sx={{ mt: 3, color: COLORS.slab }}>
            {COMPANY.claim}.
          </Box>
        </Box>
        <Column title="Anschrift">
          <Address />
        </Column>
        <Column title="Öffnungszeiten">
          <OpeningHours />
        </Column>
        <Column title="Sortiment">
          <Links label="Sortiment" links={categories} />
        </Column>
        <Column title="Seiten">
          <Links label="Seiten" links={MAIN_NAVIGATION} />
        </Column>
      </Container>
      <Container>
        <Box sx={baseline}>
          <span>© {COMPANY.name}</span>
          <LegalLinks />
          <Box component="ul" aria-label="Soziale Netzwerke" sx={social}>
            {COMPANY.social.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </Box>
        </Box>
      </Container>
    </Box>
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

function Address() {
  return (
    <Box component="address" sx={address}>
      {COMPANY.name}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
      <Box sx={{ mt: 1 }}>
        <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
        <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
      </Box>
    </Box>
  );
}

function OpeningHours() {
  return (
    <Box component="dl" sx={hoursList}>
      {OPENING_HOURS.map(({ days, hours }) => (
        <Box key={days} sx={{ display: 'contents' }}>
          <dt>{days}</dt>
          <dd>{hours}</dd>
        </Box>
      ))}
    </Box>
  );
}

interface LinksProps {
  label: string;
  links: readonly { to: string; label: string }[];
}

function Links({ label, links }: LinksProps) {
  return (
    <Box component="nav" aria-label={label}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Box component={RouterLink} to={to} sx={link}>
              {label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function LegalLinks() {
  return (
    <Box component="nav" aria-label="Rechtliches">
      <Box component="ul" sx={legalRow}>
        {LEGAL_NAVIGATION.map(({ to, label }) => (
          <li key={to}>
            <RouterLink to={to}>{label}</RouterLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const footer = {
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `8px solid ${COLORS.signal}`,
  typography: 'body2',
  '& a': { color: 'inherit' },
};

const columns = {
  display: 'grid',
  gap: { xs: 5, md: 4 },
  gridTemplateColumns: {
    xs: '1fr',
    sm: '1fr 1fr',
    md: '1fr 1fr 1fr',
    lg: '1.6fr 1.3fr 1.2fr 1fr 0.8fr',
  },
  py: { xs: 6, md: 8 },
};

const address = {
  fontStyle: 'normal',
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, width: 'fit-content' },
};

const hoursList = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 3,
  rowGap: 0.75,
  m: 0,
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
};

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 44,
  minHeight: 44,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};

const baseline = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  pt: 2,
  pb: 2,
  borderTop: `1px solid ${COLORS.kerb}`,
  color: COLORS.slab,
};

const legalRow = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  m: 0,
  mx: -1,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'flex', alignItems: 'center', minHeight: 44, px: 1.125 },
};

const social = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'block', py: 1.5 },
};
