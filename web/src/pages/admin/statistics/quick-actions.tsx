import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { latePart } from '../dialog/lazy-dialog.tsx';
import type { OfficeTab } from '../use-admin-tab.ts';

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

const ExportMenuItems = latePart('Auswahl der Dateien', () => import('./export-menu.tsx'));

/** Offers the orders and the contact requests as files. */
function ExportMenu() {
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const id = useId();
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Icon name="download" size={20} />}
        id={id}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        Daten exportieren
      </Button>
      {opener && <ExportMenuItems opener={opener} labelId={id} onClose={() => setOpener(null)} />}
    </>
  );
}

const actions = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, auto)' },
  gap: 2,
  justifyContent: { md: 'start' },
};
