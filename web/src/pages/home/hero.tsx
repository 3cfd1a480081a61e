import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../components/link-button.tsx';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { RoadSection } from './road-section.tsx';

/** Says in one breath what one gets here; beside it what a road is made of. */
export function Hero() {
  return (
    <Box data-ground="dark" sx={{ bgcolor: COLORS.asphalt, color: COLORS.white }}>
      <Box sx={halves}>
        <Box sx={text}>
          <Typography variant="overline" component="p" sx={{ color: COLORS.signal }}>
            Baustoffe direkt auf die Baustelle
          </Typography>
          <Typography variant="h1" sx={{ mt: 1.5, fontSize: { md: '4.5rem' } }}>
            Was unter die Straße gehört, kommt von uns
          </Typography>
          <Typography sx={{ mt: 3, maxWidth: 520, color: COLORS.concrete }}>
            Schüttgut, Sand, Schotter, Beton, Pflastersteine und Dachdeckung: online bestellen, in
            24–48 Stunden an der Bordsteinkante.
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 4 }}>
            <LinkButton to={PATHS.catalogue} size="large">
              JETZT BESTELLEN
            </LinkButton>
            <LinkButton to={PATHS.contact} variant="outlined" size="large">
              Kostenlose Beratung
            </LinkButton>
          </Box>
        </Box>
        <RoadSection />
      </Box>
    </Box>
  );
}

// The text begins where all text begins; the cut runs on to the edge of the screen.
const halves = { display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, columnGap: 6 };

const text = {
  alignSelf: 'center',
  py: { xs: 6, md: 10 },
  pl: { xs: 2, sm: 3, lg: 'calc(100% + 24px - 576px)' },
  pr: { xs: 2, sm: 3, md: 0 },
};
