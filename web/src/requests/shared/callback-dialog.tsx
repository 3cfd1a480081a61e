import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import { OPENING_HOURS } from '@shop/domain/company';
import { CALLBACK_TIMES } from '@shop/domain/request/contact';
import {
  type CallbackForm,
  CONTACT_TEXT_LIMITS,
  callbackErrors,
} from '@shop/domain/request/contact-schema';
import { useState } from 'react';
import { useAnnouncement } from '../../lib/announcer/announce.ts';
import { callApi } from '../../lib/api/client.ts';
import { formDraft } from '../../lib/form-draft.ts';
import { PATHS } from '../../lib/paths.ts';
import { useSendOnce } from '../../lib/use-send-once.ts';
import { DraftForm, useDraftForm } from '../../ui/form/draft-form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { SendOutcome } from '../../ui/form/send-outcome.tsx';
import { textFieldWithin } from '../../ui/form/text-field.tsx';
import { Flush, Quiet, Row } from '../../ui/layout.tsx';
import { HoneypotField, RequestSent } from './request-form.tsx';

export interface CallbackDialogProps {
  isOpen: boolean;
  onClose(): void;
}

const SEND = 'Rückruf anfordern';
const SENDING = 'Wird gesendet...';
const FAILED = 'Der Rückruf konnte nicht angefordert werden. Bitte versuchen Sie es erneut.';

const draft = formDraft<CallbackForm>('callbackDraft', {
  callback_name: '',
  callback_phone: '',
  callback_time: CALLBACK_TIMES[0],
  website: '',
});

/** Asks for a callback; loaded when it is opened. Unlike the contact form it says why it failed. */
export default function CallbackDialog({ isOpen, onClose }: CallbackDialogProps) {
  const [isSent, setIsSent] = useState(false);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="callback-title"
      slotProps={{ transition: { onExited: () => setIsSent(false) } }}
    >
      <DialogTitle id="callback-title" variant="h3" component="h2">
        {SEND}
      </DialogTitle>
      <DialogContent>
        {isSent ? (
          <RequestSent title="Rückruf angefordert!" againLabel="Schließen" onAgain={onClose}>
            Vielen Dank. Wir rufen Sie zu unseren Öffnungszeiten an.
          </RequestSent>
        ) : (
          <Callback onSent={() => setIsSent(true)} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}

function Callback({ onSent, onClose }: { onSent(): void; onClose(): void }) {
  const { failure, send } = useSendCallback(onSent);
  const form = useDraftForm<CallbackForm>({ draft, validate: callbackErrors, onSubmit: send });
  const { isSubmitting } = form;
  useAnnouncement(isSubmitting ? SENDING : '');

  return (
    <DraftForm form={form} sx={fields}>
      <Flush component="p">
        Wir rufen zurück: {OPENING_HOURS.slice(0, 2).map(hoursText).join(', ')}.
      </Flush>
      <CallbackField name="callback_name" label="Name" autoComplete="name" required />
      <CallbackField
        name="callback_phone"
        label="Telefonnummer"
        type="tel"
        autoComplete="tel"
        required
      />
      <SelectField name="callback_time" label="Wann?" options={TIMES} />
      <HoneypotField />
      <Quiet>
        * Pflichtfelder. Wie wir mit Ihren Angaben umgehen, steht in der{' '}
        <Link href={PATHS.privacy}>Datenschutzerklärung</Link>.
      </Quiet>
      <div>
        <SendOutcome draft={draft} what="Ihr Rückrufwunsch" action={SEND} failure={failure} />
        <Row align="stretch">
          <Button type="submit" disabled={isSubmitting}>
            {isSubmitting ? SENDING : SEND}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            Schließen
          </Button>
        </Row>
      </div>
    </DraftForm>
  );
}

function useSendCallback(onSent: () => void) {
  return useSendOnce({
    draft,
    call: ({ website, callback_name, callback_phone, callback_time }: CallbackForm, options) =>
      callApi('POST /api/callbacks', {
        body: {
          name: callback_name.trim(),
          phone: callback_phone.trim(),
          time: callback_time,
          ...(website && { website }),
        },
        ...options,
      }),
    onSent,
    failed: FAILED,
    what: 'Failed to ask for a callback',
  });
}

const hoursText = ({ days, hours }: { days: string; hours: string }) => `${days} ${hours}`;

const CallbackField = textFieldWithin({
  callback_name: CONTACT_TEXT_LIMITS.name,
  callback_phone: CONTACT_TEXT_LIMITS.phone,
});

const TIMES = CALLBACK_TIMES.map((time) => ({ value: time, label: time }));

const fields = { position: 'relative', display: 'grid', gap: 2 };
