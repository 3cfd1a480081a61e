import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RentalTool } from '@shop/domain/rental/rental';
import { useState } from 'react';
import { Icon } from '../../components/icon.tsx';
import type { RentalSelection } from './rental-selection.ts';
import { RequestDialog } from './request-dialog.tsx';

interface RentalRequestProps {
  tool: RentalTool;
  selection: RentalSelection;
  /** Undefined without a valid period. */
  days: number | undefined;
}

/** The request button, enabled once the period is valid, and its dialog. */
export function RentalRequest({ tool, selection, days }: RentalRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <Button
        fullWidth
        size="large"
        disabled={!tool.is_available || days === undefined}
        aria-haspopup="dialog"
        startIcon={<Icon name="cart" />}
        onClick={() => setIsOpen(true)}
      >
        {tool.is_available ? 'Jetzt anfragen' : 'Nicht verfügbar'}
      </Button>
      <Box component="p" sx={{ typography: 'body2', textAlign: 'center', mt: 1, mb: 0 }}>
        {hint(tool, days)}
      </Box>
      {days !== undefined && (
        <RequestDialog
          tool={tool}
          selection={selection}
          days={days}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function hint({ is_available }: RentalTool, days: number | undefined): string {
  if (!is_available) return 'Fragen Sie uns gern nach einem ähnlichen Gerät.';
  if (days === undefined) return 'Bitte wählen Sie Mietbeginn und Mietende.';
  return 'Unverbindlich: Wir prüfen, ob das Gerät in dieser Zeit frei ist.';
}
