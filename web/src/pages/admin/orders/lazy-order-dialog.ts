import { lazyDialog } from '../dialog/lazy-dialog.tsx';

/** The details of an order, loaded when the first is opened. */
export const OrderDialog = lazyDialog('Bestellung', () => import('./order-dialog.tsx'));
