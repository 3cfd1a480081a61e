import Box from '@mui/material/Box';
import type { RentalTool } from '@shop/domain/rental';
import type { RentalTier } from '@shop/domain/rental-price';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import type { PeriodDates } from './rental-period.ts';
import { RequestDialog } from './request-dialog.tsx';

interface RentalRequestProps {
  tool: RentalTool;
  tier: RentalTier;
  dates: PeriodDates;
  /** Undefined while the dates cannot be rented. */
  days: number | undefined;
}

/** The button that asks for the tool, once it is clear from when to when. */
export function RentalRequest({ tool, days, ...wish }: RentalRequestProps) {
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
          {...wish}
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
