import { lazyDialog } from '../dialog/lazy-dialog.tsx';

export const OrderDialog = lazyDialog('Bestellung', () => import('./order-dialog.tsx'));
