import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Cents } from '@shop/domain/money/money';
import { orderTotalProblem } from '@shop/domain/order/order-sums';
import type { Ref } from 'react';
import { Icon } from '../../components/icon.tsx';
import { CART_NOTE, LINK_TARGET } from '../../lib/theme/shared-styles.ts';

interface OrderLimitNoteProps {
  totalCents: Cents;
  href: string;
  ref?: Ref<HTMLElement>;
}

/** Leads to the quote form if goods cost more than an order may; otherwise renders nothing. */
export function OrderLimitNote({ totalCents, href, ref }: OrderLimitNoteProps) {
  const problem = orderTotalProblem(totalCents);
  if (!problem) return null;
  return (
    <Box ref={ref} role="status" sx={{ ...CART_NOTE, mb: 2 }}>
      <Icon name="chat" />
      <span>
        {problem}{' '}
        <Link href={href} sx={LINK_TARGET}>
          Angebot anfordern
        </Link>
      </span>
    </Box>
  );
}
