import type { OfficeKind } from '@shop/domain/office/entry-kinds';
import { OPENED_ORDER_PARAM } from '@shop/domain/order/order-number';
import { REMINDER_RUN } from '@shop/domain/work/todays-work';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';

/** In display order; the ids are part of the addresses. On wide screens a line stands before a group. */
export const ADMIN_TABS = [
  { id: 'statistiken', label: 'Statistiken' },
  { id: 'bestellungen', label: 'Bestellungen' },
  { id: 'kontaktanfragen', label: 'Kontaktanfragen' },
  { id: 'benutzer', label: 'Benutzer' },
  { id: 'angebote', label: 'Angebote' },
  { id: 'rechnungen', label: 'Rechnungen' },
  { id: 'kunden', label: 'Kunden', isGroup: true },
  { id: 'vermietung', label: 'Vermietung', isGroup: true },
  { id: 'sortiment', label: 'Sortiment', isGroup: true },
  { id: 'mietpark', label: 'Mietgeräte' },
  { id: 'einstellungen', label: 'Einstellungen', isGroup: true },
] as const satisfies readonly { id: string; label: string; isGroup?: true }[];
export type AdminTab = (typeof ADMIN_TABS)[number]['id'];

interface EditedIn {
  tab: AdminTab;
  view?: string;
  /** Whether the view opens one entry, or lists all. */
  opens: 'entry' | 'all';
}

/** Where the log leads to. */
export const EDITED_IN: Record<OfficeKind, EditedIn> = {
  product: { tab: 'sortiment', view: 'artikel', opens: 'entry' },
  rental_tool: { tab: 'mietpark', view: 'artikel', opens: 'entry' },
  category: { tab: 'sortiment', view: 'kategorien', opens: 'all' },
  customer: { tab: 'kunden', view: 'kunde', opens: 'entry' },
  setting: { tab: 'einstellungen', opens: 'all' },
  admin: { tab: 'benutzer', opens: 'all' },
};

/** What an empty form of a new quote or order begins with. */
export const FROM_NOTHING = 'leer';

/** The same, opened to take an order. */
export const FOR_ORDER = 'bestellung';

/** The form of a new quote or order: for a request, or the customer of an order or a record, by its id or number. */
export const newQuotePath = (from = FROM_NOTHING): string => openedPath('new_quote', from);

/** The address of a tab, or of a view inside it: `/admin/sortiment/artikel?id=7`. */
export function officePath(tab: AdminTab, view = '', query: Record<string, string> = {}): string {
  const search = new URLSearchParams(query).toString();
  return [PATHS.admin, tab, view].filter(Boolean).join('/') + (search && `?${search}`);
}

/** The open tab and view; the first tab if the address names none. */
export function useOfficeAddress(): { tab: AdminTab; view: string } {
  const [, , named, view = ''] = useLocation().pathname.split('/');
  return { tab: ADMIN_TABS.find(({ id }) => id === named)?.id ?? 'statistiken', view };
}

/** What is opened over a list: the tab, and the parameter that names which. */
export const OPENED = {
  order: ['bestellungen', OPENED_ORDER_PARAM],
  booking: ['vermietung', 'buchung'],
  quote: ['angebote', 'angebot'],
  new_quote: ['angebote', 'neu'],
  standing_order: ['angebote', 'dauerbestellung'],
  request: ['kontaktanfragen', 'anfrage'],
  reminder_run: ['rechnungen', REMINDER_RUN],
} as const;

export function openedPath(what: keyof typeof OPENED, id: string): string {
  const [tab, param] = OPENED[what];
  return officePath(tab, '', { [param]: id });
}

/** Opens a tab; `status` filters the orders. */
export function useOpenTab() {
  const navigate = useNavigate();
  return (tab: AdminTab, status = '') =>
    void navigate(officePath(tab, '', status ? { status } : {}), { state: { keepScroll: true } });
}

/** The current address for an old one with tab and view in its query, as in mails and bookmarks. */
export function movedAddress(query: URLSearchParams): string | undefined {
  const { bereich, ansicht, ...rest } = Object.fromEntries(query);
  return bereich === undefined ? undefined : officePath(bereich as AdminTab, ansicht, rest);
}

/** The entry whose details are open, kept in the URL for reloads, links and the back button. */
export function useOpened(what: keyof typeof OPENED) {
  const [, param] = OPENED[what];
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state?.isOpenedHere === true;

  function show(id: string | undefined, options: { replace?: boolean }) {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete(param);
    else next.set(param, id);
    setParams(next, { ...options, state: { keepScroll: true, isOpenedHere: !options.replace } });
  }

  return {
    opened: params.get(param) ?? undefined,
    open: (id: string) => show(id, {}),
    /** Leaves no history entry to return to. */
    close: () => (isOpenedHere ? void navigate(-1) : show(undefined, { replace: true })),
  };
}
