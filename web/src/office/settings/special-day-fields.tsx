import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { SETTING_SCHEMAS, type SpecialDays } from '@shop/domain/office/settings';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { checkInput, type FieldMessages } from '../editing/read-values.ts';
import { type Row, toRows } from '../editing/rows.ts';
import { readHours } from './opening-hours.ts';
import { isPast, PeriodFields } from './period-fields.tsx';
import { RowList } from './row-list.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';
import { FIELD_GRID } from './settings-styles.ts';

interface SpecialDayValues {
  days: Row<{ from: string; to: string; name: string; isClosed: boolean; hours: string }>[];
}

/** Company holidays and days with other opening hours. */
export const SPECIAL_DAYS_FORM: SettingForm<'specialDays', SpecialDayValues> = {
  name: 'specialDays',
  lead: 'Betriebsferien und Tage mit anderen Öffnungszeiten; gesetzliche Feiertage kennt der Shop. Sie stehen bei den Öffnungszeiten, und an geschlossenen Tagen wird nicht geliefert.',
  toValues: ({ days }) => ({
    days: toRows(
      [...days]
        .sort((a, b) => (a.from < b.from ? -1 : 1))
        .map(({ hours, ...day }) => ({
          ...day,
          isClosed: hours === undefined,
          hours: hours ?? '',
        })),
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
    return checkInput(SETTING_SCHEMAS.specialDays, { days: read }, messages);
  },
  Fields: SpecialDayFields,
};

const NO_HOURS = 'Bitte geben Sie die Öffnungszeit so an: 08:00–12:00.';

function SpecialDayFields({ values, errors, onChange }: SettingFieldsProps<SpecialDayValues>) {
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
      <RowList
        label="Besondere Tage"
        rows={values.days}
        max={60}
        empty={{ from: '', to: '', name: '', isClosed: true, hours: '' }}
        addLabel="Tage hinzufügen"
        nameOf={({ name }, index) => name || `Eintrag ${index + 1}`}
        error={errors.days}
        isHidden={(day) => !isPastShown && isPast(day, today)}
        onChange={(days) => onChange({ days })}
      >
        {({ from, to, name, isClosed, hours }, index, set) => {
          const path = `days[${index}]`;
          return (
            <>
              <PeriodFields period={{ from, to }} path={path} errors={errors} onChange={set} />
              <Box sx={FIELD_GRID}>
                <SettingField
                  label="Anlass"
                  maxLength={60}
                  value={name}
                  error={errors[`${path}.name`]}
                  onChange={(text) => set({ name: text })}
                />
                <div>
                  <FormControlLabel
                    label="geschlossen"
                    control={<Checkbox checked={isClosed} color="secondary" />}
                    onChange={() => set({ isClosed: !isClosed })}
                    sx={{ mt: { sm: '37px' } }}
                  />
                  {!isClosed && (
                    <Box sx={{ mt: 1 }}>
                      <SettingField
                        label="Öffnungszeit"
                        maxLength={40}
                        value={hours}
                        error={errors[`${path}.hours`]}
                        hint="Zum Beispiel 08:00–12:00"
                        onBlur={() => set({ hours: readHours(hours) ?? hours })}
                        onChange={(text) => set({ hours: text })}
                      />
                    </Box>
                  )}
                </div>
              </Box>
            </>
          );
        }}
      </RowList>
    </>
  );
}
