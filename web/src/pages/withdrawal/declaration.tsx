import Box from '@mui/material/Box';
import { type Withdrawal, withdrawalStatement } from '@shop/domain/order/withdrawal';
import type { ReactNode } from 'react';
import { Facts } from '../../components/facts.tsx';
import { edgedPanel } from '../../lib/theme/shared-styles.ts';

interface DeclarationProps {
  withdrawal: Withdrawal;
  /** Stands before the sender. */
  facts?: readonly (readonly [label: string, value: ReactNode])[];
}

export function Declaration({ withdrawal, facts = [] }: DeclarationProps) {
  const { name, email, order_number } = withdrawal;
  return (
    <>
      <Box component="blockquote" sx={quote}>
        {withdrawalStatement(withdrawal)}
      </Box>
      <Facts
        title="Angaben"
        facts={[
          ...facts,
          ['Name', name],
          ['E-Mail-Adresse', email],
          ['Bestellnummer', order_number],
        ]}
      />
    </>
  );
}

const quote = {
  ...edgedPanel('signal'),
  m: 0,
  my: 3,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
