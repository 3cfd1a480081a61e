import Box from '@mui/material/Box';
import { type Banner, SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { berlinDay } from '@shop/domain/time/calendar';
import { Notice } from '../../features/notices/notice-bar.tsx';
import { checkInput } from '../editing/read-values.ts';
import { type Row, toRows } from '../editing/rows.ts';
import { isPast, PeriodFields } from './period-fields.tsx';
import { RowList } from './row-list.tsx';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';
import { PREVIEW_TITLE } from './settings-styles.ts';

interface BannerValues {
  banners: Row<Banner>[];
}

/** Notices on every page of the shop. */
export const BANNER_FORM: SettingForm<'banner', BannerValues> = {
  name: 'banner',
  lead: 'Steht an diesen Tagen unten auf jeder Seite, bis der Besucher den Hinweis schließt. Gelten mehrere am selben Tag, kommt der nächste nach dem Schließen.',
  toValues: ({ banners }) => ({ banners: toRows(banners) }),
  read: ({ banners }) => {
    const read = banners.map(({ from, to, text }) => {
      return { text, from: from || undefined, to: to || undefined };
    });
    return checkInput(SETTING_SCHEMAS.banner, { banners: read }, {});
  },
  Fields: BannerFields,
};

function BannerFields({ values, errors, onChange }: SettingFieldsProps<BannerValues>) {
  const today = berlinDay(new Date());
  return (
    <RowList
      label="Hinweise"
      rows={values.banners}
      max={20}
      empty={{ text: '', from: '', to: '' }}
      addLabel="Hinweis hinzufügen"
      nameOf={(_, index) => `Hinweis ${index + 1}`}
      error={errors.banners}
      onChange={(banners) => onChange({ banners })}
    >
      {({ text, from, to }, index, set) => {
        const path = `banners[${index}]`;
        return (
          <>
            <PeriodFields period={{ from, to }} path={path} errors={errors} onChange={set} />
            <SettingField
              label={`Text von Hinweis ${index + 1}`}
              maxLength={200}
              rows={2}
              value={text}
              error={errors[`${path}.text`]}
              onChange={(typed) => set({ text: typed })}
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
        );
      }}
    </RowList>
  );
}
