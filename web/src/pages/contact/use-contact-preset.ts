import { isRequestType } from '@shop/domain/contact';
import type { ContactForm } from '@shop/domain/contact-schema';
import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTACT_SUBJECT_PARAM, CONTACT_TYPE_PARAM } from '../../lib/paths.ts';

/**
 * What the address asks for: the kind of request, and a first line of the message where none has
 * been typed. It is a new function with every link that is followed.
 */
export function useContactPreset(): (form: ContactForm) => ContactForm {
  const location = useLocation();
  return useCallback((form) => presetForm(form, new URLSearchParams(location.search)), [location]);
}

function presetForm(form: ContactForm, query: URLSearchParams): ContactForm {
  const type = query.get(CONTACT_TYPE_PARAM);
  const subject = query.get(CONTACT_SUBJECT_PARAM)?.slice(0, 200);
  return {
    ...form,
    ...(isRequestType(type) && type !== 'service_inquiry' && { request_type: type }),
    ...(subject && !form.message.trim() && { message: `${subject}\n` }),
  };
}
