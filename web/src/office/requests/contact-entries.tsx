import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { StoredContact } from '@shop/domain/request/contact';
import { MAX_ENTRY_LENGTH } from '@shop/domain/request/request-handling';
import { useId } from 'react';
import { NoteForm, NoteList } from '../kit/notes.tsx';
import { ResultAlert } from '../kit/tab/call-alerts.tsx';
import { useContactCall } from './use-contact-call.ts';

interface ContactEntriesProps {
  contact: StoredContact;
  what: 'notes' | 'reply';
  onChanged(contact: StoredContact): void;
}

const TEXTS = {
  notes: {
    title: 'Interne Notizen',
    hint: 'Nur für das Büro.',
    label: 'Neue Notiz',
    rows: 2,
    action: 'Notiz speichern',
    pendingAction: 'Wird gespeichert...',
  },
  reply: {
    title: 'Antworten',
    hint: 'Geht als E-Mail an den Absender; seine Antwort kommt in Ihr Postfach.',
    label: 'Ihre Antwort',
    rows: 5,
    action: 'Antwort senden',
    pendingAction: 'Wird gesendet...',
  },
};

/** The notes on a contact request or the replies to it, and a form to add one. */
export function ContactEntries({ contact, what, onChanged }: ContactEntriesProps) {
  const titleId = useId();
  const { send, isSending, result } = useContactCall(contact, what, onChanged);
  const { title, hint, ...form } = TEXTS[what];
  const entries = (what === 'notes' ? contact.notes : contact.replies) ?? [];
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 4 }}>
      <Typography variant="h3" id={titleId}>
        {title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {hint}
      </Typography>
      <NoteList notes={entries} />
      <NoteForm
        {...form}
        maxLength={MAX_ENTRY_LENGTH}
        isPending={isSending}
        onSend={(note, onSuccess) => send({ what, ...note }, { onSuccess })}
      >
        <ResultAlert result={result} sx={{ justifySelf: 'stretch' }} />
      </NoteForm>
    </Box>
  );
}
