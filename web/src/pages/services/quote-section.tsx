import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Section } from '../../components/section.tsx';
import { COLORS } from '../../lib/theme/colors.ts';
import { CARD, columns, PLAIN_LIST, square } from '../../lib/theme/shared-styles.ts';
import { QuoteFormPanel, type QuotePrefill } from './quote-form.tsx';

const STEPS = [
  ['Anfrage', 'Sie beschreiben Ihr Vorhaben, so weit Sie es schon kennen.'],
  ['Ortstermin', 'Wir sehen uns die Baustelle an, nehmen Maß und klären offene Fragen.'],
  ['Angebot', 'Sie erhalten ein schriftliches Angebot mit Mengen, Preisen und Bauzeit.'],
  ['Ausführung', 'Unsere Kolonne baut zum vereinbarten Termin; ein Bauleiter ist für Sie da.'],
] as const;

export function QuoteSection({ prefill }: { prefill: QuotePrefill }) {
  return (
    <Section id="angebot" title="Angebot anfordern" ground={COLORS.plaster}>
      <Box sx={formAndSteps}>
        <Box sx={panel}>
          <QuoteFormPanel prefill={prefill} />
        </Box>
        <div>
          <Typography variant="h3">So geht es weiter</Typography>
          <Box component="ol" sx={list}>
            {STEPS.map(([title, text], index) => (
              <Box component="li" key={title} sx={step}>
                <Box component="span" aria-hidden="true" sx={figure}>
                  {index + 1}
                </Box>
                <div>
                  <strong>{title}</strong>
                  <Box sx={{ color: 'text.secondary' }}>{text}</Box>
                </div>
              </Box>
            ))}
          </Box>
        </div>
      </Box>
    </Section>
  );
}

const formAndSteps = { ...columns('md', 7, 4), gap: { xs: 5, md: 8 } };

const panel = { ...CARD, p: { xs: 2.5, sm: 4 } };

const list = { ...PLAIN_LIST, mt: 2 };

const step = {
  display: 'flex',
  gap: 2,
  py: 2,
  borderTop: `1px solid ${COLORS.slab}`,
};

const figure = {
  ...square(36),
  bgcolor: 'secondary.main',
  color: 'secondary.contrastText',
  typography: 'h4',
};
