import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { ReactNode } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Line, part } from '../../ui/layout.tsx';

const CARDS: readonly { icon: IconName; title: string; content: ReactNode }[] = [
  {
    icon: 'phone',
    title: 'Telefon',
    content: <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>,
  },
  {
    icon: 'mail',
    title: 'E-Mail',
    content: <Link href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Link>,
  },
  {
    icon: 'pin',
    title: 'Adresse',
    content: (
      <>
        {COMPANY.street}
        <br />
        {COMPANY.postalCode} {COMPANY.city}
      </>
    ),
  },
  {
    icon: 'clock',
    title: 'Öffnungszeiten',
    content: OPENING_HOURS.map(({ days, hours }) => (
      <Line component="span" key={days} gap={1}>
        <Box component="span" sx={{ minWidth: 56 }}>
          {days}
        </Box>
        {hours}
      </Line>
    )),
  },
];

export function ContactCards() {
  return (
    <Cards aria-label="Kontaktdaten">
      {CARDS.map(({ icon, title, content }) => (
        <Card key={title}>
          <Icon name={icon} size={28} />
          <div>
            <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 0.75 }}>
              {title}
            </Box>
            {content}
          </div>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = part('ul', {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, auto)' },
  gap: { xs: 0, sm: 3 },
  ...PLAIN_LIST,
});

const Card = part('li', {
  display: 'flex',
  gap: 2,
  py: 2,
  borderTop: { xs: `1px solid ${COLORS.slab}`, sm: `4px solid ${COLORS.ink}` },
  '&:first-of-type': { borderTop: { xs: 0, sm: `4px solid ${COLORS.ink}` } },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.25 },
});

const TILES: readonly { icon: IconName; title: string; text: string; href: string }[] = [
  {
    icon: 'phone',
    title: 'Sofort anrufen',
    text: COMPANY.phone.display,
    href: COMPANY.phone.href,
  },
  {
    icon: 'mail',
    title: 'E-Mail schreiben',
    text: 'Antwort in 24h',
    href: `mailto:${COMPANY.email}`,
  },
];

export function QuickContact() {
  return (
    <Tiles aria-label="Schnellkontakt">
      {TILES.map(({ icon, title, text, href }) => (
        <li key={title}>
          <Box component="a" href={href} sx={tile}>
            <Icon name={icon} size={32} />
            <Box component="span">
              <Box component="strong" sx={{ display: 'block', typography: 'h4' }}>
                {title}
              </Box>
              {text}
            </Box>
          </Box>
        </li>
      ))}
    </Tiles>
  );
}

const Tiles = part('ul', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 2,
  ...PLAIN_LIST,
});

const tile = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: '100%',
  minHeight: 88,
  p: 2,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  border: `2px solid ${COLORS.ink}`,
  borderRadius: 1,
  textDecoration: 'none',
  '&:hover': { bgcolor: 'primary.dark' },
};
