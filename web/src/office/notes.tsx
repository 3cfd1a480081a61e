import Box from '@mui/material/Box';
import { MAX_NOTE_LENGTH, type Note } from '@shop/domain/office/office';
import { formatDateTime } from '@shop/domain/text/format';
import type { ReactNode } from 'react';
import { callApi } from '../lib/api/client.ts';
import { edgedPanel } from '../lib/theme/shared-styles.ts';
import { InputField } from '../ui/form/text-field.tsx';
import { PlainList, Quiet } from '../ui/layout.tsx';
import { Titled } from '../ui/titled.tsx';
import { useOfficeCall } from './api/use-office-call.ts';
import { useOfficeQuery, useShow } from './api/use-office-query.ts';
import { InlineForm } from './form/inline-form.tsx';
import { type FormCall, useOfficeForm } from './form/use-office-form.ts';
import { Loaded } from './tab/paged-list.tsx';

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
  /** Revision of the record, unless the text may be added to any. */
  revision?: number | undefined;
  call: FormCall<{ text: string }>;
}

export const NOTE_TEXTS = {
  done: 'Die Notiz ist gespeichert.',
  failed: 'Die Notiz konnte nicht gespeichert werden.',
};

/**
 * The office's texts, notes by default, and a form that adds one, which is stored or mailed only
 * once however often it is sent.
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
  revision,
  call,
}: NotesSectionProps) {
  const form = useOfficeForm({
    initial: { text: '' },
    revision,
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
    <PlainList mt={2} sx={{ display: 'grid', gap: 1.5 }}>
      {notes.map(({ id, text, by, at }) => (
        <Box component="li" key={id} sx={noteStyle}>
          {text}
          <Quiet mt={0.5}>
            {formatDateTime(at)} · {by}
          </Quiet>
        </Box>
      ))}
    </PlainList>
  );
}

const noteStyle = { ...edgedPanel('joint'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' };

const PATHS = {
  orders: '/api/admin/orders/{orderNumber}/notes',
  'rental-bookings': '/api/admin/rental-bookings/{bookingNumber}/notes',
} as const;

interface OfficeNotesProps {
  of: keyof typeof PATHS;
  number: string;
}

/** The notes of an order or a booking; customers never see them. */
export function OfficeNotes({ of, number }: OfficeNotesProps) {
  const key = ['notes', number];
  const path = PATHS[of];
  const params = { orderNumber: number, bookingNumber: number };
  const show = useShow(key);
  const notes = useOfficeQuery<`GET ${typeof path}`>(key, `GET ${path}`, { params });
  const call = useOfficeCall({
    call: (note: { text: string }, id) =>
      callApi<`POST ${typeof path}`>(`POST ${path}`, { params, body: { id, ...note } }),
    onDone: (changed) => {
      show(changed);
      return NOTE_TEXTS.done;
    },
    failed: NOTE_TEXTS.failed,
    changes: ['notes'],
  });
  return (
    <NotesSection
      hint="Nur für das Büro, Kunden sehen sie nicht."
      notes={
        <Loaded query={notes} many="Notizen">
          {(loaded) => <NoteList notes={loaded} />}
        </Loaded>
      }
      maxLength={MAX_NOTE_LENGTH}
      call={call}
    />
  );
}
