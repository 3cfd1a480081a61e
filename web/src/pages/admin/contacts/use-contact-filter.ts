import { isStoredRequestType, type StoredRequestType } from '@shop/domain/contact';
import { isRequestStatus, type RequestStatus } from '@shop/domain/request-handling';
import { useSearchParams } from 'react-router-dom';

/** Which contact requests are shown; an empty text filters nothing. */
export interface ContactFilter {
  status: RequestStatus | '';
  type: StoredRequestType | '';
}

const PARAMS = { status: 'anfragestatus', type: 'art' } as const;

/** The filters of the contact requests, kept in the URL for reload, links and the back button. */
export function useContactFilter() {
  const [params, setParams] = useSearchParams();
  const [status, type] = [params.get(PARAMS.status), params.get(PARAMS.type)];
  const filter: ContactFilter = {
    status: isRequestStatus(status) ? status : '',
    type: isStoredRequestType(type) ? type : '',
  };
  return {
    filter,
    change(changed: Partial<ContactFilter>) {
      const next = new URLSearchParams(params);
      const { status, type } = { ...filter, ...changed };
      for (const [param, value] of [
        [PARAMS.status, status],
        [PARAMS.type, type],
      ] as const) {
        if (value) next.set(param, value);
        else next.delete(param);
      }
      setParams(next, { state: { keepScroll: true } });
    },
  };
}
