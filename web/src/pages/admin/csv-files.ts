/** What can be taken along as a table for Excel. */
export const CSV_FILES = {
  orders: { href: '/api/admin/orders.csv', label: 'Bestellungen (CSV)' },
  contacts: { href: '/api/admin/contacts.csv', label: 'Kontaktanfragen (CSV)' },
} as const;
