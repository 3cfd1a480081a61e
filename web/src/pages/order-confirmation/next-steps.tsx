import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLORS } from '../../lib/theme/colors.ts';

const STEPS = [
  {
    title: 'Rechnung per E-Mail',
    text: 'Sie erhalten die Rechnung an Ihre E-Mail-Adresse.',
  },
  {
    title: 'Terminabsprache',
    text: 'Wir rufen Sie an und stimmen den Liefertermin mit Ihnen ab.',
  },
  {
    title: 'Lieferung',
    text: 'Wir liefern Ihre Bestellung zum vereinbarten Termin.',
  },
] as const;

/** What happens after the order. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps">
      <Typography variant="h3" component="h2" id="next-steps">
        Nächste Schritte
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
        {STEPS.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden sx={number}>
              {index + 1}
            </Box>
            <div>
              <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
              <Typography variant="body2">{text}</Typography>
            </div>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const number = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  bgcolor: COLORS.concrete,
  borderRadius: 1,
  typography: 'h4',
};
