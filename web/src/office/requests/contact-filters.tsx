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
import { FilterSelect } from '../../components/filter-select.tsx';
import { useOfficeQuery } from '../kit/api/use-office-query.ts';
import { useContactFilter } from './use-contact-filter.ts';

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
