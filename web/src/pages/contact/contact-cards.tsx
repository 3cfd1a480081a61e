import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';

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
      <Box component="span" key={days} sx={{ display: 'flex', gap: 1 }}>
        <Box component="span" sx={{ minWidth: 56 }}>
          {days}
        </Box>
        {hours}
      </Box>
    )),
  },
];

export function ContactCards() {
  return (
    <Box component="ul" aria-label="Kontaktdaten" sx={cards}>
      {CARDS.map(({ icon, title, content }) => (
        <Box component="li" key={title} sx={card}>
          <Icon name={icon} size={28} />
          <div>
            <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 0.75 }}>
              {title}
            </Box>
            {content}
          </div>
        </Box>
      ))}
    </Box>
  );
}

const cards = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, auto)' },
  gap: { xs: 0, sm: 3 },
  ...PLAIN_LIST,
};

const card = {
  display: 'flex',
  gap: 2,
  py: 2,
  borderTop: { xs: `1px solid ${COLORS.slab}`, sm: `4px solid ${COLORS.ink}` },
  '&:first-of-type': { borderTop: { xs: 0, sm: `4px solid ${COLORS.ink}` } },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.25 },
};
