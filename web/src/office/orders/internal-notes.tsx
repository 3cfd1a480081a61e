import Typography from '@mui/material/Typography';
import { MAX_NOTE_LENGTH, type OrderNoteRequest } from '@shop/domain/order/order-note';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingText } from '../../components/loading-text.tsx';
import { callApi } from '../../lib/api/client.ts';
import { READ_OPTIONS } from '../../lib/api/queries.ts';
import { failureMessage } from '../kit/api/failures.ts';
import { type AdminKey, useAdminKey } from '../kit/api/use-admin-key.ts';
import { NoteForm, NoteList } from '../kit/notes.tsx';
import { NotLoaded } from '../kit/tab/paged-list.tsx';

const NOT_SAVED = 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

function notesQuery(key: AdminKey, orderNumber: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'notes', orderNumber],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/orders/{orderNumber}/notes', { params: { orderNumber }, signal }),
  });
}

/** Internal notes with author and time; never shown to customers. */
export function InternalNotes({ orderNumber }: { orderNumber: string }) {
  const { data, error, refetch } = useQuery(notesQuery(useAdminKey(), orderNumber));
  return (
    <section aria-labelledby="internal-notes">
      <Typography variant="h3" id="internal-notes">
        Interne Notizen
      </Typography>
      <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
        Nur für das Büro, Kunden sehen sie nicht.
      </Typography>
      {error ? (
        <NotLoaded
          title="Die Notizen konnten nicht geladen werden"
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <NoteList notes={data} />
      ) : (
        <LoadingText>Notizen werden geladen...</LoadingText>
      )}
      <NewNote orderNumber={orderNumber} />
    </section>
  );
}

function NewNote({ orderNumber }: { orderNumber: string }) {
  const client = useQueryClient();
  const { queryKey } = notesQuery(useAdminKey(), orderNumber);
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: OrderNoteRequest) =>
      callApi('POST /api/admin/orders/{orderNumber}/notes', { params: { orderNumber }, body }),
    networkMode: 'always',
    onMutate: () => setFailure(undefined),
    onSuccess: (notes) => client.setQueryData(queryKey, notes),
    onError: (error) => setFailure(failureMessage(error, 'Failed to add note', NOT_SAVED)),
  });
  return (
    <NoteForm
      label="Neue Notiz"
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      action="Notiz speichern"
      pendingAction="Wird gespeichert..."
      isPending={isPending}
      error={failure}
      onSend={(note, onSuccess) => mutate(note, { onSuccess })}
    />
  );
}
