import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { ExportMenu } from './export-menu.tsx';
import type { OfficeTab } from './use-office-address.ts';

interface QuickActionsProps {
  onOpen(tab: OfficeTab, status?: string): void;
}

/** The ways to what is done most often. */
export function QuickActions({ onOpen }: QuickActionsProps) {
  return (
    <section aria-labelledby="actions-title">
      <Typography variant="h3" component="h2" id="actions-title" sx={{ mb: 2 }}>
        Schnellaktionen
      </Typography>
      <Box sx={actions}>
        <Button
          startIcon={<Icon name="cart" size={20} />}
          onClick={() => onOpen('bestellungen', 'pending')}
        >
          Neue Bestellungen anzeigen
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="mail" size={20} />}
          onClick={() => onOpen('kontaktanfragen')}
        >
          Offene Anfragen bearbeiten
        </Button>
        <ExportMenu />
      </Box>
    </section>
  );
}

const actions = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, auto)' },
  gap: 2,
  justifyContent: { md: 'start' },
};
