import Alert from '@mui/material/Alert';
import { toEuro } from '@shop/domain/money/money';
import { checkDelivery, EMPTY_WISH } from '@shop/domain/order/delivery-wish';
import type { AdminOrder } from '@shop/domain/order/order';
import { partsText } from '@shop/domain/order/order-parts';
import { type OrderRequest, requestItem } from '@shop/domain/order/order-request';
import { phoneOrderSchema } from '@shop/domain/order/order-schema';
import { cartTotals, orderTotalProblem } from '@shop/domain/order/order-sums';
import { PAYMENT_METHOD_NAMES } from '@shop/domain/payment/payment-methods';
import { formatEuro } from '@shop/domain/text/format';
import { fieldErrors } from '@shop/domain/text/validation';
import { useQuery } from '@tanstack/react-query';
import { InputField } from '../../components/form/text-field.tsx';
import { Halves, Stack } from '../../components/layout.tsx';
import { Titled } from '../../components/titled.tsx';
import { deliveryOptionsQuery, knownOptions } from '../../features/delivery/use-delivery-zones.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useOfficeCall } from '../kit/api/use-office-call.ts';
import { FormDialog } from '../kit/dialog/admin-dialog.tsx';
import { useOfficeForm } from '../kit/form/use-office-form.ts';
import { Choices } from '../kit/tab/list-toolbar.tsx';
import {
  CUSTOMER,
  LABELS,
  LIMITS,
  METHODS,
  PAYMENTS,
  PLACE,
  type TextName,
} from './order-fields.ts';
import { linesProblem, OrderLines, readLines, type TypedLine } from './order-lines.tsx';

interface PhoneOrderProps {
  /** An earlier order of the calling customer. */
  earlier?: AdminOrder;
  onClose(): void;
  onTaken(order: Pick<AdminOrder, 'order_number'>): void;
}

/** Takes an order by phone, at the shop's prices. */
export default function PhoneOrder({ earlier, onClose, onTaken }: PhoneOrderProps) {
  const priced = usePrices();
  const form = useOfficeForm({
    initial: formOf(earlier),
    limits: LIMITS,
    problems: (values) => {
      const request = { ...requestOf(values, priced(values)), session_id: UNSENT };
      const { order_items: _, ...wrong } = fieldErrors(phoneOrderSchema, request);
      return [{ ...wrong, '': Object.keys(wrong).length > 0 ? MARKED : openProblem(values) }];
    },
    toRequest: (values) => requestOf(values, priced(values)),
    call: useOfficeCall({
      call: (order: Omit<OrderRequest, 'session_id'>, session_id) =>
        callApi('POST /api/admin/orders', { body: { ...order, session_id } }),
      onDone: (taken) => {
        onTaken(taken);
        return '';
      },
      failed: 'Die Bestellung konnte nicht aufgenommen werden.',
      what: 'Failed to take order',
    }),
  });
  const { values } = form;
  const { totals } = priced(values);
  function openProblem({ lines, number, ...others }: Form): string | undefined {
    const { totals: sums, problem } = priced({ lines, number, ...others });
    return linesProblem(lines, number) ?? problem ?? (sums ? undefined : NO_PRICES);
  }

  const field = (name: TextName, path: string = name) => (
    <InputField
      key={name}
      label={LABELS[name]}
      required={name === 'customer_name' || name === 'customer_phone'}
      autoComplete="off"
      {...form.field(name, path)}
    />
  );
  return (
    <FormDialog
      title="Telefonische Bestellung"
      form={form}
      submit="Bestellung aufnehmen"
      onClose={onClose}
    >
      <Stack gap={4}>
        <Titled title="Kunde" heading="h3" mb={2}>
          <Halves align="start">
            {CUSTOMER.map((name) => field(name))}
            {values.customer_email.trim() === '' &&
              (hasAddress(values) ? (
                <Alert severity="info">{ON_PAPER}</Alert>
              ) : (
                <Alert severity="warning">{`${ON_PAPER} ${NO_ADDRESS}`}</Alert>
              ))}
          </Halves>
        </Titled>
        <Titled title="Artikel" heading="h3" mb={1}>
          <OrderLines form={form} />
        </Titled>
        <Titled title="Lieferung und Zahlung" heading="h3" mb={2}>
          <Halves align="start">
            <Choices
              values={{ method: values.method, payment_method: values.payment_method }}
              rows={[
                { name: 'method', label: 'Lieferart', options: METHODS },
                { name: 'payment_method', label: 'Zahlungsart', options: PAYMENTS },
              ]}
              onChange={(changed) => form.set(changed)}
            />
            {values.method === 'delivery' && PLACE.map((name) => field(name, `delivery.${name}`))}
            {field('notes')}
          </Halves>
        </Titled>
        {totals && !openProblem(values) && (
          <Alert severity="info" role="status">
            {`Gesamtsumme ${formatEuro(totals.totalCents)} netto, davon ${partsText(totals.parts)}; `}
            <strong>{formatEuro(totals.grossCents)} inkl. MwSt.</strong>
          </Alert>
        )}
      </Stack>
    </FormDialog>
  );
}

/** Whether papers can be posted. */
const hasAddress = ({ company_address, method, street }: Form) =>
  [company_address, method === 'delivery' ? street : ''].some((each) => each.trim() !== '');

type Priced = ReturnType<ReturnType<typeof usePrices>>;

function requestOf(values: Form, { cart = [], delivery, totals }: Priced) {
  const { street: _s, postal_code: _p, city: _c, method: _m, ...others } = values;
  const { lines: _l, number: _n, ...customer } = others;
  return {
    ...customer,
    order_items: cart.map(requestItem),
    total_amount: toEuro(totals?.totalCents ?? 0),
    delivery,
  };
}

/** Prices the lines and today's delivery; `problem` explains why delivery is not possible. */
function usePrices() {
  const { data: products } = useQuery(apiQuery('GET /api/products'));
  const { data: answer } = useQuery(deliveryOptionsQuery);
  return ({ method, lines, ...typed }: Form) => {
    const cart =
      products &&
      readLines(lines)?.flatMap(({ product_id, quantity }) => {
        const product = products.find(({ id }) => id === product_id);
        return product?.price === undefined
          ? []
          : { ...product, product_id, quantity, price: product.price };
      });
    const [street, postal_code, city] = PLACE.map((name) => typed[name].trim());
    const place = { street, postal_code, city } as Record<(typeof PLACE)[number], string>;
    const delivery = { ...EMPTY_WISH, method, ...(method === 'delivery' && place) };
    if (!answer) return { cart, delivery };
    const options = knownOptions(answer);
    const checked = checkDelivery(delivery, [], { options, now: new Date() });
    if (!checked.ok) return { cart, delivery, problem: checked.message };
    const isPriced = cart !== undefined && cart.length === lines.length;
    if (!isPriced) return { cart, delivery };
    const totals = cartTotals(cart, checked.terms);
    return {
      cart,
      delivery,
      totals,
      problem: orderTotalProblem(totals.totalCents, checked.terms),
    };
  };
}

function formOf(earlier?: AdminOrder) {
  const { delivery = EMPTY_WISH, payment_method } = earlier ?? {};
  const { street, postal_code, city, method } = delivery;
  return {
    customer_name: earlier?.customer_name ?? '',
    customer_phone: earlier?.customer_phone ?? '',
    customer_email: earlier?.customer_email ?? '',
    company_name: earlier?.company_name ?? '',
    company_address: earlier?.company_address ?? '',
    tax_number: earlier?.tax_number ?? '',
    customer_reference: '',
    buyer_reference: earlier?.buyer_reference ?? '',
    street,
    postal_code,
    city,
    method,
    payment_method: PAYMENT_METHOD_NAMES.find((each) => each === payment_method) ?? 'rechnung',
    notes: '',
    lines: [] as TypedLine[],
    /** Of a line not added yet. */
    number: '',
  };
}
type Form = ReturnType<typeof formOf>;

// Required by § 312f (2) BGB.
const ON_PAPER =
  'Ohne E-Mail-Adresse braucht der Kunde Auftragsbestätigung und Widerrufsbelehrung spätestens mit der Lieferung auf Papier.';
const NO_ADDRESS =
  'Ohne E-Mail-Adresse und Anschrift lässt sich auch keine Rechnung schicken: Bitte fragen Sie nach einer von beiden.';
const NO_PRICES = 'Die Preise sind noch nicht geladen. Bitte versuchen Sie es gleich noch einmal.';
const MARKED = 'Bitte prüfen Sie die markierten Felder.';
/** Stands for the request's id while the form is checked. */
const UNSENT = 'telefonische-bestellung';
