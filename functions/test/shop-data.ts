import type { StoredProduct, StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import type { DeliveryWish } from '@shop/domain/order/delivery-wish';
import type { OrderRequest, OrderRequestItem } from '@shop/domain/order/order-request';
import type { PaymentRequest } from '@shop/domain/payment/order-payments';
import type { ContactRequest, ContactSubmission } from '@shop/domain/request/contact';
import type { Withdrawal } from '@shop/domain/withdrawal/withdrawal';
import type { Firestore } from 'firebase-admin/firestore';

export const SESSION = 'session-0123456789abcdef';

export const GRAVEL = product({ id: 1, name: 'Kies 16/32', price_cents: 2890 });
export const SLATE = product({ id: 7, name: 'Schieferplatten', category: 'Dachdeckung' });
/** 499.99 and 500.00 EUR: on both sides of the limit for free delivery. */
export const ALMOST_FREE = product({ id: 3, name: 'Beton C20/25', price_cents: 499_99 });
export const JUST_FREE = product({ id: 20, name: 'Beton C25/30', price_cents: 500_00 });

export function product(fields: Partial<StoredProduct> & { id: number }): StoredProduct {
  return {
    name: `Artikel ${fields.id}`,
    category: 'Schüttgut',
    unit: 't',
    specifications: [{ label: 'Körnung', value: '16/32 mm' }],
    schema_version: 1,
    ...fields,
  };
}

export async function storeProducts(firestore: Firestore, ...products: StoredProduct[]) {
  await storeAll(
    firestore,
    products.map((stored) => [`products/${stored.id}`, stored]),
  );
}

/** Stores documents by their paths, 500 at most. */
export async function storeAll(
  firestore: Firestore,
  documents: readonly (readonly [path: string, document: object])[],
) {
  const batch = firestore.batch();
  for (const [path, document] of documents) batch.set(firestore.doc(path), document);
  await batch.commit();
}

export const PLATE = rentalTool({ id: 101, model: 'VP1550', image_url: '/platte.webp' });

export function rentalTool(fields: Partial<StoredRentalTool> & { id: number }): StoredRentalTool {
  return {
    name: 'Rüttelplatte, 90 kg',
    description: 'Für Pflasterbettungen',
    category: 'Verdichtung',
    brand: 'Wacker Neuson',
    specifications: [{ label: 'Zentrifugalkraft', value: '15 kN' }],
    daily_price_cents: 3200,
    weekly_price_cents: 17920,
    monthly_price_cents: 67200,
    deposit_amount_cents: 20000,
    quantity_available: 5,
    is_available: true,
    schema_version: 1,
    ...fields,
  };
}

export async function storeRentalTools(firestore: Firestore, ...tools: StoredRentalTool[]) {
  await storeAll(
    firestore,
    tools.map((stored) => [`rentalTools/${stored.id}`, stored]),
  );
}

/** A tool picked up from Monday, 9 March, to Wednesday, as the reservation page sends it. */
export const RENTAL_WISH = {
  start_day: '2026-03-09',
  end_day: '2026-03-11',
  pieces: 1,
  method: 'pickup',
  early_start: true,
  customer_name: 'Erika Muster',
  customer_email: 'erika@example.de',
  customer_phone: '069 90009-123',
} as const;

/** The record of a tool changing hands. */
export const HANDOVER = {
  condition: 'Ohne Mängel',
  accessories: ['Koffer'],
  pictures: [] as string[],
  signature: 'M10 20L90 60',
  signed_by: 'Erika Muster',
};

/** A valid order of two tonnes of gravel, as the checkout page sends it. */
export function orderRequest(fields: Partial<OrderRequest> = {}): OrderRequest {
  return {
    session_id: SESSION,
    customer_name: 'Erika Muster',
    customer_email: 'erika@example.de',
    customer_phone: '069 90009-123',
    company_name: '',
    company_address: '',
    tax_number: '',
    payment_method: 'rechnung',
    notes: '',
    total_amount: 82.8,
    order_items: [orderItem()],
    ...fields,
  };
}

export function orderItem(fields: Partial<OrderRequestItem> = {}): OrderRequestItem {
  return {
    product_id: 1,
    product_name: 'Kies 16/32',
    quantity: 2,
    unit_price: 28.9,
    total_price: 57.8,
    ...fields,
  };
}

/** A delivery to a building site, without a day. */
export function deliveryWish(fields: Partial<DeliveryWish> = {}): DeliveryWish {
  return {
    method: 'delivery',
    street: 'Bauweg 1',
    postal_code: '12345',
    city: 'Musterstadt',
    truck_access: 'yes',
    unloading_place: 'Hinter dem Haus',
    wished_day: '',
    contact_name: 'Bernd Polier',
    contact_phone: '0171 234567',
    express: false,
    ...fields,
  };
}

/** An account other than the built-in one. */
export const NEW_BANK = {
  holder: 'Muster Bau GmbH',
  name: 'Neue Bank',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
};

/** A valid contact request, as the contact page sends it. */
export function contactRequest(fields: Partial<ContactSubmission> = {}): ContactRequest {
  return {
    name: 'Erika Muster',
    email: 'erika@example.de',
    phone: '069 90009-123',
    message: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
    request_type: 'contact',
    ...fields,
  };
}

/** Pays part of the gross total of the order above, on the day of the order. */
export const paymentRequest = (fields: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'payment-1',
  amount: 50,
  day: '2026-03-02',
  ...fields,
});

/** A valid withdrawal from a whole order, as its page sends it. */
export function withdrawal(fields: Partial<Withdrawal> = {}): Withdrawal {
  return {
    name: 'Erika Muster',
    email: 'erika@example.de',
    order_number: 'B-7K3M9-QX2TP',
    goods: '',
    ...fields,
  };
}

/** Postcodes 12340 to 12349 are in zone 1, 12350 to 12369 in zone 2. */
export async function storeAreas(firestore: Firestore) {
  const areas = [
    { from: '12340', to: '12349', zone: 1 },
    { from: '12350', to: '12369', zone: 2 },
  ];
  await firestore.doc('settings/deliveryAreas').set({ areas, schema_version: 1 });
}
