import Box from '@mui/material/Box';
import type { Note } from '@shop/domain/office/office';
import { formatDateTime } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { InputField } from '../../components/form/text-field.tsx';
import { Quiet } from '../../components/layout.tsx';
import { Titled } from '../../components/titled.tsx';
import { edgedPanel, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';
import { InlineForm } from './form/inline-form.tsx';
import { type FormCall, useOfficeForm } from './form/use-office-form.ts';

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
  return (
    <Titled title={title} heading="h3">
      <Quiet mt={0.5}>{hint}</Quiet>
      {notes}
      <InlineForm
        form={form}
        label={label}
        submit={action}
        sending={pendingAction}
        canSend={form.values.text.trim() !== ''}
        variant={isMain ? 'contained' : 'outlined'}
        mt={2}
      >
        <InputField label={label} rows={rows} {...form.field('text')} />
      </InlineForm>
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
          <Quiet mt={0.5}>
            {formatDateTime(at)} · {by}
          </Quiet>
        </Box>
      ))}
    </Box>
  );
}

const noteStyle = { ...edgedPanel('joint'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
