import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { formatDay } from '@shop/domain/calendar';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { RentalTool } from '@shop/domain/rental';
import { articleNumber } from '@shop/domain/rental-list';
import type { RentalTier } from '@shop/domain/rental-price';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { contactPath } from '../../lib/paths.ts';
import type { PeriodDates } from './rental-period.ts';
import { RequestFacts } from './request-facts.tsx';

interface RequestDialogProps {
  tool: RentalTool;
  tier: RentalTier;
  dates: PeriodDates;
  days: number;
  isOpen: boolean;
  onClose(): void;
}

/** How to ask for the tool, with all that the office will want to know. */
export function RequestDialog({ isOpen, onClose, ...wish }: RequestDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="request-title"
      sx={narrowMargin}
    >
      <DialogTitle id="request-title" variant="h3" component="h2">
        Mietanfrage
      </DialogTitle>
      <DialogContent>
        <p style={{ marginTop: 0 }}>
          Rufen Sie uns an oder schreiben Sie uns. Bitte nennen Sie diese Angaben:
        </p>
        <RequestFacts {...wish} />
      </DialogContent>
      <DialogActions disableSpacing sx={actions}>
        <Button href={COMPANY.phone.href} startIcon={<Icon name="phone" size={20} />}>
          <span>
            Anrufen: <span style={{ whiteSpace: 'nowrap' }}>{COMPANY.phone.display}</span>
          </span>
        </Button>
        <small style={{ textAlign: 'center' }}>
          {OPENING_HOURS.slice(0, 2).map(({ days, hours }) => (
            <span key={days} style={{ display: 'inline-block', marginInline: 8 }}>
              {days} {hours}
            </span>
          ))}
        </small>
        <LinkButton
          to={contactPath('quote', subjectOf(wish))}
          variant="outlined"
          startIcon={<Icon name="mail" size={20} />}
        >
          Zum Kontaktformular
        </LinkButton>
        <Button variant="text" onClick={onClose}>
          Schließen
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the contact form's message begins with. */
function subjectOf({ tool, dates }: Pick<RequestDialogProps, 'tool' | 'dates'>): string {
  const period = `${formatDay(dates.start)} bis ${formatDay(dates.end)}`;
  return `Mietanfrage: ${tool.name} (${articleNumber(tool)}), ${period}`;
}

// MUI leaves 32 px at each side, too much on a phone.
const narrowMargin = {
  '& .MuiDialog-paper': { m: 2, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
};

const actions = { display: 'grid', justifyContent: 'stretch', gap: 1.5, px: 3, pb: 3 };
