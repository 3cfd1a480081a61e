import Box from '@mui/material/Box';
import { type Banner, SETTINGS } from '@shop/domain/settings/settings';
import { berlinDay } from '@shop/domain/time/calendar';
import { TextField } from '../../components/form/text-field.tsx';
import { Notice } from '../../features/notices/notice-bar.tsx';
import { checkInput } from '../editing/read-values.ts';
import { RowList } from '../editing/row-list.tsx';
import { type Row, toRows } from '../editing/rows.ts';
import { isPast, PeriodFields } from './period-fields.tsx';
import type { SettingForm } from './setting-editor.tsx';
import { PREVIEW_TITLE } from './setting-editor.tsx';

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
            <Box sx={{ mt: 2 }}>
              <Box sx={PREVIEW_TITLE}>
                {isPast({ from, to }, today) ? 'Vorbei; so sah er aus' : 'So sehen ihn Besucher'}
              </Box>
              <Box inert>
                <Notice text={text.trim()} onDismiss={() => {}} />
              </Box>
            </Box>
          )}
        </>
      )}
    </RowList>
  );
}
