import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AdminBooking } from '@shop/domain/booking/booking';
import {
  CLAIM_STEP_LABELS,
  CLAIM_STEPS,
  type ClaimStep,
  claimEntryText,
  RECORDED,
} from '@shop/domain/deposit/deposit';
import {
  billedOrderNumber,
  type ClaimEntryRequest,
  type OwnClaim,
  type OwnClaimEntry,
} from '@shop/domain/deposit/own-claim';
import { toCents } from '@shop/domain/money/money';
import type { StatusColor } from '@shop/domain/order/order-status';
import { formatAmount, formatDateTime, formatEuro, parseDecimal } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { Badge } from '../../components/badge.tsx';
import { FilterSelect } from '../../components/filter-select.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { Halves, PlainList, Quiet, Row, Stack } from '../../components/layout.tsx';
import { Titled } from '../../components/titled.tsx';
import { callApi } from '../../lib/api/client.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { useOfficeList, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { BOOKINGS_KEY } from '../kit/api/use-rentals.ts';
import { FormDialog } from '../kit/dialog/admin-dialog.tsx';
import { DialogButton } from '../kit/dialog/dialog-buttons.tsx';
import { ENTRY_FACTS, entryRow } from '../kit/entry-styles.ts';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { OfficeButton } from '../kit/office-button.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { SearchedList } from '../kit/tab/searched-list.tsx';
import { listQuery, useUrlFilter } from '../kit/tab/use-url-filter.ts';

const CLAIMS = 'GET /api/admin/claims';
const COLORS_OF: Record<ClaimStep, StatusColor> = {
  receive: 'yellow',
  held: 'blue',
  settle: 'red',
  done: 'grey',
};
const NEXT: Record<ClaimStep, string> = {
  receive: 'Kaution erhalten',
  held: 'Kaution abrechnen',
  settle: 'Kaution abrechnen',
  done: '',
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

/** Deposits with the next step in the row, newest first. */
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
          <Box component="li" key={claim.id} sx={{ ...entryRow('sm'), py: 1 }}>
            <div>
              <Row>
                <strong>{claim.customer}</strong>
                <Step claim={claim} />
              </Row>
              <Box sx={ENTRY_FACTS}>
                <span>{claim.tool_name}</span>
                <span>{claim.booking_number}</span>
              </Box>
            </div>
            <Row>
              <NextButton claim={claim} />
              <OfficeButton
                aria-label={`${claim.tool_name}, ${claim.customer} öffnen`}
                onClick={() => onOpen(claim.booking_number)}
              >
                Öffnen
              </OfficeButton>
            </Row>
          </Box>
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

/** The deposit of a booking: its state, the next step, and what happened to it. */
export function BookingDeposit({ booking }: { booking: AdminBooking }) {
  const { booking_number } = booking;
  const { data } = useOfficeQuery([BOOKINGS_KEY, 'claims', booking_number], CLAIMS, {
    query: { booking: booking_number },
  });
  const [claim] = data ?? [];
  const reversal = useRecord(claim?.id ?? '', 'Der Eintrag ist gegengebucht.');
  if (!claim) return null;
  const undone = new Set(claim.entries.flatMap(({ reverses }) => reverses ?? []));
  const isReversible = ({ id, what, reverses }: OwnClaimEntry) =>
    !reverses && !undone.has(id) && (RECORDED as readonly string[]).includes(what);
  return (
    <Titled title="Kaution" heading="h3" mb={1}>
      <Stack gap={1}>
        <Row>
          <Step claim={claim} />
          <NextButton claim={claim} />
          <Button
            href={`/api/admin/rental-bookings/${booking_number}/kaution.pdf`}
            target="_blank"
            variant="outlined"
            size="small"
          >
            Beleg (PDF)
          </Button>
        </Row>
        <PlainList aria-label="Kaution">
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
  return (
    <DialogButton
      isHidden={claim.step === 'done'}
      variant="contained"
      dialog={(close) => <EntryForm claim={claim} onClose={close} />}
    >
      {NEXT[claim.step]}
    </DialogButton>
  );
}

type Sent = Omit<ClaimEntryRequest, 'request_id'>;

function useRecord(id: string, done: string, onDone?: () => void) {
  return useOfficeCall({
    call: (sent: Sent, request_id): Promise<OwnClaim> =>
      callApi('POST /api/admin/claims/{id}/entries', {
        params: { id },
        body: { request_id, ...sent },
      }),
    subject: ({ reverses }) => reverses ?? '',
    onDone: () => {
      onDone?.();
      return done;
    },
    failed: 'Die Kaution konnte nicht gebucht werden.',
    what: 'Failed to record an entry of a deposit',
  });
}

const KINDS = [
  { id: 'paid_back', label: 'zurückgezahlt' },
  { id: 'set_off', label: 'für einen Schaden einbehalten' },
  { id: 'invoice', label: 'mit der Rechnung der Miete verrechnet' },
];
const PAID = [{ id: 'paid', label: 'erhalten' }];

function EntryForm({ claim, onClose }: { claim: OwnClaim; onClose(): void }) {
  const { step, open_amount, held_amount, credit_amount, booking_number } = claim;
  const isOpen = step === 'receive';
  const most = isOpen ? open_amount : credit_amount || held_amount;
  const today = berlinDay(new Date());
  const form = useOfficeForm({
    initial: {
      kind: isOpen ? 'paid' : 'paid_back',
      amount: formatAmount(toCents(most)),
      day: today,
      reason: '',
    },
    limits: { amount: 14, reason: 300 },
    problems: ({ kind, amount, day, reason }) => ({
      amount: parseDecimal(amount) ? undefined : 'Bitte geben Sie einen Betrag wie 98,53 ein.',
      day: day ? undefined : 'Bitte geben Sie ein Datum an.',
      reason:
        needsReason(kind) && !reason.trim() ? 'Bitte nennen Sie dem Kunden den Grund.' : undefined,
    }),
    toRequest: ({ kind, amount, day, reason }): Sent => ({
      what: needsReason(kind) ? 'set_off' : (kind as 'paid' | 'paid_back'),
      amount: parseDecimal(amount) ?? 0,
      day,
      ...(needsReason(kind) && { reason }),
      ...(kind === 'invoice' && { for: billedOrderNumber(booking_number) }),
    }),
    call: useRecord(claim.id, 'Eingetragen.', onClose),
  });
  return (
    <FormDialog
      title={`Kaution: ${claim.customer}`}
      form={form}
      submit="Eintragen"
      sending="Wird eingetragen..."
      onClose={onClose}
    >
      <Stack gap={3}>
        <FilterSelect
          label="Was geschehen ist"
          options={isOpen ? PAID : KINDS}
          {...form.pick('kind')}
        />
        <Halves>
          <InputField
            label="Betrag (€)"
            inputMode="decimal"
            required
            hint={`höchstens ${euro(most)}`}
            {...form.field('amount')}
          />
          <DateField
            label="Am"
            earliest={claim.entries[0]?.day ?? today}
            isClosed={(each) => each > today}
            {...form.day('day')}
          />
        </Halves>
        {needsReason(form.values.kind) && (
          <InputField label="Grund (liest der Kunde)" required {...form.field('reason')} />
        )}
      </Stack>
    </FormDialog>
  );
}

const needsReason = (kind: string) => kind === 'set_off' || kind === 'invoice';
