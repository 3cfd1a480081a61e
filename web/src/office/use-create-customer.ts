import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { SaveResult } from '@shop/domain/office/office';
import { customerNumber } from '@shop/domain/text/customer-number';
import { callApi } from '../lib/api/client.ts';
import { useOfficeCall } from './api/use-office-call.ts';

/** Creates a customer's record; `onCreated` gets its id. */
export function useCreateCustomer(onCreated: (id: string) => void) {
  return useOfficeCall({
    call: async (input: CustomerInput, request_id) => {
      const body = { request_id, changes: [{ version: 0, input }] };
      const [saved] = await callApi('POST /api/admin/customers', { body });
      return saved as SaveResult<CustomerInput>;
    },
    onDone: (saved) => {
      if (!('current' in saved)) return 'Der Kunde wurde nicht angelegt.';
      onCreated(saved.current.id);
      return `Der Kunde ${customerNumber(saved.current.id)} ist angelegt.`;
    },
    failed: 'Der Kunde konnte nicht angelegt werden.',
  });
}
