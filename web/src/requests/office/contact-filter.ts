import { REQUEST_TYPES, requestTypeLabel } from '@shop/domain/request/contact';
import { REQUEST_STATUSES, requestStatusBadge } from '@shop/domain/request/request-handling';
import { useUrlFilter } from '../../office/tab/use-url-filter.ts';

/** The states to filter by, with their labels. */
export const REQUEST_STATES = REQUEST_STATUSES.map((id) => ({
  id,
  label: requestStatusBadge(id).label,
}));

const PARTS = {
  search: { param: 'suche' },
  status: { param: 'anfragestatus', label: 'Status', options: REQUEST_STATES },
  type: {
    param: 'art',
    label: 'Art der Anfrage',
    options: [...REQUEST_TYPES, 'withdrawal'].map((id) => ({ id, label: requestTypeLabel(id) })),
  },
};

export const useContactFilter = () => useUrlFilter(PARTS);
