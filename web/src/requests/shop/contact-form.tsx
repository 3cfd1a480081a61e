import Link from '@mui/material/Link';
import {
  contactMessage,
  isRequestType,
  REQUEST_TYPES,
  requestTypeLabel,
} from '@shop/domain/request/contact';
import { type ContactForm, contactErrors } from '@shop/domain/request/contact-schema';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { formDraft } from '../../lib/form-draft.ts';
import { useOwnTerms } from '../../lib/own-prices.ts';
import { CONTACT_SUBJECT_PARAM, CONTACT_TYPE_PARAM, PATHS } from '../../lib/paths.ts';
import { useAuth } from '../../session/session-context.ts';
import { inquirerOf, useKnownPerson } from '../../session/use-profile.ts';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Quiet } from '../../ui/layout.tsx';
import { useIsGross } from '../../ui/price.tsx';
import {
  ContactField,
  PersonFields,
  PRIVATE,
  RequestForm,
  RequestSent,
} from '../shared/request-form.tsx';
import { useSendRequest } from '../shared/use-send-request.ts';
import { RequestedItems, requestExtras, useRequestedItems } from './requested-items.tsx';

const draft = formDraft<ContactForm>('contactDraft', {
  request_type: 'contact',
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  website: '',
});

// Services have a form of their own.
const TYPE_OPTIONS = REQUEST_TYPES.filter((type) => type !== 'service_inquiry').map((value) => ({
  value,
  label: requestTypeLabel(value),
}));

export function ContactFormPanel() {
  const { isSent, send, reset } = useSendRequest(draft);
  const terms = useOwnTerms();
  const known = useKnownPerson(inquirerOf);
  const company = terms?.name;
  const isGross = useIsGross();
  const { user } = useAuth();
  const isVisitor = user === null;
  const person = useMemo(() => {
    const firm = company || known?.company || (isGross ? PRIVATE : '');
    // Filled in once, so not before the account is known.
    return known || isVisitor ? { ...known, ...(firm && { company: firm }) } : undefined;
  }, [known, isVisitor, company, isGross]);
  const prefill = useContactPrefill();
  const requested = useRequestedItems();
  const again = () => {
    requested.clear();
    reset();
  };
  if (isSent) {
    return (
      <RequestSent title="Nachricht gesendet!" againLabel="Neue Nachricht senden" onAgain={again}>
        Vielen Dank für Ihre Nachricht. Wir melden uns innerhalb von 24 Stunden an Werktagen.
        {user && (
          <>
            {' '}
            Ihre Anfrage steht im <Link href={OWN_REQUESTS}>Konto unter „Anfragen“</Link>.
          </>
        )}
      </RequestSent>
    );
  }
  return (
    <RequestForm
      draft={draft}
      validate={contactErrors}
      send={(form) => {
        const message = contactMessage(form.company, form.message);
        const by = terms && requested.entries.length > 0 && { customer_number: terms.number };
        return send(form, form.request_type, message, {
          ...requestExtras(requested),
          ...by,
          ...(by && terms.site && { site: terms.site }),
        });
      }}
      prefill={prefill}
      prefillTitle={prefill.message.trim() || requestTypeLabel(prefill.request_type)}
      person={person}
      submitLabel="Nachricht senden"
    >
      <RequestedItems {...requested} />
      {terms && requested.entries.length > 0 && (
        <Quiet data-wide>
          {`Für ${terms.name}, ${terms.number}${terms.site && `, Baustelle ${terms.site}`}, mit den Preisen der Firma.`}
        </Quiet>
      )}
      <div data-wide>
        <SelectField name="request_type" label="Art der Anfrage" required options={TYPE_OPTIONS} />
      </div>
      <PersonFields />
      <div data-wide>
        <ContactField name="message" label="Nachricht" required rows={5} />
      </div>
    </RequestForm>
  );
}

const OWN_REQUESTS = `${PATHS.dashboard}?bereich=anfragen`;

type ContactPrefill = Pick<ContactForm, 'request_type' | 'message'>;

/** The request type and the first line of the message, from the address; a new object for each visit. */
function useContactPrefill(): ContactPrefill {
  const location = useLocation();
  return useMemo(() => prefillOf(new URLSearchParams(location.search)), [location]);
}

function prefillOf(query: URLSearchParams): ContactPrefill {
  const type = query.get(CONTACT_TYPE_PARAM);
  const subject = query.get(CONTACT_SUBJECT_PARAM)?.slice(0, 200);
  return {
    request_type: isRequestType(type) && type !== 'service_inquiry' ? type : 'contact',
    message: subject ? `${subject}\n` : '',
  };
}
