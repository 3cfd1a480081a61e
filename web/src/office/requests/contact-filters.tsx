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
  requestStatusBadge,
} from '@shop/domain/request/request-handling';
import { formatNumber } from '@shop/domain/text/format';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../components/filter-select.tsx';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { useLogFailure } from '../kit/api/failures.ts';
import { useAdminKey } from '../kit/api/use-admin-key.ts';
import { useContactFilter } from './use-contact-filter.ts';

const TYPES: readonly StoredRequestType[] = [...REQUEST_TYPES, 'withdrawal'];
const TYPE_OPTIONS = [
  { id: '', label: 'Alle' },
  ...TYPES.map((id) => ({ id, label: requestTypeLabel(id) })),
];

/** Chooses contact requests by status, with their numbers, and by type. */
export function ContactFilters() {
  const { filter, change } = useContactFilter();
  const { data: counts, error } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...useAdminKey(), 'contacts', 'counts'],
    queryFn: ({ signal }) => callApi('GET /api/admin/contact-counts', { signal }),
  });
  useLogFailure('Failed to count requests', error);
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
