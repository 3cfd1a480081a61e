import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/section.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, columns } from '../../lib/theme/shared-styles.ts';

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

/** With the notice on reviews that § 5b (3) UWG asks for. */
export function Testimonials() {
  return (
    <Section title="Das sagen unsere Kunden">
      <Box sx={voices}>
        {TESTIMONIALS.map(({ text, name, role }) => (
          <Box component="figure" key={name} sx={voice}>
            <Typography component="blockquote" sx={{ m: 0, flex: 1, hyphens: 'auto' }}>
              „{text}“
            </Typography>
            <Typography component="figcaption" variant="body2" sx={{ mt: 3 }}>
              <strong>{name}</strong>
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {role}
              </Box>
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        Diese Stimmen sind Beispiele. Ob sie von Kundinnen und Kunden stammen, wurde nicht geprüft.
      </Typography>
    </Section>
  );
}

const voices = { ...columns('md', 1, 1, 1), gap: 3 };

const voice = {
  ...CARD,
  display: 'flex',
  flexDirection: 'column',
  m: 0,
  p: 3,
  borderLeft: `6px solid ${COLORS.signal}`,
};
