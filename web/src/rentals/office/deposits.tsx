import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminBooking } from '@shop/domain/booking/booking';
import { missingAtReturn } from '@shop/domain/booking/missing-at-return';
import {
  CLAIM_STEP_LABELS,
  CLAIM_STEPS,
  type ClaimStep,
  claimEntryText,
  type OwnClaimKind,
  RECORDED,
} from '@shop/domain/deposit/deposit';
import {
  billedOrderNumber,
  type ClaimEntryRequest,
  damageNumber,
  type OwnClaim,
  type OwnClaimEntry,
} from '@shop/domain/deposit/own-claim';
import { toCents } from '@shop/domain/money/money';
import type { StatusColor } from '@shop/domain/order/order-status';
import { PAYMENT_MEANS_CHOICES, type PaymentMeans } from '@shop/domain/payment/order-payments';
import { formatDateTime, formatEuro } from '@shop/domain/text/format';
import { readNumber, typedEuro } from '@shop/domain/text/number-input';
import { berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { callApi } from '../../lib/api/client.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeList, useOfficeQuery } from '../../office/api/use-office-query.ts';
import { BOOKINGS_KEY } from '../../office/api/use-rentals.ts';
import { FormDialog } from '../../office/dialog/admin-dialog.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { useOfficeForm } from '../../office/form/use-office-form.ts';
import { ListRow } from '../../office/list-row.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { SearchedList } from '../../office/tab/searched-list.tsx';
import { listQuery, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Halves, PlainList, Quiet, Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

const CLAIMS = 'GET /api/admin/claims';
const COLORS_OF: Record<ClaimStep, StatusColor> = {
  receive: 'yellow',
  held: 'blue',
  settle: 'red',
  done: 'grey',
};
const NEXT: Record<OwnClaimKind, Record<ClaimStep, string>> = {
  deposit: {
    receive: 'Kaution erhalten',
    held: 'Kaution abrechnen',
    settle: 'Kaution abrechnen',
    done: '',
  },
  damage: { receive: 'Zahlung erhalten', held: '', settle: 'Zurückzahlen', done: '' },
};
const TITLES: Record<OwnClaimKind, string> = { deposit: 'Kaution', damage: 'Schaden' };
const PAPERS: Record<OwnClaimKind, [file: string, label: string]> = {
  deposit: ['kaution.pdf', 'Beleg (PDF)'],
  damage: ['schaden.pdf', 'Schadensanzeige (PDF)'],
};
const euro = (amount: number) => formatEuro(toCents(amount));

const PARTS = {
  search: { param: 'suche' },
  step: {
    param: 'kaution',
    label: 'Stand',
    options: CLAIM_STEPS.map((id) => ({ id, label: CLAIM_STEP_LABELS[id] })),
  },
};

/** Deposits and damages with the next step in the row, newest first. */
export function DepositList({ onOpen }: { onOpen(bookingNumber: string): void }) {
  const url = useUrlFilter(PARTS);
  const list = useOfficeList([BOOKINGS_KEY, 'claims'], CLAIMS, listQuery(url.filter));
  return (
    <SearchedList
      list={list}
      url={url}
      one="Kaution"
      many="Kautionen"
      hint="Findet Wortanfänge in Buchungsnummer, Gerät, Firma und Name."
      failed="Die Kautionen konnten nicht geladen werden"
      none="Mit der ersten bestätigten Miete erscheint ihre Kaution hier."
    >
      <PlainList mt={1}>
        {list.items.map((claim) => (
          <ListRow
            key={claim.id}
            head={
              <>
                <strong>{claim.customer}</strong>
                {claim.kind === 'damage' && <Badge color="grey">Schaden</Badge>}
                <Step claim={claim} />
              </>
            }
            facts={[claim.tool_name, claim.booking_number]}
            name={`${claim.tool_name}, ${claim.customer}`}
            onOpen={() => onOpen(claim.booking_number)}
          >
            <NextButton claim={claim} />
          </ListRow>
        ))}
      </PlainList>
    </SearchedList>
  );
}

function Step({ claim }: { claim: OwnClaim }) {
  const { step, open_amount, held_amount, credit_amount } = claim;
  const amounts = { receive: open_amount, held: held_amount, settle: credit_amount, done: 0 };
  return (
    <Badge color={COLORS_OF[step]}>
      {step === 'done'
        ? CLAIM_STEP_LABELS[step]
        : `${euro(amounts[step])} ${CLAIM_STEP_LABELS[step]}`}
    </Badge>
  );
}

/** The deposit and the damages of a booking: their state, the next step, and what happened to them. */
export function BookingClaims({ booking }: { booking: AdminBooking }) {
  const { booking_number, history } = booking;
  const { data = [] } = useOfficeQuery([BOOKINGS_KEY, 'claims', booking_number], CLAIMS, {
    query: { booking: booking_number },
  });
  const isHeld = data.some(({ kind, held_amount }) => kind === 'deposit' && held_amount > 0);
  return (
    <>
      {data.map((claim) => (
        <BookingClaim key={claim.id} claim={claim} />
      ))}
      <MissingParts booking={booking} />
      <DialogButton
        isHidden={!history.some((each) => each.what === 'handed_out' && !each.taken_back)}
        dialog={(close) => (
          <EntryForm
            title={`Schaden: ${booking.tool_name}`}
            kinds={damagesOf(booking_number, isHeld)}
            reason={missingAtReturn(booking).reason}
            earliest={berlinDay(new Date(booking.created_at))}
            onClose={close}
          />
        )}
      >
        Schaden eintragen
      </DialogButton>
    </>
  );
}

/** What did not come back, and how it is charged. */
export function MissingParts({ booking }: { booking: AdminBooking }) {
  const { reason, fuel_percent } = missingAtReturn(booking);
  const hasFuel = fuel_percent > 0 && booking.state === 'returned';
  const charged = booking.prices.fuel_price ? ' Kraftstoff rechnen Sie mit der Miete ab.' : '';
  if (!reason && !hasFuel) return null;
  return (
    <Alert severity="warning">
      {reason && (
        <div>{`${reason}. Ersatz dafür gehört unter „Schaden eintragen“, ohne Umsatzsteuer.`}</div>
      )}
      {hasFuel && <div>{`Im Tank fehlen ${fuel_percent} %.${charged}`}</div>}
    </Alert>
  );
}

function BookingClaim({ claim }: { claim: OwnClaim }) {
  const reversal = useRecord('Der Eintrag ist gegengebucht.');
  const [file, label] = PAPERS[claim.kind];
  // Nothing was received yet that could be receipted.
  const hasPaper = claim.kind === 'damage' || claim.entries.some(({ what }) => what === 'paid');
  const undone = new Set(claim.entries.flatMap(({ reverses }) => reverses ?? []));
  const isReversible = ({ id, what, reverses }: OwnClaimEntry) =>
    !reverses && !undone.has(id) && (RECORDED as readonly string[]).includes(what);
  return (
    <Titled title={TITLES[claim.kind]} heading="h3" mb={1}>
      <Stack gap={1}>
        <Row>
          <Step claim={claim} />
          <NextButton claim={claim} />
          {hasPaper && (
            <Button
              href={`/api/admin/rental-bookings/${claim.booking_number}/${file}`}
              target="_blank"
              variant="outlined"
              size="small"
            >
              {label}
            </Button>
          )}
        </Row>
        <PlainList aria-label={TITLES[claim.kind]}>
          {claim.entries.map((entry) => (
            <Box component="li" key={entry.id} sx={entryLine}>
              <span>
                <strong>{euro(entry.amount)}</strong>
                {` ${claimEntryText(entry)} am ${formatDay(entry.day)}`}
                {undone.has(entry.id) && ', gegengebucht'}
                <Quiet>
                  {formatDateTime(entry.at)} · {entry.by}
                </Quiet>
              </span>
              {isReversible(entry) && (
                <OfficeButton
                  variant="text"
                  isBlocked={reversal.isSending}
                  aria-label={`${euro(entry.amount)} ${claimEntryText(entry)} gegenbuchen`}
                  onClick={() =>
                    reversal.send({
                      claim: claim.id,
                      what: entry.what as ClaimEntryRequest['what'],
                      amount: entry.amount,
                      day: berlinDay(new Date()),
                      reverses: entry.id,
                    })
                  }
                  sx={{ mx: -2 }}
                >
                  Gegenbuchen
                </OfficeButton>
              )}
            </Box>
          ))}
        </PlainList>
        <ResultAlert result={reversal.result} />
      </Stack>
    </Titled>
  );
}

const entryLine = { ...ENDS, columnGap: 2, py: 1, borderBottom: `1px solid ${COLORS.slab}` };

function NextButton({ claim }: { claim: OwnClaim }) {
  const { kind, step, open_amount, held_amount, credit_amount } = claim;
  const isOpen = step === 'receive';
  return (
    <DialogButton
      isHidden={step === 'done'}
      variant="contained"
      dialog={(close) => (
        <EntryForm
          title={`${TITLES[kind]}: ${claim.customer}`}
          kinds={
            !isOpen && kind === 'deposit'
              ? kindsOf(claim)
              : [moneyOf(claim, isOpen ? 'paid' : 'paid_back')]
          }
          most={isOpen ? open_amount : credit_amount || held_amount}
          earliest={claim.entries[0]?.day ?? berlinDay(new Date())}
          onClose={close}
        />
      )}
    >
      {NEXT[kind][step]}
    </DialogButton>
  );
}

type Sent = Omit<ClaimEntryRequest, 'request_id'> & { claim: string };

function useRecord(done: string, onDone?: () => void) {
  return useOfficeCall({
    call: ({ claim: id, ...sent }: Sent, request_id): Promise<OwnClaim> =>
      callApi('POST /api/admin/claims/{id}/entries', {
        params: { id },
        body: { request_id, ...sent },
      }),
    subject: ({ reverses }) => reverses ?? '',
    onDone: () => {
      onDone?.();
      return done;
    },
    failed: 'Der Eintrag konnte nicht gebucht werden.',
  });
}

/** What can be recorded for a booking: the claim, the kind, and the use of a deposit. */
type EntryKind = { id: string; label: string } & Pick<Sent, 'what' | 'for' | 'set_off'> & {
    claim: string;
  };

const moneyOf = ({ id: claim }: OwnClaim, what: 'paid' | 'paid_back'): EntryKind => {
  return { id: what, label: what === 'paid' ? 'erhalten' : 'zurückgezahlt', claim, what };
};

function damagesOf(bookingNumber: string, isHeld: boolean): EntryKind[] {
  const damage = { claim: damageNumber(bookingNumber), what: 'damaged' as const };
  const setOff = { id: 'set_off', label: 'Schaden, mit der Kaution verrechnet', set_off: true };
  const alone = { id: 'damage', label: 'Schaden, gesondert zu bezahlen' };
  return [...(isHeld ? [{ ...damage, ...setOff }] : []), { ...damage, ...alone }];
}

function kindsOf(deposit: OwnClaim): EntryKind[] {
  const { id: claim, booking_number } = deposit;
  const use = { claim, what: 'set_off' as const };
  return [
    moneyOf(deposit, 'paid_back'),
    ...damagesOf(booking_number, true).slice(0, 1),
    {
      ...use,
      id: 'earlier',
      label: 'mit eingetragenem Schaden verrechnet',
      for: damageNumber(booking_number),
    },
    {
      ...use,
      id: 'invoice',
      label: 'mit der Rechnung der Miete verrechnet',
      for: billedOrderNumber(booking_number),
    },
  ];
}

interface EntryFormProps {
  title: string;
  kinds: readonly EntryKind[];
  most?: number;
  earliest: CalendarDay;
  reason?: string;
  onClose(): void;
}

const MAX_REASON = 300;

function EntryForm({ title, kinds, most, earliest, reason: known = '', onClose }: EntryFormProps) {
  const today = berlinDay(new Date());
  const kindOf = (id: string) => kinds.find((each) => each.id === id) as EntryKind;
  const form = useOfficeForm({
    initial: {
      kind: kinds[0]?.id ?? '',
      amount: typedEuro(most),
      day: today,
      means: 'bank' as PaymentMeans,
      reason: known.slice(0, MAX_REASON),
    },
    limits: { amount: 14, reason: MAX_REASON },
    problems: ({ kind, amount, day, reason }) => ({
      amount: readNumber(amount) ? undefined : 'Bitte geben Sie einen Betrag wie 98,53 ein.',
      day: day ? undefined : 'Bitte geben Sie ein Datum an.',
      reason:
        needsReason(kindOf(kind)) && !reason.trim() && 'Bitte nennen Sie dem Kunden den Grund.',
    }),
    toRequest: ({ kind, amount, day, means, reason }): Sent => {
      const { id: _, label: __, ...of } = kindOf(kind);
      const told = needsReason(of) && { reason };
      const way = isMoney(of) && means !== 'bank' && { means };
      return { ...of, amount: readNumber(amount) ?? 0, day, ...way, ...told };
    },
    call: useRecord('Eingetragen.', onClose),
  });
  const chosen = kindOf(form.values.kind);
  return (
    <FormDialog
      title={title}
      form={form}
      submit="Eintragen"
      sending="Wird eingetragen..."
      onClose={onClose}
    >
      <Stack gap={3}>
        <FilterSelect label="Was geschehen ist" options={kinds} {...form.pick('kind')} />
        <Halves>
          <InputField
            label="Betrag (€)"
            inputMode="decimal"
            required
            hint={
              most === undefined || chosen.what === 'damaged'
                ? undefined
                : `höchstens ${euro(most)}`
            }
            {...form.field('amount')}
          />
          <DateField
            label="Am"
            earliest={earliest}
            isClosed={(each) => each > today}
            {...form.day('day')}
          />
        </Halves>
        {isMoney(chosen) && (
          <FilterSelect
            label="Zahlungsweg"
            options={PAYMENT_MEANS_CHOICES}
            {...form.pick('means')}
          />
        )}
        {needsReason(chosen) && (
          <InputField
            label={
              chosen.what === 'damaged'
                ? 'Was beschädigt ist (liest der Kunde)'
                : 'Grund (liest der Kunde)'
            }
            required
            {...form.field('reason')}
          />
        )}
      </Stack>
    </FormDialog>
  );
}

const isMoney = ({ what }: Pick<EntryKind, 'what'>) => what === 'paid' || what === 'paid_back';
const needsReason = ({ what }: Pick<EntryKind, 'what'>) => what === 'set_off' || what === 'damaged';
