import Button from '@mui/material/Button';
import { Ends } from '../../ui/layout.tsx';
import type { CartEdit } from './use-cart-edit.ts';

/** The last replacement or removal, with an undo button. */
export function UndoNote({ undoable, undo }: Pick<CartEdit, 'undoable' | 'undo'>) {
  if (!undoable) return null;
  return (
    <Ends mb={2}>
      <span>{undoable}</span>
      <Button variant="outlined" size="small" onClick={undo}>
        Rückgängig
      </Button>
    </Ends>
  );
}
