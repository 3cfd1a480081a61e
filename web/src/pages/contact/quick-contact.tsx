import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import { Icon, type IconName } from '../../components/icon.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../lib/theme/shared-styles.ts';

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
    <Box component="ul" aria-label="Schnellkontakt" sx={tiles}>
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
    </Box>
  );
}

const tiles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  gap: 2,
  ...PLAIN_LIST,
};

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
