import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { Titled } from '../../components/titled.tsx';
import { edgedPanel, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { type FormCall, useOfficeForm } from './form/use-office-form.ts';
import { ResultAlert } from './tab/call-alerts.tsx';

interface Note {
  id: string;
  text: string;
  by: string;
  at: string;
}

interface NotesSectionProps {
  title?: string;
  hint: string;
  notes: ReactNode;
  label?: string;
  rows?: number;
  maxLength: number;
  /** The button's text, and its text while sending. */
  action?: string;
  pendingAction?: string;
  /** Whether adding a text is the main purpose of the dialog. */
  isMain?: boolean;
  call: FormCall<{ text: string }>;
}

export const NOTE_TEXTS = {
  done: 'Die Notiz ist gespeichert.',
  failed: 'Die Notiz konnte nicht gespeichert werden.',
};

/**
 * The office's texts, notes by default, and a form that adds one, which is stored or mailed only once
 * however often it is sent.
 */
export function NotesSection({
  title = 'Interne Notizen',
  hint,
  notes,
  label = 'Neue Notiz',
  rows = 2,
  maxLength,
  action = 'Notiz speichern',
  pendingAction = 'Wird gespeichert...',
  isMain = false,
  call,
}: NotesSectionProps) {
  const form = useOfficeForm({
    initial: { text: '' },
    limits: { text: maxLength },
    toRequest: (typed) => typed,
    call,
  });
  const canSend = form.values.text.trim() !== '' && !form.isSending;
  return (
    <Titled title={title} heading="h3">
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        {hint}
      </Typography>
      {notes}
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 2 }}
        onSubmit={(event) => (canSend ? form.submit(event) : event.preventDefault())}
      >
        <InputField label={label} rows={rows} {...form.field('text')} />
        <Button type="submit" variant={isMain ? 'contained' : 'outlined'} aria-disabled={!canSend}>
          {form.isSending ? pendingAction : action}
        </Button>
        <ResultAlert result={form.result} sx={{ justifySelf: 'stretch' }} />
      </Box>
    </Titled>
  );
}

export function NoteList({ notes }: { notes: readonly Note[] }) {
  if (notes.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...PLAIN_LIST, mt: 2, display: 'grid', gap: 1.5 }}>
      {notes.map(({ id, text, by, at }) => (
        <Box component="li" key={id} sx={noteStyle}>
          {text}
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {formatDateTime(at)} · {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const noteStyle = { ...edgedPanel('joint'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
