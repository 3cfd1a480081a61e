import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import type { CollectiveGroup, InvoiceResult } from '@shop/domain/invoice/invoice-list';
import { sumCents, toCents } from '@shop/domain/money/money';
import { counted, formatEuro } from '@shop/domain/text/format';
import { addDays, berlinDay, formatDay, monthOf } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { DraftPaperButton } from '../../office/draft-paper.tsx';
import { FIRST_DAY } from '../../office/tab/list-toolbar.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { InvoiceRunDialog, LeftOut } from '../../orders/office/invoices/write-invoices.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { PlainList, Quiet, Stack } from '../../ui/layout.tsx';

const invoices = (count: number) => counted(count, 'Sammelrechnung', 'Sammelrechnungen');
/** Exclusions survive the arrival of further deliveries. */
const keyOf = ({ customer_number, site = '' }: CollectiveGroup) => `${customer_number} ${site}`;

/** What was delivered until a day, for customers who are invoiced together, and the button that writes it. */
export function CollectiveDialog({ onClose }: { onClose(): void }) {
  const [until, setUntil] = useState(addDays(monthOf(berlinDay(new Date())).first, -1));
  const preview = useOfficeQuery(
    ['collective-invoices', until],
    'GET /api/admin/collective-invoices',
    { query: { until }, enabled: until !== '', gcTime: 0 },
  );
  const { write, isWriting, result, refused, unanswered } = useWriting();
  const [left, setLeft] = useState<readonly string[]>([]);
  // What a lost answer leaves open is asked for again.
  const groups = unanswered ?? preview.data?.groups ?? [];
  const isLocked = isWriting || unanswered !== undefined;
  const chosen = groups.filter((group) => !left.includes(keyOf(group)));
  return (
    <InvoiceRunDialog
      title="Sammelrechnungen"
      ready={chosen.length === 0 ? undefined : invoices(chosen.length)}
      onWrite={() => write(chosen)}
      {...{ isWriting, result, refused, onClose }}
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
                    <FormControlLabel
                      control={
                        <Checkbox
                          color="secondary"
                          checked={chosen.includes(group)}
                          disabled={isLocked}
                          onChange={() => setLeft((now) => turned(now, keyOf(group)))}
                        />
                      }
                      label={[group.customer, group.site].filter(Boolean).join(', ')}
                      sx={{ overflowWrap: 'anywhere' }}
                    />
                    <Quiet>{detailsOf(group)}</Quiet>
                    <DraftPaperButton
                      of={[group.customer, group.site].filter(Boolean).join(', ')}
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
    </InvoiceRunDialog>
  );
}

const turned = (left: readonly string[], key: string) =>
  left.includes(key) ? left.filter((each) => each !== key) : [...left, key];

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

/** Writes one after the other; while an answer is missing, a further press repeats the same ones. */
function useWriting() {
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [unanswered, setUnanswered] = useState<readonly CollectiveGroup[]>();
  const { send, isSending, result } = useOfficeCall({
    call: async (groups: readonly CollectiveGroup[], id) => {
      setUnanswered(groups);
      const results: InvoiceResult[] = [];
      for (const [index, { order_numbers }] of groups.entries()) {
        const body = { request_id: index === 0 ? id : `${id}-${index}`, order_numbers };
        results.push(await callApi('POST /api/admin/collective-invoices', { body }));
      }
      return results;
    },
    onDone: (results) => {
      setUnanswered(undefined);
      setRefused(results.flatMap((each) => (each.outcome === 'refused' ? each.message : [])));
      const numbers = results.flatMap((each) => (each.outcome === 'written' ? each.number : []));
      const done = counted(numbers.length, 'Sammelrechnung ist', 'Sammelrechnungen sind');
      return `${done} geschrieben${numbers.length > 0 ? ` (${numbers.join(', ')})` : ''}.`;
    },
    failed: 'Vielleicht ist erst ein Teil geschrieben; ein weiterer Druck schreibt nichts doppelt.',
    what: 'Failed to write collective invoices',
  });
  return { write: send, isWriting: isSending, result, refused, unanswered };
}
