import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { PAGES } from '@shop/domain/contract/pages';
import { Children, isValidElement, type ReactNode } from 'react';
import { usePageHead } from '../lib/head/use-page-head.ts';
import { COLORS } from '../lib/theme/colors.ts';
import { PLAIN_LIST } from '../lib/theme/shared-styles.ts';
import { Page, part, Text } from './layout.tsx';

interface LegalPageProps {
  page:
    | 'imprint'
    | 'privacy'
    | 'terms'
    | 'rentalTerms'
    | 'accessibility'
    | 'warranty'
    | 'withdrawalInstruction';
  description: string;
  validity?: string;
  actions?: ReactNode;
  /** `LegalSection`s, which may be in fragments. */
  children: ReactNode;
}

export function LegalPage({ page, description, validity, actions, children }: LegalPageProps) {
  usePageHead(page, description);
  return (
    <Page>
      <Typography variant="h1" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
        {PAGES[page].title}
      </Typography>
      {validity && (
        <Text mt={1.5} muted>
          {validity}
        </Text>
      )}
      {actions}
      <Box sx={columns}>
        <Contents aria-label="Inhalt" data-screen-only>
          <Box component="ul" sx={PLAIN_LIST}>
            {sectionsIn(children).map(({ id, title }) => (
              <li key={id}>
                <Link href={`#${id}`} sx={entry}>
                  {title}
                </Link>
              </li>
            ))}
          </Box>
        </Contents>
        <Box sx={text}>{children}</Box>
      </Box>
    </Page>
  );
}

interface LegalSectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

export function LegalSection({ id, title, children }: LegalSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}

function sectionsIn(children: ReactNode): LegalSectionProps[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<LegalSectionProps>(child)) return [];
    return child.type === LegalSection ? child.props : sectionsIn(child.props.children);
  });
}

export function CompanyAddress() {
  return (
    <address>
      {COMPANY.name}
      <br />
      {COMPANY.street}
      <br />
      {COMPANY.postalCode} {COMPANY.city}
      <br />
      Telefon: <a href={COMPANY.phone.href}>{COMPANY.phone.display}</a>
      <br />
      E-Mail: <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a>
    </address>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 720px)' },
  // A single column, as the contents are not printed.
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
  gap: { xs: 4, md: 8 },
  alignItems: 'start',
  mt: { xs: 3, md: 5 },
};

const Contents = part('nav', {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  top: 104,
  maxHeight: 'calc(100vh - 128px)',
  overflowY: 'auto',
  borderTop: `4px solid ${COLORS.ink}`,
});

const entry = {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  py: 0.5,
  borderBottom: `1px solid ${COLORS.slab}`,
  typography: 'body2',
  textDecoration: 'none',
  '&:hover': { boxShadow: `inset 0 -3px ${COLORS.signal}`, textDecoration: 'none' },
};

const text = {
  overflowWrap: 'break-word',
  '& section + section': { mt: 5 },
  '& h2': { typography: 'h3', m: 0, mb: 1.5, fontSize: '1.5rem' },
  '& h3': { typography: 'h4', m: 0, mt: 2.5, mb: 1 },
  '& p, & ul, & ol, & address': { m: 0, mb: 1.5, fontStyle: 'normal' },
  '& ul, & ol': { pl: 3 },
  '& li': { mb: 0.75 },
  '& address a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& a': {
    color: 'inherit',
    textDecorationColor: COLORS.signalDark,
    textDecorationThickness: 2,
    textUnderlineOffset: '0.2em',
    overflowWrap: 'anywhere',
  },
};
