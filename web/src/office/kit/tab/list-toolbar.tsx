import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useSearchText } from '../../../components/use-search-text.ts';
import { isTooShort } from './use-url-filter.ts';

interface ListToolbarProps {
  label: string;
  hint: string;
  search: string;
  onSearch(search: string): void;
  children: ReactNode;
  note?: string | undefined;
}

export function ListToolbar({ label, hint, search, onSearch, children, note }: ListToolbarProps) {
  const { text, setText, flush } = useSearchText(search, onSearch);
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <div>
        <SearchField label={label} text={text} onChange={setText} onDone={flush} />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {isTooShort(text) ? TOO_SHORT : hint}
        </Typography>
      </div>
      <Box sx={FOUR_COLUMNS}>{children}</Box>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const TOO_SHORT = 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';

export const FOUR_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: 2,
};

interface Option {
  id: string;
  label: string;
}

export const ALL: Option = { id: '', label: 'Alle' };

interface ChoicesProps<Values> {
  values: Values;
  rows: readonly { name: keyof Values & string; label: string; options: readonly Option[] }[];
  onChange(changed: Partial<Values>): void;
}

/** A select for each part of a filter or form that has few values. */
export function Choices<Values extends Record<keyof Values, string>>({
  values,
  rows,
  onChange,
}: ChoicesProps<Values>) {
  return rows.map(({ name, label, options }) => (
    <FilterSelect
      key={name}
      label={label}
      value={values[name]}
      options={options}
      onPick={(value) => onChange({ [name]: value } as unknown as Partial<Values>)}
    />
  ));
}
