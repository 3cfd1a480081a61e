import type { ApiRequest } from '@shop/domain/contract/api';
import type { StoredContact } from '@shop/domain/request/contact';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { NOTE_TEXTS } from '../kit/notes.tsx';

const TEXTS = {
  status: { done: 'Der Status ist geändert.', failed: 'Der Status konnte nicht geändert werden.' },
  notes: NOTE_TEXTS,
  reply: {
    done: 'Die Antwort ist unterwegs.',
    failed: 'Die Antwort konnte nicht gesendet werden.',
  },
};

type Step = keyof typeof TEXTS;
type StepCall<Name extends Step> = `POST /api/admin/contacts/{id}/${Name}`;

/** Changes a contact request; `onChanged` receives it as it is afterwards. */
export function useContactCall<Name extends Step>(
  { id }: StoredContact,
  name: Name,
  onChanged: (contact: StoredContact) => void,
) {
  const { done, failed } = TEXTS[name];
  return useOfficeCall({
    call: (body: ApiRequest<StepCall<Name>>): Promise<StoredContact> =>
      callApi<StepCall<Step>>(`POST /api/admin/contacts/{id}/${name}`, {
        params: { id },
        body: body as ApiRequest<StepCall<Step>>,
      }),
    onDone: (changed) => {
      onChanged(changed);
      return done;
    },
    failed,
    what: 'Failed to change request',
  });
}
