import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { daysIn } from '@shop/domain/booking/booking-days';
import { type Banner, SETTINGS, type SpecialDays } from '@shop/domain/settings/settings';
import { counted } from '@shop/domain/text/format';
import { addDays, berlinDay, type CalendarDay, formatDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { officePath } from '../../office/addresses.ts';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { useCalendar } from '../../office/api/use-rentals.ts';
import { FIELD_GRID } from '../../office/editing/field-sections.tsx';
import { checkInput, type FieldMessages } from '../../office/editing/read-values.ts';
import { type Row, RowList, toRows } from '../../office/editing/row-list.tsx';
import { TextField, useField } from '../../office/form/form-fields.tsx';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Block } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PREVIEW_TITLE, type SettingForm } from './setting-editor.tsx';

export const BANNER_FORM: SettingForm<'banner', { banners: Row<Banner>[] }> = {
  name: 'banner',
  lead: 'Steht an diesen Tagen unten auf jeder Seite, bis der Besucher den Hinweis schließt. Gelten mehrere am selben Tag, kommt der nächste nach dem Schließen.',
  toValues: ({ banners }) => ({ banners: toRows(banners) }),
  read: ({ banners }) => {
    const read = banners.map(({ from, to, text }) => {
      return { text, from: from || undefined, to: to || undefined };
    });
    return checkInput(SETTINGS.banner.schema, { banners: read }, {});
  },
  Fields: BannerFields,
};

function BannerFields() {
  const today = berlinDay(new Date());
  return (
    <RowList<Banner>
      name="banners"
      label="Hinweise"
      max={20}
      empty={{ text: '', from: '', to: '' }}
      addLabel="Hinweis hinzufügen"
      nameOf={(_, index) => `Hinweis ${index + 1}`}
    >
      {({ text, from, to }, index) => (
        <>
          <PeriodFields path={`banners[${index}]`} />
          <TextField
            name={`banners[${index}].text`}
            label={`Text von Hinweis ${index + 1}`}
            required
            autoComplete="off"
            maxLength={200}
            rows={2}
          />
          {text.trim() && (
            <Block mt={2}>
              <Box sx={PREVIEW_TITLE}>
                {isPast({ from, to }, today) ? 'Vorbei; so sah er aus' : 'So sehen ihn Besucher'}
              </Box>
              <Box inert>
                <Notice text={text.trim()} onDismiss={() => {}} />
              </Box>
            </Block>
          )}
        </>
      )}
    </RowList>
  );
}

interface SpecialDay {
  from: string;
  to: string;
  name: string;
  isClosed: boolean;
  hours: string;
}

interface SpecialDayValues {
  days: Row<SpecialDay>[];
}

export const SPECIAL_DAYS_FORM: SettingForm<'specialDays', SpecialDayValues> = {
  name: 'specialDays',
  lead: 'Betriebsferien und Tage mit anderen Öffnungszeiten; gesetzliche Feiertage kennt der Shop. Sie stehen bei den Öffnungszeiten, und an geschlossenen Tagen wird nicht geliefert.',
  toValues: ({ days }) => ({
    days: toRows(
      [...days]
        .sort((a, b) => (a.from < b.from ? -1 : 1))
        .map(({ hours, ...day }) => {
          return { ...day, isClosed: hours === undefined, hours: hours ?? '' };
        }),
    ),
  }),
  read: ({ days }) => {
    const messages: FieldMessages = {};
    const read = days.map(({ from, to, name, isClosed, hours }, index): SpecialDays => {
      const day = { from: from || undefined, to: to || undefined, name } as SpecialDays;
      if (isClosed) return day;
      const known = readHours(hours);
      if (known === undefined) messages[`days[${index}].hours`] = NO_HOURS;
      return { ...day, hours: known ?? '' };
    });
    return checkInput(SETTINGS.specialDays.schema, { days: read }, messages);
  },
  Fields: SpecialDayFields,
};

const NO_HOURS = 'Bitte geben Sie die Öffnungszeit so an: 08:00–12:00.';

function SpecialDayFields({ values }: { values: SpecialDayValues }) {
  const [isPastShown, setIsPastShown] = useState(false);
  const today = berlinDay(new Date());
  const past = values.days.filter((day) => isPast(day, today)).length;
  return (
    <>
      {past > 0 && (
        <Button
          variant="text"
          size="small"
          aria-expanded={isPastShown}
          onClick={() => setIsPastShown(!isPastShown)}
        >
          {isPastShown ? 'Vergangene ausblenden' : `Vergangene anzeigen (${past})`}
        </Button>
      )}
      <RowList<SpecialDay>
        name="days"
        label="Besondere Tage"
        max={60}
        empty={{ from: '', to: '', name: '', isClosed: true, hours: '' }}
        addLabel="Tage hinzufügen"
        nameOf={({ name }, index) => name || `Eintrag ${index + 1}`}
        isHidden={(day) => !isPastShown && isPast(day, today)}
      >
        {({ from, to, isClosed, hours }, index, set) => {
          const path = `days[${index}]`;
          return (
            <>
              <PeriodFields path={path} />
              <Box sx={FIELD_GRID}>
                <TextField {...FIELD} name={`${path}.name`} label="Anlass" maxLength={60} />
                <div>
                  <Tick
                    label="geschlossen"
                    checked={isClosed}
                    onChange={() => set({ isClosed: !isClosed })}
                    sx={{ mt: { sm: '37px' } }}
                  />
                  {!isClosed && (
                    <Block mt={1}>
                      <TextField
                        {...FIELD}
                        name={`${path}.hours`}
                        label="Öffnungszeit"
                        maxLength={40}
                        hint="Zum Beispiel 08:00–12:00"
                        onBlur={() => set({ hours: readHours(hours) ?? hours })}
                      />
                    </Block>
                  )}
                </div>
              </Box>
              {isClosed && from && <AgreedWork from={from} to={to || from} />}
            </>
          );
        }}
      </RowList>
    </>
  );
}

/** Appointments on days that are to be closed, up to two weeks of them. */
function AgreedWork({ from, to }: Period) {
  const today = berlinDay(new Date());
  const days = daysIn({ from: from < today ? today : from, to: addDays(to, 1) });
  return days.slice(0, 14).map((day) => <WorkOfDay key={day} day={day} />);
}

function WorkOfDay({ day }: { day: CalendarDay }) {
  const key = ['deliveries', day];
  const { data: deliveries } = useOfficeQuery(key, 'GET /api/admin/deliveries', { query: { day } });
  // A booking blocks nothing on its return day.
  const { data: calendar } = useCalendar({ from: addDays(day, -1), to: day });
  const orders = deliveries?.orders.length ?? 0;
  const rentals = (calendar?.bookings ?? []).filter(
    ({ kind, start_day, end_day }) => kind === 'rental' && (start_day === day || end_day === day),
  ).length;
  if (orders + rentals === 0) return null;
  return (
    <SpacedAlert severity="warning" mt={1}>
      {`${formatDay(day)}: `}
      <MuiLink href={officePath('bestellungen', '', { lieferliste: day })}>
        {counted(orders, 'Lieferung oder Abholung', 'Lieferungen oder Abholungen')}
      </MuiLink>
      {', '}
      <MuiLink href={officePath('vermietung', '', { ab: day })}>
        {counted(rentals, 'Übergabe oder Rückgabe', 'Übergaben oder Rückgaben')}
      </MuiLink>
    </SpacedAlert>
  );
}

const FIELD = { required: true, autoComplete: 'off' };

const TIME = /^(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?$/;

/**
 * Typed opening hours as they are displayed: `8-12`, `8.00 bis 12 Uhr` and `08:00–12:00` all become
 * `08:00–12:00`. Undefined for anything else, including an end that is not after the beginning.
 */
export function readHours(text: string): string | undefined {
  const parts = text.replace(/uhr/gi, '').split(/–|-|bis/);
  const [from, to] = parts.map((part) => readTime(part.trim()));
  if (parts.length !== 2 || !from || !to || from >= to) return undefined;
  return `${from}–${to}`;
}

function readTime(text: string): string | undefined {
  const { hour = '', minute = '00' } = TIME.exec(text)?.groups ?? {};
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** A range of days, both ends included. */
interface Period {
  from: CalendarDay;
  to: CalendarDay;
}

/** Whether all of its days are past; never true without an end. */
function isPast({ to }: Period, today: CalendarDay): boolean {
  return to !== '' && to < today;
}

/**
 * First and last day of the row at a path. Choosing the first day also sets the last one until that is
 * chosen.
 */
function PeriodFields({ path }: { path: string }) {
  const row = useField<Period>(path);
  const from = useField<CalendarDay>(`${path}.from`);
  const to = useField<CalendarDay>(`${path}.to`);
  const today = berlinDay(new Date());
  return (
    <Box sx={{ ...FIELD_GRID, mb: 2 }}>
      <DateField
        label="Von"
        value={from.value}
        earliest={today}
        error={from.error}
        onChange={(day) => {
          from.set(day);
          if (to.value === '' || to.value === from.value) to.set(day);
        }}
      />
      <DateField
        label="Bis"
        value={to.value}
        earliest={from.value || today}
        error={to.error ?? row.error}
        onChange={to.set}
      />
    </Box>
  );
}
