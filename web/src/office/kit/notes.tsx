import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { formatDateTime } from '@shop/domain/text/format';
import { type ReactNode, useId, useState } from 'react';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { severalLines } from '../../components/form/several-lines.ts';
import { randomId } from '../../lib/random-id.ts';
import { edgedPanel, PLAIN_LIST } from '../../lib/theme/shared-styles.ts';

interface Note {
  id: string;
  text: string;
  by: string;
  at: string;
}

/** Texts of the office with their authors and times; nothing if there are none. */
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

interface NoteFormProps {
  label: string;
  rows: number;
  /** In characters. */
  maxLength: number;
  /** The button's text, also while the text is sent. */
  action: string;
  pendingAction: string;
  isPending: boolean;
  /** `onStored` empties the form; until then the same text has the same id. */
  onSend(note: { id: string; text: string }, onStored: () => void): void;
  /** Below the button. */
  children: ReactNode;
}

/** Adds a text, which is stored or mailed once however often it is sent. */
export function NoteForm(props: NoteFormProps) {
  const { label, rows, maxLength, action, pendingAction, isPending, onSend } = props;
  const field = useId();
  const [text, setText] = useState('');
  const [id, setId] = useState(randomId);
  const canSend = text.trim() !== '' && !isPending;
  function change(to: string) {
    setText(to);
    setId(randomId());
  }
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', justifyItems: 'start', gap: 1.5, mt: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend({ id, text }, () => change(''));
      }}
    >
      <Box sx={{ width: '100%' }}>
        <FieldFrame id={field} label={label} error={undefined}>
          <OutlinedInput
            id={field}
            value={text}
            onChange={(event) => change(event.target.value)}
            {...severalLines(rows, maxLength)}
          />
        </FieldFrame>
      </Box>
      <Button type="submit" variant="outlined" aria-disabled={!canSend}>
        {isPending ? pendingAction : action}
      </Button>
      {props.children}
    </Box>
  );
}

const noteStyle = { ...edgedPanel('joint'), whiteSpace: 'pre-line', overflowWrap: 'anywhere' };
