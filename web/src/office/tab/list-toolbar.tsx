import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { VISUALLY_HIDDEN } from '../../lib/theme/shared-styles.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { DateField } from '../../ui/form/date-field.tsx';
import { Quiet, WholeRow } from '../../ui/layout.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import { OfficeButton } from '../office-button.tsx';
import {
  type FilterOption,
  type FilterPart,
  isTooShort,
  type UrlFilter,
} from './use-url-filter.ts';

interface ListToolbarProps<Name extends string> {
  label: string;
  hint: string;
  url: UrlFilter<Name | 'search'>;
  /** Options known only at run time, by the name of their part. */
  options?: Partial<Record<Name, readonly FilterOption[]>> | undefined;
  note?: string | undefined;
}

/** The search with the filters beside it; on narrow screens they are behind a button. */
export function ListToolbar<Name extends string>(props: ListToolbarProps<Name>) {
  const { label, hint, url, options, note } = props;
  const { filter, change, active, parts } = url as UrlFilter<string>;
  const { text, setText, flush } = useSearchText(url.filter.search, (search) => change({ search }));
  const [isOpen, setOpen] = useState(false);
  const hintId = useId();
  const filtersId = useId();
  const filters = active.filter((part) => part !== 'search' && part !== 'sorting').length;
  return (
    <Box sx={toolbar}>
      <Box sx={searchWithHint}>
        <SearchField label={label} text={text} onChange={setText} onDone={flush} hintId={hintId} />
        <p id={hintId} data-wanted={isTooShort(text)}>
          {isTooShort(text) ? TOO_SHORT : hint}
        </p>
      </Box>
      <OfficeButton
        aria-expanded={isOpen}
        aria-controls={filtersId}
        onClick={() => setOpen(!isOpen)}
        sx={{ display: { md: 'none' }, minHeight: 48 }}
      >
        {filters > 0 ? `Filter (${filters})` : 'Filter'}
      </OfficeButton>
      <Box id={filtersId} sx={isOpen ? openFilters : closedFilters}>
        {Object.entries(parts).map(([name, part]) => (
          <FilterControl
            key={name}
            part={part}
            options={(options as FilterOptions)?.[name] ?? part.options}
            value={filter[name] ?? ''}
            onPick={(value) => change({ [name]: value })}
          />
        ))}
      </Box>
      {note && (
        <WholeRow>
          <Quiet>{note}</Quiet>
        </WholeRow>
      )}
    </Box>
  );
}

type FilterOptions = Partial<Record<string, readonly FilterOption[]>> | undefined;

interface FilterControlProps {
  part: FilterPart;
  options: readonly FilterOption[] | undefined;
  value: string;
  onPick(value: string): void;
}

function FilterControl({ part, options, value, onPick }: FilterControlProps) {
  const { label, none = '', isDay } = part;
  if (label === undefined) return null;
  if (!isDay) {
    // What is chosen elsewhere can only be dropped here.
    if (!options && value === none) return null;
    const all = none === '' ? [ALL, ...(options ?? [])] : (options ?? []);
    return <FilterSelect label={label} value={value} options={all} onPick={onPick} />;
  }
  return (
    <DateField
      label={label}
      value={value}
      earliest={FIRST_DAY}
      required={false}
      compact
      onChange={(day, typed) => (day || !typed) && onPick(day)}
    />
  );
}

/** First day of the shop; older orders have no delivery day. */
export const FIRST_DAY = '2026-01-01';

const TOO_SHORT = 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';

const toolbar = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    md: 'minmax(min(100%, 15rem), 1fr) minmax(0, 4fr)',
  },
  alignItems: 'end',
  gap: { xs: 1, md: 2 },
  mb: 1,
};

/**
 * Takes no room: the hint lies over the list while the empty field has the focus or the typed text is
 * too short.
 */
const searchWithHint = {
  position: 'relative',
  '& > p': { ...VISUALLY_HIDDEN, m: 0 },
  '& > search:focus-within:has(:placeholder-shown) + p, & > p[data-wanted="true"]': {
    top: 'calc(100% + 8px)',
    left: 0,
    zIndex: 1,
    width: { xs: 'calc(100vw - 32px)', md: 'max-content' },
    maxWidth: '40rem',
    height: 'auto',
    clipPath: 'none',
    whiteSpace: 'normal',
    p: 1.5,
    typography: 'body2',
    bgcolor: COLORS.white,
    border: `1px solid ${COLORS.ink}`,
    borderRadius: 1,
    // Lets presses through to what lies beneath.
    pointerEvents: 'none',
  },
};

const openFilters = {
  display: { xs: 'grid', md: 'flex' },
  gridColumn: { xs: '1 / -1', md: 'auto' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '& > *': { flex: '1 1 0', minWidth: 0, maxWidth: { md: '20rem' } },
  gap: { xs: 1, md: 2 },
};

const closedFilters = { ...openFilters, display: { xs: 'none', md: 'flex' } };

export const ALL: FilterOption = { id: '', label: 'Alle' };

interface ChoicesProps<Values> {
  values: Values;
  rows: readonly { name: keyof Values & string; label: string; options: readonly FilterOption[] }[];
  onChange(changed: Partial<Values>): void;
}

/** A select for each part of a filter or form that has only a few values. */
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
