import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { BookingPrice } from '@shop/domain/booking/booking-price';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { sumCents } from '@shop/domain/money/money';
import { articleNumber, type RentalTool } from '@shop/domain/rental/rental';
import { formatEuro } from '@shop/domain/text/format';
import { type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { contactPath } from '../../lib/paths.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { Icon } from '../../ui/icon.tsx';
import { part } from '../../ui/layout.tsx';
import { Price } from '../../ui/price.tsx';
import type { FurtherTool } from './further-tools.ts';
import { useHandoverNotes } from './period-fields.tsx';
import type { RentalSelection } from './rental-selection.ts';
import { reservationPath } from './reservation-path.ts';
import { countedUnits } from './tier-texts.ts';

interface RentalFacts {
  tool: RentalTool;
  selection: RentalSelection;
  further: readonly FurtherTool[];
  /** Of all tools; empty until they are all known. */
  prices: readonly BookingPrice[];
}

export interface RequestDialogProps extends RentalFacts {
  today: CalendarDay;
  now: () => Date;
  isOpen: boolean;
  onClose(): void;
}

export function RequestDialog({ isOpen, onClose, today, now, ...rental }: RequestDialogProps) {
  const notes = useHandoverNotes({ dates: rental.selection.dates, today, now });
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
        Reservierung
      </DialogTitle>
      <DialogContent>
        {notes.map((note) => (
          <Alert key={note} severity="warning" sx={{ mb: 2 }}>
            {note}
          </Alert>
        ))}
        <p style={{ marginTop: 0 }}>
          Am schnellsten reservieren Sie online. Wenn Sie lieber anrufen oder schreiben, nennen Sie
          uns bitte diese Angaben:
        </p>
        <RequestFacts {...rental} />
      </DialogContent>
      <DialogActions disableSpacing sx={actions}>
        <Button
          href={reservationPath(reservedTools(rental))}
          startIcon={<Icon name="calendar" size={20} />}
        >
          Online reservieren
        </Button>
        <Button
          href={COMPANY.phone.href}
          variant="outlined"
          startIcon={<Icon name="phone" size={20} />}
        >
          <span>
            Anrufen: <span style={{ whiteSpace: 'nowrap' }}>{COMPANY.phone.display}</span>
          </span>
        </Button>
        <PhoneHours />
        <Button
          href={contactPath('quote', subjectOf(rental))}
          variant="outlined"
          startIcon={<Icon name="mail" size={20} />}
        >
          Zum Kontaktformular
        </Button>
        <Button variant="text" onClick={onClose}>
          Schließen
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function PhoneHours() {
  return (
    <small style={{ textAlign: 'center' }}>
      {OPENING_HOURS.slice(0, 2).map(({ days, hours }) => (
        <span key={days} style={{ display: 'inline-block', marginInline: 8 }}>
          {days} {hours}
        </span>
      ))}
    </small>
  );
}

function reservedTools({ tool, selection: { tier, dates }, further }: RentalFacts) {
  const days = { start_day: dates.start, end_day: dates.end };
  return [{ toolId: tool.id, pieces: 1, ...days, tier }, ...further];
}

function subjectOf({ tool, selection: { dates }, further }: RentalFacts): string {
  const period = `${formatDay(dates.start)} bis ${formatDay(dates.end)}`;
  return `Reservierung: ${tool.name} (${articleNumber(tool)}), ${period}${further.length > 0 ? ` und ${further.length} weitere` : ''}`;
}

function RequestFacts({ tool, selection: { dates }, further, prices }: RentalFacts) {
  const [first] = prices;
  const sumOf = (what: 'netCents' | 'grossCents' | 'depositCents') =>
    sumCents(prices.map((each) => each[what]));
  return (
    <Facts>
      <dt>Gerät</dt>
      <dd>
        {tool.name}
        {further.length > 0 && ` und ${further.length} weitere`}
      </dd>
      <dt>Art.-Nr.</dt>
      <dd>{articleNumber(tool)}</dd>
      <dt>Zeitraum</dt>
      <dd>
        {formatDay(dates.start)} bis {formatDay(dates.end)}
      </dd>
      {first && (
        <>
          <dt>Mietdauer</dt>
          <dd>{countedUnits('daily', first.days)}</dd>
          <dt>Mietpreis</dt>
          <dd>
            <Price cents={sumOf('netCents')} gross={sumOf('grossCents')} />
          </dd>
          <dt>Kaution</dt>
          <dd>{formatEuro(sumOf('depositCents'))}</dd>
        </>
      )}
    </Facts>
  );
}

// MUI's default margin of 32 px is too wide on a phone.
const narrowMargin = {
  '& .MuiDialog-paper': { m: 2, width: 'calc(100% - 32px)', maxHeight: 'calc(100% - 32px)' },
};

const actions = { display: 'grid', justifyContent: 'stretch', gap: 1.5, px: 3, pb: 3 };

const Facts = part('dl', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 1,
  m: 0,
  p: 2,
  bgcolor: COLORS.plaster,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
});
