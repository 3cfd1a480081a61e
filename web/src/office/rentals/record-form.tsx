import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { AdminBooking, BookingStepRequest } from '@shop/domain/booking/booking';
import { inspectionDay } from '@shop/domain/booking/booking-days';
import { toCents } from '@shop/domain/money/money';
import { formatEuro, parseDecimal } from '@shop/domain/text/format';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { InputField } from '../../components/form/text-field.tsx';
import { Titled } from '../../components/titled.tsx';
import { columns } from '../../lib/theme/shared-styles.ts';
import { AdminDialog } from '../kit/dialog/admin-dialog.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { RecordPhotos } from './record-photos.tsx';
import { STEP_TEXTS, useBookingCall, useTools } from './rental-bookings.ts';
import { SignatureField } from './signature-field.tsx';

interface RecordFormProps {
  booking: AdminBooking;
  to: 'handed_out' | 'returned';
  onClose(): void;
}

/**
 * The record of a tool changing hands, taken on a phone beside it: state, accessories, photos,
 * signature.
 */
export default function RecordForm({ booking, to, onClose }: RecordFormProps) {
  const isReturn = to === 'returned';
  const tool = useTools().find(({ id }) => id === booking.tool_id);
  const accessories = isReturn
    ? (booking.handover?.accessories ?? [])
    : (tool?.accessories ?? '').split('\n').filter((line) => line.trim() !== '');
  const [texts, setTexts] = useState({
    meter: '',
    fuel: isReturn ? '' : '100',
    condition: isReturn ? '' : 'In Ordnung',
    name: booking.customer_name,
    kept: '',
    why: '',
    despite: '',
  });
  const due = isReturn || !tool ? undefined : inspectionDay(tool);
  const isDue = due !== undefined && due < berlinDay(new Date());
  const [there, setThere] = useState<ReadonlySet<string>>(new Set(isReturn ? [] : accessories));
  const [pictures, setPictures] = useState<readonly string[]>([]);
  const [signature, setSignature] = useState('');
  const [deposit, setDeposit] = useState<'held' | 'none' | 'returned' | 'kept'>(
    isReturn ? 'returned' : 'held',
  );
  const [problem, setProblem] = useState<string>();
  const { send, isSending, result } = useBookingCall('step', booking, STEP_TEXTS, onClose);
  const missing = accessories.filter((each) => !there.has(each));
  const hasDeposit = booking.deposit_amount > 0 && (!isReturn || booking.deposit.state === 'held');

  function submit(): void {
    const found = problemOf();
    setProblem(found);
    if (found || isSending) return;
    const meter_hours = parseDecimal(texts.meter);
    const fuel_percent = parseDecimal(texts.fuel);
    const record = {
      ...(meter_hours !== undefined && { meter_hours }),
      ...(fuel_percent !== undefined && { fuel_percent: Math.round(fuel_percent) }),
      condition: texts.condition,
      accessories: accessories.filter((each) => there.has(each)),
      pictures: [...pictures],
      signature,
      signed_by: texts.name,
    };
    const body: Omit<BookingStepRequest, 'request_id'> = {
      from: booking.state,
      to,
      record,
      ...(isDue && { despite_inspection: texts.despite }),
      ...(hasDeposit && {
        deposit: {
          state: deposit,
          ...(deposit === 'kept' && { kept_amount: parseDecimal(texts.kept), reason: texts.why }),
        },
      }),
    };
    send(body);
  }

  function problemOf(): string | undefined {
    if (isDue && !texts.despite.trim()) return 'Bitte nennen Sie den Grund.';
    if (!texts.condition.trim()) return 'Bitte beschreiben Sie den Zustand.';
    if (texts.meter.trim() && parseDecimal(texts.meter) === undefined)
      return 'Betriebsstunden: Zahl erwartet';
    if (!texts.name.trim()) return 'Bitte geben Sie den Namen zur Unterschrift an.';
    if (!signature) return 'Die Unterschrift fehlt.';
    if (deposit === 'kept' && !(parseDecimal(texts.kept) && texts.why.trim())) {
      return 'Bitte geben Sie an, wie viel und warum einbehalten wird.';
    }
    return undefined;
  }

  const text = (name: keyof typeof texts, label: string, over: object = {}) => (
    <InputField
      label={label}
      value={texts[name]}
      maxLength={10}
      onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
      {...over}
    />
  );
  return (
    <AdminDialog
      title={`${isReturn ? 'Rücknahme' : 'Übergabe'}: ${booking.tool_name}`}
      keepsOpen
      onClose={onClose}
      actions={
        <Button onClick={submit} aria-disabled={isSending}>
          {isSending ? 'Wird gespeichert...' : isReturn ? 'Zurücknehmen' : 'Übergeben'}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {isDue && (
          <div>
            <Alert severity="warning" sx={{ mb: 2 }}>
              {`Die UVV-Prüfung war am ${formatDay(due)} fällig.`}
            </Alert>
            {text('despite', 'Warum es trotzdem hinausgeht', { maxLength: 300, required: true })}
          </div>
        )}
        <Box sx={{ ...columns('sm', 1, 1), gap: 2 }}>
          {text('meter', 'Betriebsstunden', {
            inputMode: 'decimal',
            hint:
              isReturn && booking.handover?.meter_hours !== undefined
                ? `Bei der Übergabe: ${booking.handover.meter_hours}`
                : undefined,
          })}
          <FilterSelect
            label="Tankfüllung"
            value={texts.fuel}
            options={FUEL}
            onPick={(fuel) => setTexts({ ...texts, fuel })}
          />
        </Box>
        {text('condition', 'Zustand', {
          rows: 3,
          maxLength: 1000,
          required: true,
          hint: 'Schäden, Kratzer, Verschmutzung',
        })}
        {accessories.length > 0 && (
          <Titled title="Zubehör" variant="h3" heading="h3">
            <Box sx={{ display: 'grid' }}>
              {accessories.map((each) => (
                <FormControlLabel
                  key={each}
                  label={each}
                  control={
                    <Checkbox
                      checked={there.has(each)}
                      onChange={(_, isThere) => {
                        const others = [...there].filter((other) => other !== each);
                        setThere(new Set(isThere ? [...others, each] : others));
                      }}
                    />
                  }
                />
              ))}
            </Box>
            {isReturn && missing.length > 0 && (
              <Alert severity="warning">{`Es fehlt noch: ${missing.join(', ')}`}</Alert>
            )}
          </Titled>
        )}
        <RecordPhotos pictures={pictures} onChange={setPictures} />
        {hasDeposit && (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <FilterSelect
              label={`Kaution ${formatEuro(toCents(booking.deposit_amount))}`}
              value={deposit}
              options={isReturn ? BACK : TAKEN}
              onPick={(id) => setDeposit(id as 'held')}
            />
            {deposit === 'kept' && (
              <Box sx={{ ...columns('sm', 1, 2), gap: 2 }}>
                {text('kept', 'Einbehalten (€)', { inputMode: 'decimal', required: true })}
                {text('why', 'Grund (liest der Kunde)', { maxLength: 300, required: true })}
              </Box>
            )}
          </Box>
        )}
        {text('name', 'Name zur Unterschrift', { maxLength: 100, required: true })}
        <SignatureField label="Unterschrift" onChange={setSignature} />
        <ResultAlert result={problem ?? result} />
      </Box>
    </AdminDialog>
  );
}

const FUEL = [
  { id: '', label: 'ohne Tank' },
  { id: '100', label: 'voll' },
  { id: '75', label: 'drei Viertel' },
  { id: '50', label: 'halb' },
  { id: '25', label: 'ein Viertel' },
  { id: '0', label: 'leer' },
];
const TAKEN = [
  { id: 'held', label: 'erhalten' },
  { id: 'none', label: 'nicht erhalten' },
];
const BACK = [
  { id: 'returned', label: 'ganz zurückgegeben' },
  { id: 'kept', label: 'zum Teil einbehalten' },
  { id: 'held', label: 'wird später geklärt' },
];
