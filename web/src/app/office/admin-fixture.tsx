import { FRAME_ROUTES, openOffice, type Routes } from '../../test/office-fixture.tsx';
import AdminPage from './admin-page.tsx';

/** The whole office at an address below its root: `bestellungen?status=pending`. */
export const openAdmin = (
  address: string,
  routes: Routes = {},
  user?: Parameters<typeof openOffice>[3],
) => openOffice(`/admin/${address}`, <AdminPage />, { ...FRAME_ROUTES, ...routes }, user);
