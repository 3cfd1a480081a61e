import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { quantityText } from '@shop/domain/handover/delivered';
import {
  creditedGross,
  creditedNet,
  creditProblem,
  type InvoiceLeft,
} from '@shop/domain/invoice/corrections';
import type { CreditRequest } from '@shop/domain/invoice/invoice-list';
import { toCents, toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { formatEuro } from '@shop/domain/text/format';
import { readNumber, typedNumber } from '@shop/domain/text/number-input';
import { readMeasured } from '@shop/domain/text/units';
import type { WithdrawnGoods } from '@shop/domain/withdrawal/withdrawal-decision';
import { callApi } from '../../../lib/api/client.ts';
import { columns } from '../../../lib/theme/shared-styles.ts';
import { useOfficeCall } from '../../../office/api/use-office-call.ts';
import { useOfficeQuery } from '../../../office/api/use-office-query.ts';
import { AdminDialog, FormDialog } from '../../../office/dialog/admin-dialog.tsx';
import { DialogButton } from '../../../office/dialog/dialog-buttons.tsx';
import { DraftPaperButton } from '../../../office/draft-paper.tsx';
import { type FormCall, useOfficeForm } from '../../../office/form/use-office-form.ts';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { Loaded } from '../../../office/tab/paged-list.tsx';
import { FilterSelect } from '../../../ui/filter-select.tsx';
import { InputField } from '../../../ui/form/text-field.tsx';
import { Ends, Quiet, Stack } from '../../../ui/layout.tsx';
import { Titled } from '../../../ui/titled.tsx';

type Sent = Omit<CreditRequest, 'request_id'>;

/** Credits a part of the valid invoice, which stays valid for the rest. */
export function CreditNote({
  number = '',
  order,
}: {
  number: string | undefined;
  order: AdminOrder;
}) {
  const call = useOfficeCall({
    call: (sent: Sent, request_id, seen = order.revision) =>
      callApi('POST /api/admin/invoices/{number}/credit', {
        params: { number },
        seen,
        body: { request_id, ...sent },
      }),
    onDone: (written) => `Die Rechnungskorrektur ${written.number} ist geschrieben und unterwegs.`,
    failed: 'Die Rechnungskorrektur konnte nicht geschrieben werden.',
  });
  return (
    <>
      <DialogButton
        isHidden={!number}
        onClick={call.forget}
        dialog={(close) => (
          <CreditDialog
            number={number}
            withdrawn={order.withdrawal?.decisions?.at(-1)?.goods ?? []}
            revision={order.revision}
            call={{
              ...call,
              send: (sent, options) => call.send(sent, { seen: options?.seen, onSuccess: close }),
            }}
            onClose={close}
          />
        )}
      >
        Teil gutschreiben
      </DialogButton>
      {call.result?.ok && <ResultAlert result={call.result} />}
    </>
  );
}

/** How much was withdrawn of a line that is as it was then: not yet edited, credited or entered as kept. */
function withdrawnOf(line: InvoiceLeft['lines'][number], goods: readonly WithdrawnGoods[]): number {
  const same = goods.find(
    ({ product_id, article_number, product_name, unit = '', of_quantity }) =>
      product_name === line.name &&
      unit === line.unit &&
      of_quantity === line.quantity &&
      [undefined, formatArticleNumber(product_id, article_number)].includes(line.article_number),
  );
  return same?.quantity ?? 0;
}

interface CreditDialogProps {
  number: string;
  withdrawn: readonly WithdrawnGoods[];
  revision: number | undefined;
  call: FormCall<Sent>;
  onClose(): void;
}

function CreditDialog({ number, ...form }: CreditDialogProps) {
  const query = useOfficeQuery(['invoice-left', number], 'GET /api/admin/invoices/{number}/left', {
    params: { number },
    gcTime: 0,
  });
  if (query.data) return <CreditForm left={query.data} {...form} />;
  return (
    <AdminDialog title={`${number} korrigieren`} isReadOnly onClose={form.onClose} actions={null}>
      <Loaded query={query} one="Rechnung" loading="Die Rechnung wird geladen...">
        {() => null}
      </Loaded>
    </AdminDialog>
  );
}

/** The label of the rate is inside, those of the others above them. */
const amountFields = {
  ...columns('sm', 2, 1, 1),
  alignItems: 'start',
  gap: 2,
  '& > :last-child': { mt: { sm: 3.25 } },
};

/** Amount of all that is left of a line. */
function netLeft(left: InvoiceLeft, line: number): string {
  const { quantity = 0 } = left.lines[line] ?? {};
  const net = creditedNet(left, { lines: [{ line, quantity }], amounts: [] });
  return `${formatEuro(net)} netto${left.allowances?.length ? ' nach Rabatt' : ''}`;
}

interface Typed {
  lines: readonly { quantity: string }[];
  text: string;
  amount: string;
  vat_rate: string;
  reason: string;
}

/** Undefined if a number cannot be read. */
function wantedOf({ lines, text, amount, vat_rate }: Typed, left: InvoiceLeft) {
  const quantities = lines.map(({ quantity }, line) =>
    quantity.trim() ? readMeasured(quantity, left.lines[line]?.unit) : 0,
  );
  const euro = amount.trim() ? readNumber(amount) : 0;
  if (euro === undefined || quantities.includes(undefined)) return undefined;
  const net_cents = toCents(euro);
  return {
    lines: quantities.flatMap((quantity = 0, line) => (quantity > 0 ? { line, quantity } : [])),
    amounts: net_cents > 0 ? [{ text, net_cents, vat_rate: Number(vat_rate) }] : [],
  };
}

function CreditForm({
  left,
  withdrawn,
  revision,
  call,
  onClose,
}: Omit<CreditDialogProps, 'number'> & { left: InvoiceLeft }) {
  const rates = left.vat.map(({ rate }) => ({ id: String(rate), label: `${rate} %` }));
  const quantities = left.lines.map((line) => withdrawnOf(line, withdrawn));
  const form = useOfficeForm({
    revision,
    isOpened: true,
    initial: {
      lines: quantities.map((each) => ({ quantity: each > 0 ? typedNumber(each) : '' })),
      text: '',
      amount: '',
      vat_rate: rates[0]?.id ?? '',
      reason: quantities.some((each) => each > 0) ? 'Widerruf' : '',
    },
    limits: { text: 100, amount: 14 },
    problems: (typed) => {
      const wanted = wantedOf(typed, left);
      return {
        '': wanted
          ? creditProblem(left, wanted)
          : 'Bitte geben Sie Mengen und Betrag als Zahlen ein.',
        text:
          wanted?.amounts.length && !typed.text.trim()
            ? 'Bitte geben Sie an, wofür der Betrag gutgeschrieben wird.'
            : undefined,
        reason: typed.reason.trim() ? undefined : 'Bitte geben Sie den Grund an.',
      };
    },
    toRequest,
    call,
  });

  function toRequest({ reason, ...typed }: Typed): Sent {
    const wanted = wantedOf({ reason, ...typed }, left) ?? { lines: [], amounts: [] };
    return {
      lines: wanted.lines,
      amounts: wanted.amounts.map(({ net_cents, ...amount }) => {
        return { ...amount, amount: toEuro(net_cents) };
      }),
      reason,
      gross_amount: toEuro(creditedGross(left, wanted)),
    };
  }

  const wanted = wantedOf(form.values, left);
  const most = left.vat.find((of) => String(of.rate) === form.values.vat_rate)?.net_cents ?? 0;
  const isPossible = wanted && creditProblem(left, wanted) === undefined;
  return (
    <FormDialog
      title={`${left.number} korrigieren`}
      form={form}
      submit="Rechnungskorrektur schreiben"
      sending="Wird geschrieben..."
      onClose={onClose}
    >
      <Stack gap={3}>
        <Titled title="Mengen gutschreiben" heading="h3" mb={1}>
          {left.lines.map(
            (line, index) =>
              line.quantity > 0 && (
                <Ends key={`${line.article_number}${line.name}`} sx={{ columnGap: 2, py: 0.5 }}>
                  <div>
                    {line.name}
                    <Quiet>{`noch ${quantityText(line.quantity, line.unit)}, ${netLeft(left, index)}, ${line.vat_rate} % MwSt.`}</Quiet>
                  </div>
                  <Box sx={{ width: 140 }}>
                    <InputField
                      label={line.unit ? `Menge (${line.unit})` : 'Menge'}
                      inputMode="decimal"
                      {...form.at(`lines.${index}.quantity`)}
                      maxLength={12}
                    />
                  </Box>
                </Ends>
              ),
          )}
        </Titled>
        <Titled title="Oder einen Betrag" heading="h3" mb={2}>
          <Box sx={amountFields}>
            <InputField label="Wofür" {...form.field('text')} />
            <InputField
              label="Betrag netto (€)"
              hint={`höchstens ${formatEuro(most)}`}
              inputMode="decimal"
              {...form.field('amount')}
            />
            <FilterSelect label="Steuersatz" options={rates} {...form.pick('vat_rate')} />
          </Box>
        </Titled>
        <InputField label="Grund (liest der Kunde)" required rows={2} {...form.field('reason')} />
        {isPossible && (
          <Alert severity="info" role="status">
            {`Gutgeschrieben werden ${formatEuro(creditedGross(left, wanted))} inkl. MwSt. Der Kunde bekommt eine Rechnungskorrektur mit eigener Nummer; die Rechnung gilt für den Rest weiter.`}
          </Alert>
        )}
        <div>
          <DraftPaperButton
            paper={
              isPossible && form.values.reason.trim()
                ? { credit: { number: left.number, ...toRequest(form.values) } }
                : undefined
            }
          />
        </div>
      </Stack>
    </FormDialog>
  );
}
