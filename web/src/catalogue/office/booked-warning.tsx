import Alert from '@mui/material/Alert';
import { MAX_DAYS_AHEAD } from '@shop/domain/delivery/delivery-days';
import { counted } from '@shop/domain/text/format';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { useCalendar } from '../../office/api/use-rentals.ts';

/** Hiding tools cancels nothing. */
export function BookedWarning({ tools }: { tools: readonly string[] }) {
  const today = berlinDay(new Date());
  const [only = ''] = tools.length === 1 ? tools : [];
  const days = { from: today, to: addDays(today, MAX_DAYS_AHEAD), ...(only && { tool: only }) };
  const { data, isError } = useCalendar(days, tools.length > 0);
  const count = (data?.bookings ?? []).filter(
    ({ kind, tool_id }) => kind === 'rental' && (only || tools.includes(String(tool_id))),
  ).length;
  const isUnknown = tools.length > 0 && count === 0 && (isError || data?.is_cut);
  if (count === 0 && !isUnknown) return null;
  const which = only ? 'dieses Gerät' : 'diese Geräte';
  const known = `${data?.is_cut ? 'mindestens ' : ''}${counted(count, 'Buchung', 'Buchungen')}`;
  return (
    <Alert severity="warning" sx={{ gridColumn: '1 / -1' }}>
      {isUnknown
        ? `Ob es für ${which} Buchungen gibt, ließ sich nicht prüfen. Bitte sehen Sie in der Vermietung nach.`
        : `Ab heute gibt es für ${which} ${known}. In der Vermietung ändert sich dadurch nichts.`}
    </Alert>
  );
}
