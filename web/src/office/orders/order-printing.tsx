import Button from '@mui/material/Button';
import type { AdminOrder } from '@shop/domain/order/order';
import { Row } from '../../components/layout.tsx';

/** The address of one file with the delivery notes of orders, in that order. */
export const deliveryNotesPath = (numbers: readonly string[]) =>
  `/api/admin/delivery-notes/${numbers.join()}.pdf`;

/** The papers of an order, as PDFs that open in new tabs. */
export function OrderPrinting({ order }: { order: AdminOrder }) {
  const { order_number, booking_number, reminders = [] } = order;
  const papers = [
    ...(booking_number
      ? []
      : [
          ['Auftragsbestätigung drucken', `/api/admin/orders/${order_number}/confirmation.pdf`],
          ['Lieferschein drucken', deliveryNotesPath([order_number])],
        ]),
    ...(reminders.length > 0
      ? [['Letzte Mahnung drucken', `/api/admin/orders/${order_number}/reminder.pdf`]]
      : []),
  ];
  return (
    <Row sx={{ '& > a': { flex: { xs: '1 1 auto', sm: 'none' } } }}>
      {papers.map(([label, href]) => (
        <Button key={label} href={href ?? ''} target="_blank" variant="outlined" size="small">
          {label}
        </Button>
      ))}
    </Row>
  );
}
