import { MAX_NOTE_LENGTH, type NoteRequest } from '@shop/domain/office/office';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { useAdminKey, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { NOTE_TEXTS, NoteList, NotesSection } from '../kit/notes.tsx';
import { Loaded } from '../kit/tab/paged-list.tsx';

/** Internal notes with author and time; never shown to customers. */
export function InternalNotes({ orderNumber }: { orderNumber: string }) {
  const key = ['notes', orderNumber];
  const params = { orderNumber };
  const client = useQueryClient();
  const queryKey = [...useAdminKey(), ...key];
  const notes = useOfficeQuery(key, 'GET /api/admin/orders/{orderNumber}/notes', { params });
  const call = useOfficeCall({
    call: (note: Omit<NoteRequest, 'id'>, id) =>
      callApi('POST /api/admin/orders/{orderNumber}/notes', { params, body: { id, ...note } }),
    onDone: (changed) => {
      client.setQueryData(queryKey, changed);
      return NOTE_TEXTS.done;
    },
    failed: NOTE_TEXTS.failed,
    what: 'Failed to add note',
  });
  return (
    <NotesSection
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
      maxLength={MAX_NOTE_LENGTH}
      call={call}
    />
  );
}
