import { isStoredRequestType, type StoredRequestType } from '@shop/domain/request/contact';
import { isRequestStatus, type RequestStatus } from '@shop/domain/request/request-handling';
import { useUrlFilter } from '../kit/tab/use-url-filter.ts';

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
