import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@shop/domain/format';
import { MAX_NOTE_LENGTH, type OrderNote } from '@shop/domain/order-note';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorId, FieldFrame } from '../../../components/form/field-frame.tsx';
import { severalLines } from '../../../components/form/several-lines.ts';
import { LoadingText } from '../../../components/loading-text.tsx';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { randomId } from '../../../lib/random-id.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { failureMessage } from '../api/failures.ts';
import { type AdminKey, useAdminKey } from '../api/use-admin-key.ts';

const NOT_LOADED = 'Die Notizen konnten nicht geladen werden.';
const NOT_SAVED = 'Die Notiz konnte nicht gespeichert werden. Bitte versuchen Sie es erneut.';

function notesQuery(key: AdminKey, orderNumber: string) {
  return queryOptions({
    ...READ_OPTIONS,
    queryKey: [...key, 'notes', orderNumber],
    queryFn: ({ signal }) =>
      callApi('GET /api/admin/orders/{orderNumber}/notes', { params: { orderNumber }, signal }),
  });
}

/** What the office notes about an order, with author and time; customers never see it. */
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
        <Alert
          severity="error"
          sx={{ mt: 2 }}
          action={
            <Button size="small" variant="text" onClick={() => void refetch()}>
              Erneut laden
            </Button>
          }
        >
          {NOT_LOADED}
        </Alert>
      ) : data ? (
        <NoteList notes={data} />
      ) : (
        <LoadingText>Notizen werden geladen...</LoadingText>
      )}
      <NewNote orderNumber={orderNumber} />
    </section>
  );
}

function NoteList({ notes }: { notes: readonly OrderNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 1.5 }}>
      {notes.map(({ id, text, by, at }) => (
        <Box component="li" key={id} sx={note}>
          {text}
          <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
            {formatDateTime(at)} · {by}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function NewNote({ orderNumber }: { orderNumber: string }) {
  const client = useQueryClient();
  const { queryKey } = notesQuery(useAdminKey(), orderNumber);
  const [text, setText] = useState('');
  // Kept until the note is stored, so that a repeated try does not store it twice.
  const [id, setId] = useState(randomId);
  const [failure, setFailure] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi('POST /api/admin/orders/{orderNumber}/notes', {
        params: { orderNumber },
        body: { id, text },
      }),
    networkMode: 'always',
    onMutate: () => setFailure(undefined),
    onSuccess: (notes) => {
      client.setQueryData(queryKey, notes);
      setText('');
      setId(randomId());
    },
    onError: (error) => setFailure(failureMessage(error, 'Failed to add note', NOT_SAVED)),
  });
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() && !isPending) mutate();
      }}
    >
      <Box sx={{ width: '100%' }}>
        <FieldFrame id={FIELD} label="Neue Notiz" error={failure}>
          <OutlinedInput
            id={FIELD}
            value={text}
            onChange={(event) => setText(event.target.value)}
            aria-describedby={failure ? errorId(FIELD) : undefined}
            {...severalLines(2, MAX_NOTE_LENGTH)}
          />
        </FieldFrame>
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={!text.trim() || isPending}>
        {isPending ? 'Wird gespeichert...' : 'Notiz speichern'}
      </Button>
    </Box>
  );
}

const FIELD = 'new-note';

const note = {
  p: 2,
  bgcolor: COLORS.plaster,
  borderLeft: `4px solid ${COLORS.joint}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
