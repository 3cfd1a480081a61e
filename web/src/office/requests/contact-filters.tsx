import Box from '@mui/material/Box';
import {
  isStoredRequestType,
  REQUEST_TYPES,
  requestTypeLabel,
  type StoredRequestType,
} from '@shop/domain/request/contact';
import {
  isRequestStatus,
  REQUEST_STATUSES,
  type RequestStatus,
  requestStatusBadge,
} from '@shop/domain/request/request-handling';
import { formatNumber } from '@shop/domain/text/format';
import { FilterSelect } from '../../components/filter-select.tsx';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { useUrlFilter } from '../kit/tab/use-url-filter.ts';

const TYPES: readonly StoredRequestType[] = [...REQUEST_TYPES, 'withdrawal'];
const TYPE_OPTIONS = [
  { id: '', label: 'Alle' },
  ...TYPES.map((id) => ({ id, label: requestTypeLabel(id) })),
];

/** Chooses contact requests by status, with their numbers, and by type. */
export function ContactFilters() {
  const { filter, change } = useContactFilter();
  const { data: counts } = useOfficeQuery(['contacts', 'counts'], 'GET /api/admin/contact-counts');
  const statusOptions = REQUEST_STATUSES.map((id) => {
    const { label } = requestStatusBadge(id);
    return { id, label: counts ? `${label} (${formatNumber(counts[id])})` : label };
  });
  return (
    <Box sx={row}>
      <FilterSelect
        label="Status"
        value={filter.status}
        options={[{ id: '', label: 'Alle' }, ...statusOptions]}
        onPick={(status) => change({ status: isRequestStatus(status) ? status : '' })}
      />
      <FilterSelect
        label="Art der Anfrage"
        value={filter.type}
        options={TYPE_OPTIONS}
        onPick={(type) => change({ type: isStoredRequestType(type) ? type : '' })}
      />
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 240px))' },
  gap: 2,
  mb: 2,
};

/** Which contact requests are shown; an empty text filters nothing. */
export interface ContactFilter {
  status: RequestStatus | '';
  type: StoredRequestType | '';
}

const NAMES = { status: 'anfragestatus', type: 'art' };
const NONE: ContactFilter = { status: '', type: '' };

/** The filters of the contact requests. */
export function useContactFilter() {
  return useUrlFilter<ContactFilter>({ names: NAMES, none: NONE, parse });
}

function parse(read: (part: keyof ContactFilter) => string): ContactFilter {
  const [status, type] = [read('status'), read('type')];
  return {
    status: isRequestStatus(status) ? status : '',
    type: isStoredRequestType(type) ? type : '',
  };
}
