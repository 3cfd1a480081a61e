import Link from '@mui/material/Link';
import type { Ref } from 'react';
import { LINK_TARGET } from '../../lib/theme/shared-styles.ts';
import { Icon } from '../../ui/icon.tsx';
import { CartNote } from './cart-note.tsx';

interface OrderLimitNoteProps {
  problem: string | undefined;
  href: string;
  ref?: Ref<HTMLElement>;
}

/** Leads to the quote form if goods cost more than an order may; otherwise renders nothing. */
export function OrderLimitNote({ problem, href, ref }: OrderLimitNoteProps) {
  if (!problem) return null;
  return (
    <CartNote ref={ref} role="status" mb={2}>
      <Icon name="chat" />
      <span>
        {problem}{' '}
        <Link href={href} sx={LINK_TARGET}>
          Angebot anfordern
        </Link>
      </span>
    </CartNote>
  );
}
