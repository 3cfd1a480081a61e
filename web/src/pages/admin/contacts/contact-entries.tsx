import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import type { StoredContact } from '@shop/domain/contact';
import { formatDateTime } from '@shop/domain/format';
import { MAX_ENTRY_LENGTH, type RequestEntry } from '@shop/domain/request-handling';
import { useId, useState } from 'react';
import { FieldFrame } from '../../../components/form/field-frame.tsx';
import { severalLines } from '../../../components/form/several-lines.ts';
import { randomId } from '../../../lib/random-id.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
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
    field: 'Neue Notiz',
    send: 'Notiz speichern',
    sending: 'Wird gespeichert...',
  },
  reply: {
    title: 'Antworten',
    hint: 'Geht als E-Mail an den Absender; seine Antwort kommt in Ihr Postfach.',
    field: 'Ihre Antwort',
    send: 'Antwort senden',
    sending: 'Wird gesendet...',
  },
};

/** The notes on a contact request or the replies to it, and a form to add one. */
export function ContactEntries({ contact, what, onChanged }: ContactEntriesProps) {
  const title = useId();
  const field = useId();
  const [text, setText] = useState('');
  // Kept until the text is stored, so that a repeated try does not store or mail it twice.
  const [id, setId] = useState(randomId);
  const { send, isSending, result } = useContactCall(contact, what, (changed) => {
    onChanged(changed);
    setText('');
    setId(randomId());
  });
  const texts = TEXTS[what];
  const entries = (what === 'notes' ? contact.notes : contact.replies) ?? [];
  const canSend = text.trim() !== '' && !isSending;
  return (
    <Box component="section" aria-labelledby={title} sx={{ mt: 4 }}>
      <Typography variant="h3" id={title}>
        {texts.title}
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {texts.hint}
      </Typography>
      <EntryList entries={entries} />
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 2 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) send({ what, id, text });
        }}
      >
        <Box sx={{ width: '100%' }}>
          <FieldFrame id={field} label={texts.field} error={undefined}>
            <OutlinedInput
              id={field}
              value={text}
              onChange={(event) => setText(event.target.value)}
              {...severalLines(what === 'reply' ? 5 : 2, MAX_ENTRY_LENGTH)}
            />
          </FieldFrame>
        </Box>
        <Button type="submit" variant="outlined" aria-disabled={!canSend}>
          {isSending ? texts.sending : texts.send}
        </Button>
        {result && (
          <Alert
            severity={result.ok ? 'success' : 'error'}
            role="alert"
            sx={{ justifySelf: 'stretch' }}
          >
            {result.message}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

function EntryList({ entries }: { entries: readonly RequestEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5 }}>
      {entries.map(({ id, text, by, at }) => (
        <Box component="li" key={id} sx={entry}>
          {text}
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {formatDateTime(at)} · {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const entry = {
  p: 2,
  bgcolor: COLORS.plaster,
  borderLeft: `4px solid ${COLORS.joint}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
