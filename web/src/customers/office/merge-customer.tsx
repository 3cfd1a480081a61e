import Alert from '@mui/material/Alert';
import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import {
  type ConditionSource,
  conditionsIn,
  isLeftBehind,
  joinedCustomers,
  usualSource,
} from '@shop/domain/customer/joined-customers';
import { inputDifferences } from '@shop/domain/office/input-differences';
import type { Versioned } from '@shop/domain/office/office';
import { customerNumber } from '@shop/domain/text/customer-number';
import { counted } from '@shop/domain/text/format';
import { berlinDay } from '@shop/domain/time/calendar';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { useOfficeCall } from '../../office/api/use-office-call.ts';
import { AdminDialog } from '../../office/dialog/admin-dialog.tsx';
import { DialogButton } from '../../office/dialog/dialog-buttons.tsx';
import { OfficeButton } from '../../office/office-button.tsx';
import { OfficeTable } from '../../office/office-table.tsx';
import { type Customer, SimilarCustomers } from '../../office/similar-customers.tsx';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Row, Stack } from '../../ui/layout.tsx';

interface CustomerProps {
  customer: Versioned<CustomerInput>;
}

/** Merges this customer into another, who takes over its orders. */
export function MergeCustomer({ customer }: CustomerProps) {
  return (
    <DialogButton
      isHidden={customer.input.merged_into !== undefined}
      dialog={(close) => <MergeDialog customer={customer} onClose={close} />}
    >
      Zusammenführen
    </DialogButton>
  );
}

/** Moves the orders left by an interrupted merge. */
export function MoveRest({ customer, into }: CustomerProps & { into: string }) {
  const merge = useMerge(customer);
  return (
    <>
      <OfficeButton isBlocked={merge.isSending} onClick={() => void merge.send({ into })}>
        Übrige Bestellungen umhängen
      </OfficeButton>
      <ResultAlert result={merge.result} />
    </>
  );
}

function useMerge({ id, version: seen }: CustomerProps['customer']) {
  return useOfficeCall({
    // Each request moves a batch of orders.
    call: async (
      { into, conditions }: { into: string; conditions?: ConditionSource },
      request_id,
    ) => {
      let moved = 0;
      for (let hasMore = true; hasMore; ) {
        const body = { request_id, into, ...(conditions && { conditions }) };
        const answer = await callApi('POST /api/admin/customers/{id}/merge', {
          params: { id },
          seen,
          body,
        });
        moved += answer.moved;
        hasMore = answer.has_more;
      }
      return moved;
    },
    subject: ({ into }) => into,
    onDone: (moved, { into }) =>
      `Zusammengeführt mit ${into}, ${counted(moved, 'Bestellung', 'Bestellungen')} umgehängt.`,
    failed: 'Das Zusammenführen hat nicht ganz geklappt; es geht dort weiter, wo es aufgehört hat.',
  });
}

function MergeDialog({ customer, onClose }: CustomerProps & { onClose(): void }) {
  const { id, input } = customer;
  const merge = useMerge(customer);
  const [other, setOther] = useState<Customer>();
  return (
    <AdminDialog title={`${input.name} zusammenführen`} onClose={onClose} actions={null}>
      <p>
        Wählen Sie den Kunden, der bleibt. Er bekommt die Bestellungen, Konten und Notizen von{' '}
        {input.name} und was ihm sonst fehlt. {input.name} wird archiviert und verweist auf ihn.
      </p>
      <ResultAlert result={merge.result} />
      {other ? (
        <MergePreview
          merged={input}
          other={other}
          isSending={merge.isSending}
          onConfirm={(conditions) => merge.send({ into: customerNumber(other.id), conditions })}
          onBack={() => setOther(undefined)}
        />
      ) : (
        <SimilarCustomers by={[input.email ?? '', input.vat_id ?? '', input.name]} except={id}>
          {(found) => <OfficeButton onClick={() => setOther(found)}>Diesen behalten</OfficeButton>}
        </SimilarCustomers>
      )}
    </AdminDialog>
  );
}

interface MergePreviewProps {
  merged: CustomerInput;
  other: Customer;
  isSending: boolean;
  onConfirm(conditions: ConditionSource): void;
  onBack(): void;
}

/** Previews the merged record: whose conditions apply, and what of this record is dropped. */
function MergePreview({ merged, other, isSending, onConfirm, onBack }: MergePreviewProps) {
  const [source, setSource] = useState(() => usualSource(other.input, merged));
  const number = customerNumber(other.id);
  const conditions = inputDifferences('customer', conditionsIn(other.input), conditionsIn(merged));
  const joined = joinedCustomers(other.input, merged, { day: berlinDay(new Date()), source });
  const left = inputDifferences('customer', joined, merged).filter(({ field }) =>
    isLeftBehind(field, merged),
  );
  const lines = { whiteSpace: 'pre-line' };
  return (
    <Stack gap={2}>
      {conditions.length > 0 && (
        <>
          <FilterSelect
            label="Konditionen und Preise"
            value={source}
            options={[
              { id: 'own', label: `von ${other.input.name} (${number})` },
              { id: 'merged', label: `von ${merged.name}` },
            ]}
            onPick={(picked) => setSource(picked as ConditionSource)}
          />
          <OfficeTable
            label="Konditionen im Vergleich"
            columns={[
              { name: 'label', title: 'Konditionen', cell: ({ label }) => label },
              { name: 'own', title: other.input.name, cell: ({ before }) => before },
              { name: 'merged', title: merged.name, cell: ({ after }) => after },
            ]}
            entries={conditions}
            idOf={({ field }) => field}
            cells={{ '.own, .merged': lines }}
            areas='"label label" "own merged"'
            areaColumns="1fr 1fr"
          />
        </>
      )}
      {left.length > 0 && (
        <Alert severity="info" sx={lines}>
          {[
            'Das bleibt beim archivierten Kunden:',
            ...left.map(({ label, before, after }) => `${label}: ${after} (es gilt: ${before})`),
          ].join('\n')}
        </Alert>
      )}
      <Row>
        <OfficeButton variant="contained" isBlocked={isSending} onClick={() => onConfirm(source)}>
          {`Ja, mit ${other.input.name} zusammenführen`}
        </OfficeButton>
        <OfficeButton onClick={onBack}>Anderen wählen</OfficeButton>
      </Row>
    </Stack>
  );
}
