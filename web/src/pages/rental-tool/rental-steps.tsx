import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const STEPS = [
  ['Zeitraum wählen', 'Mietbeginn und Mietende eintragen, die Kosten stehen sofort fest.'],
  ['Anfragen', 'Am Telefon oder über das Kontaktformular. Wir bestätigen Ihnen den Termin.'],
  ['Zurückbringen', 'Unbeschädigt zurück heißt: Sie erhalten die ganze Kaution wieder.'],
] as const;

/** How renting goes. */
export function RentalSteps() {
  return (
    <section aria-labelledby="rental-steps">
      <Typography variant="h2" id="rental-steps" sx={{ mb: 2 }}>
        So mieten Sie
      </Typography>
      <Box component="ol" sx={list}>
        {STEPS.map(([title, text]) => (
          <Box component="li" key={title} sx={{ pl: 1 }}>
            <strong>{title}</strong>
            <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
    </section>
  );
}

const list = { display: 'grid', gap: 2, m: 0, pl: 3, '& ::marker': { fontWeight: 600 } };
