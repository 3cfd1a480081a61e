import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { DatevLeftOut, DatevState } from '@shop/domain/invoice/datev-export';
import { toCents } from '@shop/domain/money/money';
import { counted, formatDateTime, formatEuro } from '@shop/domain/text/format';
import { berlinDay, lastMonths, monthName } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Loaded } from '../../office/tab/paged-list.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { PlainList, Quiet, Stack } from '../../ui/layout.tsx';

const MONTHS_BACK = 24;
const rows = (count: number) => counted(count, 'Buchung', 'Buchungen');

/** The month's rows for the tax adviser: writes what no batch has yet, and offers the batches. */
export function DatevDialog({ month: first, onClose }: { month: string; onClose(): void }) {
  const [month, setMonth] = useState(first);
  const [leftOut, setLeftOut] = useState<readonly DatevLeftOut[]>([]);
  const [after, setAfter] = useState('');
  const state = useOfficeQuery(['datev', month], 'GET /api/admin/datev', { query: { month } });
  const { send, isSending, result, forget } = useOfficeCall({
    call: (wanted: string, request_id) =>
      callApi('POST /api/admin/datev', { body: { request_id, month: wanted, after } }),
    onDone: ({ batch, left_out, has_more, next = after }) => {
      setLeftOut(left_out);
      setAfter(has_more ? next : '');
      const more = has_more ? ' Das war noch nicht alles: Bitte drücken Sie noch einmal.' : '';
      if (!batch) return `Es gibt nichts Neues zu übergeben.${more}`;
      return `Stapel ${batch.id} mit ${rows(batch.rows)} ist geschrieben.${more}`;
    },
    failed: 'Der Stapel konnte nicht geschrieben werden.',
  });
  const isWaiting = state.data?.waiting.some((each) => each.month === month);
  return (
    <AdminDialog
      title="Buchungsstapel für DATEV"
      isReadOnly
      onClose={onClose}
      actions={
        isWaiting && (
          <OfficeButton variant="contained" isBlocked={isSending} onClick={() => send(month)}>
            {isSending ? 'Wird geschrieben...' : `Stapel ${monthName(month)} schreiben`}
          </OfficeButton>
        )
      }
    >
      <Stack gap={2}>
        <Typography>
          Für Ihr Steuerbüro: Ein Stapel ist eine Datei mit den Rechnungen, Stornos, Zahlungen und
          Mahnkosten eines Monats. Jede Buchung steht nur in einem Stapel. Kommt für einen Monat
          später etwas dazu, schreiben Sie für ihn einfach noch einen.
        </Typography>
        <Box sx={{ maxWidth: 220 }}>
          <FilterSelect
            label="Monat"
            value={month}
            options={lastMonths(berlinDay(new Date()), MONTHS_BACK)}
            onPick={(picked) => {
              forget();
              setLeftOut([]);
              setAfter('');
              setMonth(picked);
            }}
          />
        </Box>
        <ResultAlert result={result} mt={0} />
        <LeftOut rows={leftOut} />
        <Loaded query={state} one="Buchungsstapel" loading="Die Stapel werden geladen...">
          {(loaded) => <Batches state={loaded} month={month} />}
        </Loaded>
      </Stack>
    </AdminDialog>
  );
}

function LeftOut({ rows: missing }: { rows: readonly DatevLeftOut[] }) {
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="alert">
      Diese Buchungen fehlen noch, weil in den Einstellungen das Konto fehlt. Tragen Sie es dort
      ein, dann kommen sie mit dem nächsten Stapel:
      <PlainList>
        {missing.map(({ order_number, reason, amount }) => (
          <li key={`${order_number} ${reason} ${amount}`}>
            {`${order_number}: ${reason}${amount === undefined ? '' : `, ${formatEuro(toCents(amount))}`}`}
          </li>
        ))}
      </PlainList>
    </Alert>
  );
}

function Batches({ state: { waiting, batches }, month }: { state: DatevState; month: string }) {
  const others = waiting.map(
    (each) => `${monthName(each.month)} (${counted(each.orders, 'Bestellung', 'Bestellungen')})`,
  );
  return (
    <Stack gap={1}>
      <Quiet>
        {others.length === 0 ? 'Alles ist übergeben.' : `Noch zu übergeben: ${others.join(', ')}.`}
      </Quiet>
      <PlainList aria-label={`Stapel ${monthName(month)}`}>
        {batches.map(({ id, rows: count, at }) => (
          <Box component="li" key={id} sx={ENDS}>
            {`Stapel ${id}, ${rows(count)}, ${formatDateTime(at)}`}
            <Button
              href={`/api/admin/datev/${id}.csv`}
              download
              variant="text"
              aria-label={`Stapel ${id} herunterladen`}
            >
              Herunterladen
            </Button>
          </Box>
        ))}
      </PlainList>
    </Stack>
  );
}
