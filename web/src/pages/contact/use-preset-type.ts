import { isRequestType, type RequestType } from '@shop/domain/contact';
import { useMemo } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { CONTACT_TYPE_PARAM } from '../../paths.ts';

/** The kind of request that the address asks for; a new object with every link that is followed. */
export function usePresetType(): { request_type: RequestType } | undefined {
  const location = useLocation();
  return useMemo(() => presetOf(location), [location]);
}

function presetOf({ search }: Location) {
  const type = new URLSearchParams(search).get(CONTACT_TYPE_PARAM);
  return isRequestType(type) && type !== 'service_inquiry' ? { request_type: type } : undefined;
}
