import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { sumCents, toCents } from '@shop/domain/money/money';
import { MAX_REMINDED, type ReminderCase } from '@shop/domain/payment/reminder-run';
import { counted, formatEuro } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { callApi } from '../../lib/api/client.ts';
import { openedPath, useOpened } from '../../office/addresses.ts';
import { useOfficeList } from '../../office/api/use-office-query.ts';
import { inParts, useRun } from '../../office/api/use-run.ts';
import { RunDialog } from '../../office/dialog/run-dialog.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { NoEntries, PagedEntries } from '../../office/tab/paged-list.tsx';
import { useChosen } from '../../office/use-chosen.ts';
import { reminderPath } from '../../orders/office/payments/reminder-form.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { PlainList, Quiet, Row, Stack } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

/** Proposes who is reminded today, sends that with one press, and lists the letters to post. */
export function ReminderRun() {
  const { opened, open, close } = useOpened('reminder_run');
  return (
    <>
      <OfficeButton aria-haspopup="dialog" onClick={() => open('offen')}>
        Mahnlauf
      </OfficeButton>
      {opened !== undefined && <ReminderDialog onClose={close} />}
    </>
  );
}

/** Whether it is for a prepayment, which has no invoice yet. */
const isAhead = ({ reference, order_number }: ReminderCase) => reference === order_number;

/** `2 Mahnungen und 1 Zahlungserinnerung`: a prepayment is never dunned. */
function remindersText(cases: readonly ReminderCase[]): string {
  const ahead = cases.filter(isAhead).length;
  const due = cases.length - ahead;
  return [
    due > 0 && counted(due, 'Mahnung', 'Mahnungen'),
    ahead > 0 && counted(ahead, 'Zahlungserinnerung', 'Zahlungserinnerungen'),
  ]
    .filter(Boolean)
    .join(' und ');
}

const euro = (amount = 0) => formatEuro(toCents(amount));

function ReminderDialog({ onClose }: { onClose(): void }) {
  const due = useOfficeList(['reminder-run'], 'GET /api/admin/reminder-run', {});
  const ahead = useOfficeList(['reminder-run', 'prepaid'], 'GET /api/admin/reminder-run', {
    list: 'prepaid',
  });
  const items = [...due.items, ...ahead.items];
  const proposed = items.filter(({ title }) => title !== undefined);
  const selection = useSelection(proposed);
  const run = useReminders();
  const numbers = run.unanswered?.flat() ?? numbersOf(selection.chosen);
  return (
    <RunDialog
      {...{ run, onClose }}
      title="Mahnlauf"
      verb="gesendet"
      action={
        numbers.length > 0 && (run.unanswered ? 'Erneut senden' : sendLabel(proposed, numbers))
      }
      onStart={() => run.send(inParts(numbers, MAX_REMINDED))}
    >
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
    </RunDialog>
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
        <p>Heute ist niemand zu erinnern.</p>
      ) : (
        <Row>
          <span>{`${remindersText(proposed)}, offen ${formatEuro(sum)} inkl. MwSt.`}</span>
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
                <Link href={openedPath('order', order_number)}>{reference}</Link>
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
  const mailed = chosen.filter(({ channel }) => channel !== 'letter');
  const letters = chosen.length - mailed.length;
  return [
    mailed.length > 0 && `${remindersText(mailed)} per E-Mail senden`,
    letters > 0 && `${counted(letters, 'Brief', 'Briefe')} erstellen`,
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
  const numbers = numbersOf(selection.chosen);
  const { send, isSending, result } = useRun({
    send: (order_numbers: readonly string[]) => {
      const papers = letters.items
        .filter(({ order_number }) => order_numbers.includes(order_number))
        .map(({ id, reminder_id }) => reminder_id ?? id);
      return callApi('POST /api/admin/reminder-letters', {
        body: { order_numbers: [...order_numbers], papers },
      });
    },
    refusalOf: () => undefined,
    told: () => 'Die Briefe sind als verschickt vermerkt.',
    failed: 'Nicht alle Briefe konnten vermerkt werden.',
  });
  if (letters.items.length === 0) return <ResultAlert result={result} />;
  return (
    <Titled title="Zu verschicken" heading="h3" mb={1}>
      <PagedEntries list={letters} empty={null}>
        <Choices cases={letters.items} selection={selection} label="Briefe" />
      </PagedEntries>
      <OfficeButton
        isBlocked={isSending || numbers.length === 0}
        onClick={() => send(inParts(numbers, MAX_REMINDED))}
        sx={{ mt: 1 }}
      >
        {`${counted(numbers.length, 'Brief', 'Briefe')} als verschickt vermerken`}
      </OfficeButton>
      <ResultAlert result={result} />
    </Titled>
  );
}

/** By order number; all are selected except those taken out. */
const useSelection = (cases: readonly ReminderCase[]) =>
  useChosen(
    cases,
    ({ order_number }) => order_number,
    () => true,
  );

const numbersOf = (cases: readonly ReminderCase[]) => [
  ...new Set(cases.map(({ order_number }) => order_number)),
];

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
            <Tick
              checked={selection.has(each)}
              onChange={(isChosen) => selection.onSelect(each, isChosen)}
              label={`${title}: ${reference}, ${customer}`}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <Quiet>
              {detailsOf(each)}
              {' · '}
              <Link href={openedPath('order', number)}>{number}</Link>
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

const useReminders = () =>
  useRun({
    send: (order_numbers: string[], id) =>
      callApi('POST /api/admin/reminder-run', { body: { id, order_numbers } }),
    refusalOf: (each) =>
      each.outcome === 'refused' ? `${each.order_number} – ${each.message}` : undefined,
    told: (done) => {
      const letters = done.filter(({ outcome }) => outcome === 'letter').length;
      const mailed = done.length - letters;
      const told = [
        mailed > 0 && `${counted(mailed, 'E-Mail', 'E-Mails')} unterwegs`,
        letters > 0 && `${counted(letters, 'Brief', 'Briefe')} zu verschicken`,
      ].filter(Boolean);
      return `${told.join(', ') || 'Nichts gesendet'}.`;
    },
    failed: 'Vielleicht ist erst ein Teil gesendet; wer schon dran war, bekommt nichts doppelt.',
  });
