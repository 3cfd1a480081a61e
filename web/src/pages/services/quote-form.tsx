import { quoteMessage } from '@shop/domain/request/contact';
import { type QuoteForm, quoteErrors } from '@shop/domain/request/contact-schema';
import { SelectField } from '../../components/form/select-field.tsx';
import { ContactField, PersonFields } from '../../features/contact/person-fields.tsx';
import { RequestForm } from '../../features/contact/request-form.tsx';
import { RequestSent } from '../../features/contact/request-sent.tsx';
import { useSendRequest } from '../../features/contact/use-send-request.ts';
import { formDraft } from '../../lib/form-draft.ts';
import { SERVICES } from './services.ts';

const draft = formDraft<QuoteForm>('quoteDraft', {
  name: '',
  email: '',
  phone: '',
  company: '',
  service_type: '',
  message: '',
  website: '',
});

const OPTIONS = [
  { value: '', label: 'Bitte wählen (optional)' },
  ...SERVICES.map(({ title }) => ({ value: title, label: title })),
  { value: 'Anderes Vorhaben', label: 'Anderes Vorhaben' },
];

export type QuotePrefill = Partial<Pick<QuoteForm, 'service_type'>>;

export function QuoteFormPanel({ prefill }: { prefill: QuotePrefill }) {
  const { isSent, send, reset } = useSendRequest(draft);
  if (isSent) {
    return (
      <RequestSent title="Anfrage gesendet!" againLabel="Neue Anfrage senden" onAgain={reset}>
        Vielen Dank für Ihre Anfrage. Wir sehen sie uns an und melden uns mit den nächsten
        Schritten.
      </RequestSent>
    );
  }
  return (
    <RequestForm
      draft={draft}
      validate={quoteErrors}
      send={(form) =>
        send(form, 'service_inquiry', quoteMessage(form.company, form.service_type, form.message))
      }
      prefill={prefill}
      prefillTitle={prefill.service_type ?? ''}
      submitLabel="Anfrage senden"
    >
      <PersonFields />
      <div data-wide>
        <SelectField name="service_type" label="Gewünschte Leistung" options={OPTIONS} />
      </div>
      <div data-wide>
        <ContactField name="message" label="Projektbeschreibung (optional)" rows={5} />
      </div>
    </RequestForm>
  );
}
