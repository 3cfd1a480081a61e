import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { SearchField } from '../../../components/search-field.tsx';
import { useSearchText } from '../../../components/use-search-text.ts';
import { isTooShort } from './use-url-filter.ts';

interface ListToolbarProps {
  /** Label of the search field. */
  label: string;
  hint: string;
  search: string;
  onSearch(search: string): void;
  /** Four filters. */
  children: ReactNode;
  /** About the chosen filters. */
  note?: string | undefined;
}

/** Search, filters and sorting of a list. */
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
      <Box sx={filters}>{children}</Box>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}

const TOO_SHORT = 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';

const filters = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: 2,
};
