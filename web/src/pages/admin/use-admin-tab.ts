import { isOrderStatus } from '@shop/domain/order-status';
import { useSearchParams } from 'react-router-dom';

/** The tabs by their names in the address, in their order. */
export const OFFICE_TABS = [
  { id: 'statistiken', label: 'Statistiken' },
  { id: 'bestellungen', label: 'Bestellungen' },
  { id: 'kontaktanfragen', label: 'Kontaktanfragen' },
  { id: 'benutzer', label: 'Benutzer' },
] as const;
export type OfficeTab = (typeof OFFICE_TABS)[number]['id'];

const TAB_PARAM = 'bereich';
const STATUS_PARAM = 'status';

/** Which tab is open and which orders it shows: kept in the address for links, reload and back. */
export function useOfficeAddress() {
  const [params, setParams] = useSearchParams();
  const named = params.get(TAB_PARAM);
  const status = params.get(STATUS_PARAM);
  const tab = OFFICE_TABS.find(({ id }) => id === named)?.id ?? 'statistiken';
  return {
    tab,
    /** Empty for all orders. */
    status: isOrderStatus(status) ? status : '',
    /** Opens a tab; the orders with a status, or all of them. */
    open(next: OfficeTab, wanted = '') {
      const entries = { [TAB_PARAM]: next, ...(wanted && { [STATUS_PARAM]: wanted }) };
      setParams(entries, { state: { keepScroll: true } });
    },
  };
}
