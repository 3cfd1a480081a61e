import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingState, CALL_FIRST, PRICE_FIRST } from '@shop/domain/booking/booking-state';
import { COMPANY } from '@shop/domain/company';
import type { RentalTool } from '@shop/domain/rental/rental';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { PATHS } from '../../lib/paths.ts';
import type { SendFailure } from '../../lib/use-send-once.ts';
import { SendOutcome } from '../../ui/form/send-outcome.tsx';
import { Quiet, Stack } from '../../ui/layout.tsx';
import { NextFree } from '../shared/period-availability.tsx';
import { reservationDraft } from '../shared/reservation-draft.ts';
import { TAKEN } from './use-reserve.ts';

/** May state only that ordering costs money (§ 312j (3) BGB). */
const BOOK = 'Zahlungspflichtig mieten';
/** While the price of transport is open, no contract is possible. */
const ASK = 'Unverbindlich reservieren';
const SENDING = 'Reservierung wird gesendet...';

interface SubmitProps {
  tool: RentalTool;
  period: RentalPeriod;
  pieces: number;
  /** With further tools, the refusal says which one is taken. */
  isSet: boolean;
  today: string;
  isSending: boolean;
  failure: SendFailure | undefined;
  /** In working days. */
  holdDays: number;
  isConsumer: boolean;
  /** Transport is priced by arrangement. */
  isRequest: boolean;
  /** Whether the office can answer before the rental begins. */
  isAnswered: boolean;
  onTake(period: RentalPeriod): void;
}

export function SubmitReservation({
  isSending,
  failure,
  holdDays,
  isConsumer,
  isRequest,
  isAnswered,
  isSet,
  ...wish
}: SubmitProps) {
  const button = isRequest ? ASK : BOOK;
  useAnnouncement(isSending ? SENDING : '');
  return (
    <Stack>
      <Typography variant="body2">
        {isRequest ? `${PRICE_FIRST} ` : 'Sie reservieren verbindlich. '}
        Wir halten {isSet ? 'die Geräte' : 'das Gerät'} sofort für Sie frei und{' '}
        {isRequest ? 'melden uns' : 'bestätigen'} innerhalb von{' '}
        {holdDays === 1 ? 'einem Werktag' : `${holdDays} Werktagen`}
        {isAnswered && ', in jedem Fall vor der Übergabe'}
        {!isRequest && '; mit der Bestätigung kommt die Miete zustande'}. Bis dahin hat Ihre
        Reservierung den Status „{bookingState('requested').label}“. Bezahlt wird nach der Rückgabe
        auf Rechnung.
      </Typography>
      <div>
        <SendOutcome
          draft={reservationDraft}
          what="Ihre Reservierung"
          action={button}
          failure={failure}
        >
          {failure?.status === TAKEN && !isSet && <NextFree {...wish} />}
        </SendOutcome>
        <Button type="submit" size="large" fullWidth disabled={isSending}>
          {isSending ? SENDING : button}
        </Button>
      </div>
      {!isAnswered && (
        <Alert severity="warning">
          {CALL_FIRST} <Link href={COMPANY.phone.href}>Jetzt anrufen</Link>
        </Alert>
      )}
      <Quiet>
        Es gelten unsere <Link href={PATHS.rentalTerms}>Mietbedingungen</Link>. Wie wir mit Ihren
        Angaben umgehen, steht in der <Link href={PATHS.privacy}>Datenschutzerklärung</Link>.{' '}
        {isConsumer && (
          <>
            Verbraucher haben ein Widerrufsrecht von 14 Tagen:{' '}
            <Link href={`${PATHS.withdrawalInstruction}#miete`}>Widerrufsbelehrung</Link>.
          </>
        )}
      </Quiet>
    </Stack>
  );
}
