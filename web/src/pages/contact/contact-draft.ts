import { isRequestType } from '@shop/domain/contact';
import type { ContactForm } from '@shop/domain/contact-schema';
import { type FormDraft, formDraft } from '../../features/contact/form-draft.ts';

const EMPTY: ContactForm = {
  request_type: 'contact',
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  website: '',
};

const stored = formDraft<Record<keyof ContactForm, string>>('contactDraft', EMPTY);

/** What the visitor has typed into the contact form in this tab. */
export const contactDraft: FormDraft<ContactForm> = {
  ...stored,
  empty: EMPTY,
  read() {
    const form = stored.read();
    const { request_type } = form;
    return { ...form, request_type: isRequestType(request_type) ? request_type : 'contact' };
  },
};
