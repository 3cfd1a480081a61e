import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { FREE_DELIVERY_FROM_CENTS } from '@shop/domain/delivery';
import { formatNumber } from '@shop/domain/format';
import { toEuro } from '@shop/domain/money';
import { LinkButton } from '../../components/link-button.tsx';
import { PATHS } from '../../paths.ts';
import { COLORS } from '../../theme/colors.ts';

/** The claim of free delivery, on the one coloured band of the page. */
export function DeliveryBanner() {
  return (
    <Box component="section" aria-labelledby="free-delivery" sx={{ bgcolor: COLORS.signal }}>
      <Container sx={row}>
        <div>
          <Typography variant="h2" id="free-delivery">
            Kostenlose Lieferung ab {formatNumber(toEuro(FREE_DELIVERY_FROM_CENTS))} €
          </Typography>
          <Typography sx={{ mt: 1 }}>
            Im Umkreis von 30 km, frei Bordsteinkante, in 24–48 Stunden.
          </Typography>
        </div>
        <LinkButton to={PATHS.catalogue} color="secondary" size="large" sx={dark}>
          Zum Katalog
        </LinkButton>
      </Container>
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 3,
  py: { xs: 5, md: 6 },
};

// Signal on signal would not be seen: the one button that is dark.
const dark = { '&:hover': { bgcolor: COLORS.ink } };
