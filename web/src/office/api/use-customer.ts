import { useOfficeQuery } from './use-office-query.ts';

/** A customer's record by its id; nothing is loaded without one. */
export const useCustomer = (id: string | number = '', enabled = id !== '') =>
  useOfficeQuery(['customers', String(id)], 'GET /api/admin/customers/{id}', {
    params: { id },
    enabled,
  });
