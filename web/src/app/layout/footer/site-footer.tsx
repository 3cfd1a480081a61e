import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { categoryPath } from '../../../lib/paths.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { Logo } from '../logo.tsx';
import { MAIN_NAVIGATION } from '../navigation.ts';
import { FooterAddress } from './footer-address.tsx';
import { FooterColumn } from './footer-column.tsx';
import { FooterHours } from './footer-hours.tsx';
import { FooterLinks } from './footer-links.tsx';
import { LegalLinks } from './legal-links.tsx';

const categories = PRODUCT_CATEGORIES.map((label) => ({ to: categoryPath(label), label }));

/** The end of every page: where the company is, when it is open, where to go from here. */
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
        <FooterColumn title="Anschrift">
          <FooterAddress />
        </FooterColumn>
        <FooterColumn title="Öffnungszeiten">
          <FooterHours hours={OPENING_HOURS} />
        </FooterColumn>
        <FooterColumn title="Sortiment">
          <FooterLinks label="Sortiment" links={categories} />
        </FooterColumn>
        <FooterColumn title="Seiten">
          <FooterLinks label="Seiten" links={MAIN_NAVIGATION} />
        </FooterColumn>
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

const social = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& a': { display: 'block', py: 1.5 },
};
