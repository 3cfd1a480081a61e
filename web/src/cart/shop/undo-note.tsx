import Button from '@mui/material/Button';
import { announce } from '../../lib/announcer/announce.ts';
import { Ends } from '../../ui/layout.tsx';
import type { CartEdit } from './use-cart-edit.ts';

/** What was replaced or removed last, with the way back. */
export function UndoNote({ undoable, undo }: Pick<CartEdit, 'undoable' | 'undo'>) {
  if (!undoable) return null;
  return (
    <Ends mb={2}>
      <span>{undoable}</span>
      <Button
        variant="outlined"
        size="small"
        onClick={() => {
          undo();
          announce('Der Warenkorb ist wieder wie zuvor.');
          document.querySelector('main')?.focus();
        }}
      >
        Rückgängig
      </Button>
    </Ends>
  );
}
