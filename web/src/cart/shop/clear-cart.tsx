import { Question } from '../../ui/cancel-action.tsx';
import { Block } from '../../ui/layout.tsx';
import type { CartEdit } from './use-cart-edit.ts';

interface ClearCartProps extends Pick<CartEdit, 'empty'> {
  count: number;
  onKeep(): void;
}

/** Asks before the cart is emptied. */
export default function ClearCart({ count, empty, onKeep }: ClearCartProps) {
  return (
    <Block mt={2}>
      <Question labels={CLEAR} isSending={false} onKeep={onKeep} onConfirm={empty}>
        {count === 1
          ? 'Möchten Sie den Artikel aus dem Warenkorb nehmen?'
          : `Möchten Sie alle ${count} Artikel aus dem Warenkorb nehmen?`}
      </Question>
    </Block>
  );
}

const CLEAR = { keep: 'Nicht leeren', confirm: 'Ja, leeren', sending: '' };
