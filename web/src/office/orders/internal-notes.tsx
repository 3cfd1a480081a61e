import { MAX_NOTE_LENGTH, type OrderNoteRequest } from '@shop/domain/order/order-note';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { useAdminKey, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { NoteList, NotesSection } from '../kit/notes.tsx';
import { Loaded } from '../kit/tab/paged-list.tsx';

/** Internal notes with author and time; never shown to customers. */
export function InternalNotes({ orderNumber }: { orderNumber: string }) {
  const key = ['notes', orderNumber];
  const params = { orderNumber };
  const client = useQueryClient();
  const queryKey = [...useAdminKey(), ...key];
  const notes = useOfficeQuery(key, 'GET /api/admin/orders/{orderNumber}/notes', { params });
  const { send, isSending, result } = useOfficeCall({
    call: (body: OrderNoteRequest) =>
      callApi('POST /api/admin/orders/{orderNumber}/notes', { params, body }),
    onDone: (changed) => {
      client.setQueryData(queryKey, changed);
      return 'Die Notiz ist gespeichert.';
    },
    failed: 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.',
    what: 'Failed to add note',
  });
  return (
    <NotesSection
      title="Interne Notizen"
      hint="Nur für das Büro, Kunden sehen sie nicht."
      notes={
        <Loaded
          query={notes}
          loading="Notizen werden geladen..."
          failed="Die Notizen konnten nicht geladen werden"
        >
          {(loaded) => <NoteList notes={loaded} />}
        </Loaded>
      }
      label="Neue Notiz"
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      action="Notiz speichern"
      pendingAction="Wird gespeichert..."
      isPending={isSending}
      result={result}
      onSend={(note, onSuccess) => send(note, { onSuccess })}
    />
  );
}
