import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { ReactNode } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { PLAIN_LIST, square } from '../lib/theme/shared-styles.ts';
import { Icon, type IconName } from './icon.tsx';
import { Line, part, Quiet, Shrinking, Stack, Text } from './layout.tsx';
import { LogoMark } from './logo-mark.tsx';
import { Titled } from './titled.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

/** An order of a few lines with a transfer's QR code fits on one sheet of A4. */
const ON_ONE_PAGE = 0.57;

/** Not a grid in print: Chromium puts page breaks into a grid in the wrong places. */
export const ConfirmationParts = part('div', {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  '@media print': { display: 'block', zoom: ON_ONE_PAGE, '& > * + *': { mt: 2 } },
});

export const ConfirmationPair = part('div', {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: { xs: 4, md: 6 },
});

interface ConfirmationBannerProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** The head of a confirmation, also used in print. */
export function ConfirmationBanner({ icon, title, children }: ConfirmationBannerProps) {
  return (
    <Box data-ground="dark" sx={band}>
      <Container sx={letterhead}>
        <LogoMark />
        <div>
          <strong>{COMPANY.name}</strong>
          <br />
          {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}
        </div>
      </Container>
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, md: 4 } }}>
        <Box sx={mark}>
          <Icon name={icon} size={40} />
        </Box>
        <Shrinking>
          <Typography variant="h1">{title}</Typography>
          <Text mt={1}>{children}</Text>
        </Shrinking>
      </Container>
    </Box>
  );
}

const band = {
  py: { xs: 4, md: 6 },
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  borderTop: `6px solid ${COLORS.signal}`,
  '@media print': { zoom: ON_ONE_PAGE, py: 0, bgcolor: 'transparent', color: COLORS.ink },
};

const letterhead = {
  display: 'none',
  '@media print': { display: 'flex', alignItems: 'center', gap: 2, pt: 2, pb: 2 },
};

const mark = {
  ...square(72),
  display: { xs: 'none', sm: 'grid' },
  border: '3px solid currentColor',
  '@media print': { display: 'none' },
};

export function NextSteps({ steps }: { steps: readonly [title: string, text: string][] }) {
  return (
    <Titled title="Nächste Schritte">
      <Box
        component="ol"
        sx={{ ...PLAIN_LIST, mt: 2, display: 'grid', gap: 2, '@media print': { gap: 0.5 } }}
      >
        {steps.map(([title, text], index) => (
          <Line component="li" key={title}>
            <Box aria-hidden sx={number}>
              {index + 1}
            </Box>
            <div>
              <Text strong>{title}</Text>
              <Typography variant="body2">
                <UnbrokenText>{text}</UnbrokenText>
              </Typography>
            </div>
          </Line>
        ))}
      </Box>
    </Titled>
  );
}

export function ContactInfo({ title }: { title: string }) {
  return (
    <Titled title={title} sx={contactPanel}>
      <Stack gap={1} align="start" mt={2}>
        <span>
          Telefon: <Link href={COMPANY.phone.href}>{COMPANY.phone.display}</Link>
        </span>
        <span>
          E-Mail: <Link href={`mailto:${COMPANY.email}`}>{COMPANY.email}</Link>
        </span>
        <Quiet>{OPENING_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(' · ')}</Quiet>
      </Stack>
    </Titled>
  );
}

const number = { ...square(40), bgcolor: COLORS.concrete, typography: 'h4' };

const contactPanel = { p: { xs: 2, sm: 3 }, bgcolor: COLORS.plaster, borderRadius: 1 };
