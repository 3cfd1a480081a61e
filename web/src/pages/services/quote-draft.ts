import type { QuoteForm } from '@shop/domain/contact-schema';
import { type FormDraft, formDraft } from '../../features/contact/form-draft.ts';

/** What the visitor has typed into the quote form in this tab. */
export const quoteDraft: FormDraft<QuoteForm> = formDraft<Record<keyof QuoteForm, string>>(
  'quoteDraft',
  { name: '', email: '', phone: '', company: '', service_type: '', message: '', website: '' },
);
