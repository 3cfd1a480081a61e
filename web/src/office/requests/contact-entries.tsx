import Box from '@mui/material/Box';
import type { StoredContact } from '@shop/domain/request/contact';
import { MAX_ENTRY_LENGTH } from '@shop/domain/request/request-handling';
import { NoteList, NotesSection } from '../kit/notes.tsx';
import { useContactCall } from './use-contact-call.ts';

interface ContactEntriesProps {
  contact: StoredContact;
  what: 'notes' | 'reply';
  onChanged(contact: StoredContact): void;
}

const TEXTS = {
  notes: { hint: 'Nur für das Büro.' },
  reply: {
    title: 'Antworten',
    hint: 'Geht als E-Mail an den Absender; seine Antwort kommt in Ihr Postfach.',
    label: 'Ihre Antwort',
    rows: 5,
    action: 'Antwort senden',
    pendingAction: 'Wird gesendet...',
  },
};

export function ContactEntries({ contact, what, onChanged }: ContactEntriesProps) {
  const { send, isSending, result } = useContactCall(contact, what, onChanged);
  const entries = (what === 'notes' ? contact.notes : contact.replies) ?? [];
  return (
    <Box sx={{ mt: 4 }}>
      <NotesSection
        {...TEXTS[what]}
        notes={<NoteList notes={entries} />}
        maxLength={MAX_ENTRY_LENGTH}
        isPending={isSending}
        result={result}
        onSend={(note, onSuccess) => send(note, { onSuccess })}
      />
    </Box>
  );
}
