import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../components/link-button.tsx';
import { PATHS } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';

/** Where the orders will be. */
export function NoOrders() {
  return (
    <Box sx={{ px: 3, py: 8, textAlign: 'center', bgcolor: COLORS.plaster, borderRadius: 1 }}>
      <Typography variant="h2">Noch keine Bestellungen</Typography>
      <Typography sx={{ mt: 1, mb: 3 }}>
        Was Sie angemeldet bestellen, finden Sie hier wieder.
      </Typography>
      <LinkButton to={PATHS.catalogue}>Jetzt einkaufen</LinkButton>
    </Box>
  );
}
