import Box from '@mui/material/Box';
import type { StoredContact } from '@shop/domain/contact';
import {
  isRequestStatus,
  REQUEST_STATUSES,
  requestStatusBadge,
} from '@shop/domain/request-handling';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { ResultAlert } from '../tab/call-alerts.tsx';
import { useContactCall } from './use-contact-call.ts';

interface ContactStatusProps {
  contact: StoredContact;
  onChanged(contact: StoredContact): void;
}

const OPTIONS = REQUEST_STATUSES.map((id) => ({ id, label: requestStatusBadge(id).label }));

/** How far the office is with a request; picking another status stores it at once. */
export function ContactStatus({ contact, onChanged }: ContactStatusProps) {
  const { send, isSending, result } = useContactCall(contact, 'status', onChanged);
  return (
    <Box sx={{ mb: 3 }}>
      <Box sx={{ maxWidth: 260 }}>
        <FilterSelect
          label="Status der Anfrage"
          value={contact.status ?? 'open'}
          options={OPTIONS}
          onPick={(to) => isRequestStatus(to) && !isSending && send({ what: 'status', to })}
        />
      </Box>
      <ResultAlert result={result} />
    </Box>
  );
}
