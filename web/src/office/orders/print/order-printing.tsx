import Box from '@mui/material/Box';
import type { AdminOrder } from '@shop/domain/order/order';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { OfficeButton } from '../../kit/office-button.tsx';
import { DeliveryNote } from './delivery-note.tsx';
import { OrderConfirmationSheet } from './order-confirmation-sheet.tsx';

const DOCUMENTS = {
  confirmation: { label: 'Auftragsbestätigung drucken', Sheet: OrderConfirmationSheet },
  deliveryNote: { label: 'Lieferschein drucken', Sheet: DeliveryNote },
};

/** Buttons that print an order's documents. The browser's own command prints the one printed last. */
export function OrderPrinting({ order }: { order: AdminOrder }) {
  const [chosen, setChosen] = useState<keyof typeof DOCUMENTS>('confirmation');
  const { Sheet } = DOCUMENTS[chosen];
  function print(next: keyof typeof DOCUMENTS): void {
    // `print` returns when the paper is done: the document has to be there before.
    flushSync(() => setChosen(next));
    window.print();
  }
  return (
    <>
      <Box sx={buttons}>
        {(Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[]).map((name) => (
          <OfficeButton key={name} onClick={() => print(name)}>
            {DOCUMENTS[name].label}
          </OfficeButton>
        ))}
      </Box>
      <Sheet order={order} />
    </>
  );
}

const buttons = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  '& > button': { flex: { xs: '1 1 auto', sm: 'none' } },
};
