import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CollectiveGroup } from '@shop/domain/invoice/invoice-list';
import { sumCents, toCents } from '@shop/domain/money/money';
import { counted, formatEuro } from '@shop/domain/text/format';
import { addDays, berlinDay, formatDay, monthOf } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { useRun } from '../../office/api/use-run.ts';
import { RunDialog } from '../../office/dialog/run-dialog.tsx';
import { DraftPaperButton } from '../../office/draft-paper.tsx';
import { FIRST_DAY } from '../../office/tab/list-toolbar.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { useChosen } from '../../office/use-chosen.ts';
import { LeftOut } from '../../orders/office/invoices/write-invoices.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { PlainList, Quiet, Stack } from '../../ui/layout.tsx';

const invoices = (count: number) => counted(count, 'Sammelrechnung', 'Sammelrechnungen');
/** Exclusions survive the arrival of further deliveries. */
const keyOf = ({ customer_number, site = '' }: CollectiveGroup) => `${customer_number} ${site}`;

/** Deliveries up to a day, by customers with collective invoices, and the button that writes these. */
export function CollectiveDialog({ onClose }: { onClose(): void }) {
  const [until, setUntil] = useState(addDays(monthOf(berlinDay(new Date())).first, -1));
  const preview = useOfficeQuery(
    ['collective-invoices', until],
    'GET /api/admin/collective-invoices',
    { query: { until }, enabled: until !== '', gcTime: 0 },
  );
  const run = useWriting();
  // Sends again after a lost response.
  const groups = run.unanswered ?? preview.data?.groups ?? [];
  const isLocked = run.isSending || run.unanswered !== undefined;
  const { chosen, has, onSelect } = useChosen(groups, keyOf, () => true);
  return (
    <RunDialog
      {...{ run, onClose }}
      title="Sammelrechnungen"
      verb="geschrieben"
      action={chosen.length > 0 && `${invoices(chosen.length)} schreiben und senden`}
      onStart={() => run.send(chosen)}
    >
      <Stack gap={2}>
        <Typography>
          Für Kunden, bei denen das eingetragen ist: eine Rechnung über alles, was bis zu einem Tag
          geliefert und noch nicht berechnet ist. Jede Lieferung steht mit Lieferschein und Tag
          darin.
        </Typography>
        <Box sx={{ maxWidth: 220 }}>
          <DateField
            label="Geliefert bis"
            value={until}
            earliest={FIRST_DAY}
            compact
            onChange={(day, typed) => !isLocked && (day || !typed) && setUntil(day)}
          />
        </Box>
        <Loaded query={preview} one="Vorschau" loading="Was zu berechnen ist, wird geladen...">
          {({ left_out, later = 0, is_cut }) => (
            <Stack>
              <Typography>
                {groups.length === 0
                  ? 'Zurzeit ist nichts zusammen zu berechnen.'
                  : `Zusammen ${formatEuro(sumCents(chosen.map((each) => toCents(each.gross_amount))))} inkl. MwSt.`}
                {is_cut && ' Weitere folgen danach.'}
                {later > 0 &&
                  ` ${counted(later, 'Lieferung', 'Lieferungen')} nach dem ${formatDay(until)} ${later === 1 ? 'ist' : 'sind'} nicht dabei.`}
              </Typography>
              <PlainList aria-label="Vorschau">
                {groups.map((group) => (
                  <Box component="li" key={group.order_numbers[0]} sx={{ py: 0.5 }}>
                    <Tick
                      checked={has(group)}
                      disabled={isLocked}
                      onChange={(isChosen) => onSelect(group, isChosen)}
                      label={nameOf(group)}
                      sx={{ overflowWrap: 'anywhere' }}
                    />
                    <Quiet>{detailsOf(group)}</Quiet>
                    <DraftPaperButton
                      of={nameOf(group)}
                      paper={{ collective: { order_numbers: group.order_numbers } }}
                    />
                  </Box>
                ))}
              </PlainList>
              <LeftOut orders={left_out} />
            </Stack>
          )}
        </Loaded>
      </Stack>
    </RunDialog>
  );
}

const nameOf = ({ customer, site }: CollectiveGroup) => [customer, site].filter(Boolean).join(', ');

function detailsOf(group: CollectiveGroup): string {
  const { order_numbers, from, to, net_amount, gross_amount, has_email } = group;
  return [
    counted(order_numbers.length, 'Lieferung', 'Lieferungen'),
    from === to ? formatDay(from) : `${formatDay(from)} bis ${formatDay(to)}`,
    `${formatEuro(toCents(net_amount))} netto, ${formatEuro(toCents(gross_amount))} inkl. MwSt.`,
    has_email ? 'per E-Mail' : 'bitte drucken und per Post senden',
    order_numbers.join(', '),
  ].join(' · ');
}

const useWriting = () =>
  useRun({
    send: ({ order_numbers }: CollectiveGroup, request_id) =>
      callApi('POST /api/admin/collective-invoices', { body: { request_id, order_numbers } }),
    refusalOf: (each) => (each.outcome === 'refused' ? each.message : undefined),
    told: (done) => {
      const numbers = done.flatMap((each) => (each.outcome === 'written' ? each.number : []));
      const written = counted(numbers.length, 'Sammelrechnung ist', 'Sammelrechnungen sind');
      return `${written} geschrieben${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}.`;
    },
    failed: 'Vielleicht ist erst ein Teil geschrieben; ein weiterer Druck schreibt nichts doppelt.',
  });
