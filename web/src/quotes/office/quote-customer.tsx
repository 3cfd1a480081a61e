import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { CUSTOMER_RECORD } from '@shop/domain/customer/customer-fields';
import { type Cents, toCents } from '@shop/domain/money/money';
import { TEXTS } from '@shop/domain/order/order-fields';
import { INVOICING } from '@shop/domain/payment/payment-conditions';
import { formatEuro } from '@shop/domain/text/format';
import { useOfficeQuery } from '../../office/api/use-office-query.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { type Customer, customerPath, SimilarCustomers } from '../../office/similar-customers.tsx';
import { SpacedAlert } from '../../office/spaced-alert.tsx';
import { LABELS } from '../../orders/office/order-fields.ts';
import { Badge } from '../../ui/badge.tsx';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Block, Halves, Row } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';
import {
  ofRecord,
  ofSite,
  placeAt,
  type QuoteFormState,
  type QuoteValues,
} from './quote-values.ts';

interface QuoteCustomerProps {
  form: QuoteFormState;
  /** What a customer may be found by. */
  by: readonly string[];
  /** The record of the chosen customer, once loaded. */
  record: Customer['input'] | undefined;
  /** Takes what the choice of a customer or site fills in. */
  onChosen(values: Partial<QuoteValues>, record: Customer['input'] | undefined): void;
  /** After a customer was taken from the search. */
  onPicked(): void;
}

/** A customer found by any word, with their building site, or typed. */
export function QuoteCustomer({ form, by, record, onChosen, onPicked }: QuoteCustomerProps) {
  const { customer_number: number, site, customer_email, company_address } = form.values;
  const { method, street, postal_code, city } = form.values;
  const place = [site, street, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  const hasAddress = [company_address, method === 'delivery' ? street : ''].some((text) =>
    text.trim(),
  );
  const sites = (record?.sites ?? []).map(({ name }) => ({ id: name, label: name }));
  function pick({ id, input }: Customer): void {
    const [only, ...others] = input.sites;
    // Of several, the office chooses.
    const site = only && others.length === 0 ? ofSite(input, only.name) : {};
    // Without sites the address of their invoices is proposed.
    const home = only || place ? {} : placeAt(input.address);
    onChosen({ ...ofRecord({ id, input }), ...home, ...site }, input);
    onPicked();
  }
  return (
    <Titled title="Kunde" heading="h3" mb={2}>
      {number === '' ? (
        <Block mb={2}>
          <SimilarCustomers label="Kunden suchen" by={by} onPick={(customer) => pick(customer)}>
            {(customer) => <OfficeButton onClick={() => pick(customer)}>Übernehmen</OfficeButton>}
          </SimilarCustomers>
        </Block>
      ) : (
        <Row mb={2}>
          <Link href={customerPath(number)}>
            Kunde {number}
            {record && ` ${record.name}`}
          </Link>
          <OfficeButton onClick={() => onChosen({ customer_number: '', site: '' }, undefined)}>
            Zuordnung lösen
          </OfficeButton>
          <Debt number={number} />
          {method === 'delivery' && <span>{place ? `Lieferung: ${place}` : NO_PLACE}</span>}
        </Row>
      )}
      {record && record.visibility !== 'visible' && (
        <SpacedAlert severity="warning" mb={2}>
          {`${CUSTOMER_RECORD.visibility.labels[record.visibility]}: Dieser Kunde kann nichts bestellen.`}
        </SpacedAlert>
      )}
      {record?.invoicing === 'by_site' && !site && (
        <SpacedAlert severity="info" mb={2}>
          Dieser Kunde bekommt {INVOICING.by_site}. Ohne Baustelle steht dies auf einer eigenen.
        </SpacedAlert>
      )}
      <Halves align="start">
        {(sites.length > 0 || site) && (
          <FilterSelect
            label="Baustelle"
            options={[{ id: '', label: 'keine' }, ...sites]}
            value={site}
            onPick={(name) => onChosen(ofSite(record, name), record)}
          />
        )}
        {TEXTS.quote.map((name) => (
          <InputField
            key={name}
            label={LABELS[name]}
            required={name === 'customer_name' || name === 'customer_phone'}
            autoComplete="off"
            {...(name === 'company_address' && { rows: 2 })}
            {...form.field(name)}
          />
        ))}
        {customer_email.trim() === '' && (
          <Alert severity={hasAddress ? 'info' : 'warning'}>
            {hasAddress ? ON_PAPER : `${ON_PAPER} ${NO_ADDRESS}`}
          </Alert>
        )}
      </Halves>
    </Titled>
  );
}

/** Open items and credit, as they matter before the order is taken. */
function Debt({ number }: { number: string }) {
  const id = number.slice(2);
  const { data, error } = useOfficeQuery(
    ['customers', id, 'debt'],
    'GET /api/admin/customers/{id}/debt',
    { params: { id } },
  );
  if (error) return <span>Offene Posten konnten nicht geladen werden.</span>;
  if (!data) return null;
  const { open_amount, open_count, credit } = data;
  const [open, limit, used] = [
    open_amount,
    credit?.limit_amount ?? 0,
    credit?.used_amount ?? 0,
  ].map(toCents) as [Cents, Cents, Cents];
  return (
    <>
      <span>
        {open_count === 0
          ? 'Nichts offen'
          : `Offen ${formatEuro(open)} brutto aus ${open_count === 1 ? 'einer Bestellung' : `${open_count} Bestellungen`}`}
      </span>
      {credit &&
        (used >= limit ? (
          <Badge color="red">{`Kreditlimit ${formatEuro(limit)} ausgeschöpft`}</Badge>
        ) : (
          <span>{`Kredit frei ${formatEuro(limit - used)} von ${formatEuro(limit)} (brutto)`}</span>
        ))}
    </>
  );
}

const NO_PLACE = 'Noch keine Lieferadresse';
// Required by § 312f (2) BGB.
const ON_PAPER =
  'Ohne E-Mail-Adresse braucht der Kunde Auftragsbestätigung und Widerrufsbelehrung spätestens mit der Lieferung auf Papier.';
const NO_ADDRESS =
  'Ohne E-Mail-Adresse und Anschrift lässt sich auch keine Rechnung schicken: Bitte fragen Sie nach einer von beiden.';
