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
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { ALL, Choices } from '../kit/tab/list-toolbar.tsx';
import { type FilterParts, useUrlFilter } from '../kit/tab/use-url-filter.ts';

const TYPES: readonly StoredRequestType[] = [...REQUEST_TYPES, 'withdrawal'];
const TYPE_OPTIONS = [ALL, ...TYPES.map((id) => ({ id, label: requestTypeLabel(id) }))];

export function ContactFilters() {
  const { filter, change } = useContactFilter();
  const { data: counts } = useOfficeQuery(['contacts', 'counts'], 'GET /api/admin/contact-counts');
  const statusOptions = REQUEST_STATUSES.map((id) => {
    const { label } = requestStatusBadge(id);
    return { id, label: counts ? `${label} (${formatNumber(counts[id])})` : label };
  });
  return (
    <Box sx={row}>
      <Choices
        values={filter}
        rows={[
          { name: 'status', label: 'Status', options: [ALL, ...statusOptions] },
          { name: 'type', label: 'Art der Anfrage', options: TYPE_OPTIONS },
        ]}
        onChange={change}
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

const PARTS: FilterParts<ContactFilter> = {
  status: { param: 'anfragestatus', none: '', allows: isRequestStatus },
  type: { param: 'art', none: '', allows: isStoredRequestType },
};

export const useContactFilter = () => useUrlFilter(PARTS);
