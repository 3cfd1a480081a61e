import Box from '@mui/material/Box';
import { Button } from '../../components/button.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { PATHS } from '../../lib/paths.ts';

/** The ways on from the confirmation; not on paper. */
export function OrderActions() {
  return (
    <Box data-screen-only sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <LinkButton to={PATHS.catalogue}>Weiter einkaufen</LinkButton>
      <Button variant="outlined" onClick={() => window.print()}>
        Drucken
      </Button>
      <LinkButton to={PATHS.home} variant="outlined">
        Zur Startseite
      </LinkButton>
    </Box>
  );
}
