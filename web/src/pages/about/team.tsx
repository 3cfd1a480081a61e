import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COMPANY } from '@shop/domain/company';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, columns, PLAIN_LIST, square } from '../../lib/theme/shared-styles.ts';
import { CONDENSED } from '../../lib/theme/typography.ts';

const PEOPLE = [
  {
    name: COMPANY.managingDirector,
    role: 'Geschäftsführer',
    text: 'Bauingenieur; kennt jede Baustelle und die meisten Kunden mit Namen.',
  },
  {
    name: 'Erika Beispiel',
    role: 'Bauleitung',
    text: 'Plant Kolonnen und Maschinen und ist auf der Baustelle Ihre Ansprechpartnerin.',
  },
  {
    name: 'Jonas Probe',
    role: 'Baustoffhof und Lieferung',
    text: 'Sorgt dafür, dass das Richtige auf dem Lkw liegt und pünktlich losfährt.',
  },
  {
    name: 'Aylin Vorlage',
    role: 'Mietpark und Werkstatt',
    text: 'Prüft jedes Gerät vor der Ausgabe und erklärt, wie man damit umgeht.',
  },
] as const;

export function Team() {
  return (
    <Box component="ul" sx={people}>
      {PEOPLE.map(({ name, role, text }) => (
        <Box component="li" key={name} sx={person}>
          <Box aria-hidden="true" sx={initials}>
            {initialsOf(name)}
          </Box>
          <Box sx={{ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
            <Typography variant="h3">{name}</Typography>
            <Typography variant="overline" component="p" sx={{ color: 'text.secondary' }}>
              {role}
            </Typography>
            <Typography sx={{ mt: 1 }}>{text}</Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function initialsOf(name: string): string {
  return name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('');
}

const people = { ...PLAIN_LIST, ...columns('md', 1, 1), gap: 3 };

const person = { ...CARD, display: 'flex', gap: 2.5, p: { xs: 2, sm: 3 } };

const initials = {
  ...square({ xs: 64, sm: 88 }),
  bgcolor: COLORS.asphalt,
  color: COLORS.white,
  font: `700 2rem/1 ${CONDENSED}`,
};
