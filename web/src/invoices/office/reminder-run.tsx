import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import { sumCents, toCents } from '@shop/domain/money/money';
import { officeOrderPath } from '@shop/domain/order/order-number';
import {
  MAX_REMINDED,
  type ReminderCase,
  type ReminderRunResult,
} from '@shop/domain/payment/reminder-run';
import { counted, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { REMINDER_RUN } from '@shop/domain/work/todays-work';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { useOpened } from '../../office/addresses.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { NoEntries, PagedEntries } from '../../office/tab/paged-list.tsx';
import { reminderPath } from '../../orders/office/payments/reminder-form.tsx';
import { PlainList, Quiet, Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

/** Proposes who is reminded today, sends that with one press, and lists the letters to post. */
export function ReminderRun() {
  const { opened, open, close } = useOpened(REMINDER_RUN);
  return (
    <>
      <OfficeButton aria-haspopup="dialog" onClick={() => open('offen')}>
        Mahnlauf
      </OfficeButton>
      {opened !== undefined && <RunDialog onClose={close} />}
    </>
  );
}

const reminders = (count: number) => counted(count, 'Mahnung', 'Mahnungen');
const euro = (amount = 0) => formatEuro(toCents(amount));

function RunDialog({ onClose }: { onClose(): void }) {
  const due = useOfficeList(['reminder-run'], 'GET /api/admin/reminder-run', {});
  const ahead = useOfficeList(['reminder-run', 'prepaid'], 'GET /api/admin/reminder-run', {
    list: 'prepaid',
  });
  const items = [...due.items, ...ahead.items];
  const proposed = items.filter(({ title }) => title !== undefined);
  const selection = useSelection(proposed);
  const run = useRun();
  const numbers = run.unanswered ?? selection.numbers;
  return (
    <AdminDialog
      title="Mahnlauf"
      isReadOnly
      onClose={onClose}
      actions={
        numbers.length > 0 && (
          <OfficeButton
            variant="contained"
            isBlocked={run.isSending}
            onClick={() => run.send(numbers)}
          >
            {run.isSending
              ? 'Wird gesendet...'
              : run.unanswered
                ? 'Erneut senden'
                : sendLabel(proposed, numbers)}
          </OfficeButton>
        )
      }
    >
      <ResultAlert result={run.result} />
      {run.refused.length > 0 && (
        <Alert severity="warning" role="alert" sx={{ mb: 2 }}>
          {`Nicht gesendet: ${run.refused.join(' ')}`}
        </Alert>
      )}
      <Stack gap={3}>
        <Letters />
        <PagedEntries
          list={due}
          failed="Der Mahnlauf konnte nicht geladen werden"
          empty={<NoEntries title="Keine Rechnung ist überfällig" />}
        >
          <Proposals title="Heute vorgeschlagen" cases={due.items} selection={selection} />
        </PagedEntries>
        {ahead.items.length > 0 && (
          <PagedEntries list={ahead} empty={null}>
            <Proposals title="Vorkasse überfällig" cases={ahead.items} selection={selection} />
          </PagedEntries>
        )}
      </Stack>
    </AdminDialog>
  );
}

interface ProposalsProps {
  title: string;
  cases: readonly ReminderCase[];
  selection: ReturnType<typeof useSelection>;
}

/** Proposed reminders with their total and a select-all box, and the cases without a proposal. */
function Proposals({ title, cases, selection }: ProposalsProps) {
  const proposed = cases.filter((each) => each.title !== undefined);
  const held = cases.filter(({ problem }) => problem !== undefined);
  const sum = sumCents(proposed.map(({ open_amount }) => toCents(open_amount)));
  return (
    <Titled title={title} heading="h3" mb={1}>
      {proposed.length === 0 ? (
        <p>Heute ist niemand zu mahnen.</p>
      ) : (
        <Row>
          <span>{`${reminders(proposed.length)}, offen ${formatEuro(sum)}`}</span>
          <OfficeButton variant="text" onClick={() => selection.choose(proposed, true)}>
            Alle
          </OfficeButton>
          <OfficeButton variant="text" onClick={() => selection.choose(proposed, false)}>
            Keine
          </OfficeButton>
        </Row>
      )}
      <Choices cases={proposed} selection={selection} label={title} />
      {held.length > 0 && (
        <Titled title="Nicht vorgeschlagen" heading="h3" mb={1}>
          <PlainList>
            {held.map(({ id, order_number, reference, customer, open_amount, problem }) => (
              <Box component="li" key={id} sx={{ py: 0.75, overflowWrap: 'anywhere' }}>
                <Link href={officeOrderPath(order_number)}>{reference}</Link>
                {`, ${customer}, offen ${euro(open_amount)}: ${problem}`}
              </Box>
            ))}
          </PlainList>
        </Titled>
      )}
    </Titled>
  );
}

/** What sending does: some reminders are mailed; customers without an e-mail address get a letter. */
function sendLabel(cases: readonly ReminderCase[], numbers: readonly string[]): string {
  const chosen = cases.filter(({ order_number }) => numbers.includes(order_number));
  const letters = chosen.filter(({ channel }) => channel === 'letter').length;
  const mailed = chosen.length - letters;
  return [
    mailed > 0 && `${reminders(mailed)} per E-Mail senden`,
    letters > 0 && `${counted(letters, 'Mahnbrief', 'Mahnbriefe')} erstellen`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The reminders and invoices that wait to be posted. */
function Letters() {
  const letters = useOfficeList(['reminder-letters'], 'GET /api/admin/reminder-run', {
    list: 'letters',
  });
  const selection = useSelection(letters.items);
  const { numbers } = selection;
  const { send, isSending, result } = useOfficeCall({
    call: async (posted: readonly string[]) => {
      for (const order_numbers of chunksOf(posted)) {
        const papers = letters.items
          .filter(({ order_number }) => order_numbers.includes(order_number))
          .map(({ id, reminder_id }) => reminder_id ?? id);
        await callApi('POST /api/admin/reminder-letters', { body: { order_numbers, papers } });
      }
    },
    onDone: () => 'Die Briefe sind als verschickt vermerkt.',
    failed: 'Nicht alle Briefe konnten vermerkt werden.',
    what: 'Failed to mark letters as posted',
  });
  if (letters.items.length === 0) return <ResultAlert result={result} />;
  return (
    <Titled title="Zu verschicken" heading="h3" mb={1}>
      <PagedEntries list={letters} empty={null}>
        <Choices cases={letters.items} selection={selection} label="Briefe" />
      </PagedEntries>
      <OfficeButton
        isBlocked={isSending || numbers.length === 0}
        onClick={() => send(numbers)}
        sx={{ mt: 1 }}
      >
        {`${counted(numbers.length, 'Brief', 'Briefe')} als verschickt vermerken`}
      </OfficeButton>
      <ResultAlert result={result} />
    </Titled>
  );
}

/** All are selected but those that were taken out. */
function useSelection(cases: readonly ReminderCase[]) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  return {
    numbers: [...new Set(cases.map((each) => each.order_number))].filter(
      (number) => !left.has(number),
    ),
    has: (number: string) => !left.has(number),
    choose: (cases: readonly ReminderCase[], isChosen: boolean) =>
      setLeft((now) => {
        const numbers = cases.map((each) => each.order_number);
        const others = [...now].filter((number) => !numbers.includes(number));
        return new Set(isChosen ? others : [...others, ...numbers]);
      }),
    toggle: (number: string) =>
      setLeft(
        (now) =>
          new Set(now.has(number) ? [...now].filter((one) => one !== number) : [...now, number]),
      ),
  };
}

interface ChoicesProps {
  cases: readonly ReminderCase[];
  selection: ReturnType<typeof useSelection>;
  label: string;
}

function Choices({ cases, selection, label }: ChoicesProps) {
  return (
    <PlainList aria-label={label}>
      {cases.map((each) => {
        const { id, order_number: number, reference, customer, title, reminder_id } = each;
        const paper = reminder_id && reminderPath(number, reminder_id);
        const href = id === number ? paper : `/api/invoices/${id}/pdf`;
        return (
          <Box component="li" key={id} sx={{ py: 0.5 }}>
            <FormControlLabel
              control={
                <Checkbox
                  color="secondary"
                  checked={selection.has(number)}
                  onChange={() => selection.toggle(number)}
                />
              }
              label={`${title}: ${reference}, ${customer}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Quiet>
              {detailsOf(each)}
              {' · '}
              <Link href={officeOrderPath(number)}>{number}</Link>
              {href && (
                <>
                  {' · '}
                  <Link href={href} target="_blank">
                    PDF
                  </Link>
                </>
              )}
            </Quiet>
          </Box>
        );
      })}
    </PlainList>
  );
}

function detailsOf({ open_amount, due_day, fee = 0, interest = 0, channel }: ReminderCase): string {
  const due = due_day < berlinDay(new Date()) ? ' seit' : ', fällig am';
  return [
    open_amount > 0 && `offen ${euro(open_amount)}${due} ${formatDay(due_day)}`,
    fee > 0 && `Gebühr ${euro(fee)}`,
    interest > 0 && `Zinsen ${euro(interest)}`,
    channel === 'letter' ? 'als Brief' : 'per E-Mail',
  ]
    .filter(Boolean)
    .join(', ');
}

function chunksOf(numbers: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(numbers.length / MAX_REMINDED) }, (_, index) =>
    numbers.slice(index * MAX_REMINDED, (index + 1) * MAX_REMINDED),
  );
}

/** Sends a run; while its answer is missing, a further press repeats the same one. */
function useRun() {
  const [unanswered, setUnanswered] = useState<readonly string[]>();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const { send, isSending, result } = useOfficeCall({
    call: async (numbers: readonly string[], id) => {
      setUnanswered(numbers);
      const results: ReminderRunResult[] = [];
      for (const [index, order_numbers] of chunksOf(numbers).entries()) {
        const body = { id: index === 0 ? id : `${id}-${index}`, order_numbers };
        results.push(...(await callApi('POST /api/admin/reminder-run', { body })));
      }
      return results;
    },
    onDone: (results) => {
      setUnanswered(undefined);
      const failed = results.flatMap((each) => (each.outcome === 'refused' ? each : []));
      setRefused(failed.map(({ order_number, message }) => `${order_number} – ${message}`));
      const letters = results.filter(({ outcome }) => outcome === 'letter').length;
      const mailed = results.length - failed.length - letters;
      const told = [
        mailed > 0 && `${reminders(mailed)} per E-Mail unterwegs`,
        letters > 0 && `${counted(letters, 'Brief', 'Briefe')} zu verschicken`,
      ].filter(Boolean);
      return `${told.join(', ') || 'Nichts gesendet'}.`;
    },
    failed: 'Vielleicht ist erst ein Teil gesendet; wer schon dran war, bekommt nichts doppelt.',
    what: 'Failed to run reminders',
  });
  return { send, isSending, result, refused, unanswered };
}
