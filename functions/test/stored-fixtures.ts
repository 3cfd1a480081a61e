// Frozen: databases hold documents like these. Never change one; add the next version beside it.
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import type { StoredType } from '../src/firestore/stored-type.ts';
import { RATE_LIMITS } from '../src/firestore/stored-uses.ts';
import { ADMINS } from '../src/stored/admins.ts';
import { CARTS } from '../src/stored/cart.ts';
import { CHANGES, REVISION } from '../src/stored/change.ts';
import { CONTACTS } from '../src/stored/contact.ts';
import { COUNTERS } from '../src/stored/counter.ts';
import { DATEV_BATCHES } from '../src/stored/datev-batch.ts';
import { DELIVERY_AREAS } from '../src/stored/delivery-areas.ts';
import { ENTRY_TYPES } from '../src/stored/entry.ts';
import { BOOK_MONTHS, INVOICE_BOOK, INVOICE_CHAIN, INVOICES } from '../src/stored/invoice.ts';
import { ISSUED_PAPERS } from '../src/stored/issued-paper.ts';
import { storedOrder } from '../src/stored/ledger.ts';
import { MISSED_SEARCHES } from '../src/stored/missed-searches.ts';
import { ORDER_NOTES } from '../src/stored/notes.ts';
import { ORDERS, type StoredOrder } from '../src/stored/order.ts';
import { OUTBOX } from '../src/stored/outbox-entry.ts';
import { OWN_CLAIM_TYPE } from '../src/stored/own-claim.ts';
import { PICTURE_FILES, RENTAL_PICTURES } from '../src/stored/picture-file.ts';
import { PRODUCTS } from '../src/stored/product.ts';
import { QUOTES } from '../src/stored/quote.ts';
import { RENTAL_BOOKINGS, RENTAL_DAYS, RENTAL_RECORDS } from '../src/stored/rental-booking.ts';
import { RENTAL_TOOLS } from '../src/stored/rental-tool.ts';
import { REQUESTS } from '../src/stored/same-request.ts';
import { CATALOGUE_SHARDS } from '../src/stored/shard.ts';
import { STANDING_ORDERS } from '../src/stored/standing-order.ts';
import { HEALTH } from '../src/stored/sweep.ts';
import { TOURS } from '../src/stored/tour.ts';
import { USERS } from '../src/stored/user.ts';
import { PLAIN_PICTURE } from './pictures.ts';

const created_at = new Timestamp(1_772_443_800, 123_000_000);

export const PRODUCT_V1 = {
  id: 1,
  name: 'Kies 16/32',
  description: 'Gewaschener Kies',
  category: 'Schüttgut',
  price_cents: 2890,
  unit: 't',
  image_url: '/pictures/kies.webp',
  specifications: [{ label: 'Körnung', value: '16/32 mm' }],
  schema_version: 1,
};

const SACKED_PRODUCT_V1 = {
  ...PRODUCT_V1,
  id: 2,
  unit: 'Sack',
  grain: '16/32',
  colour: 'Grau',
  packaging: 'Sack',
  material: 'kies-16-32',
  replaces: '10 990',
  coverage: {
    kind: 'bulk',
    kg_per_unit: 25,
    loose_density: 1.5,
    compacted_density: 1.7,
    depth_cm: 5,
    waste_percent: 5,
    note: 'im Sack zu 25 kg',
  },
  units_per_pallet: 42,
  related_ids: [1, 109],
};

const DESCRIBED_PRODUCT_V1 = {
  ...SACKED_PRODUCT_V1,
  roles: ['bedding', 'joint'],
  vat_rate: 19,
  content: { amount: 25, unit: 'kg' },
  weight_kg: 25.1,
  producer: { name: 'Kieswerk', address: 'Grubenweg 1, 12345 Musterstadt', email: 'a@b.example' },
  withdrawal_exemption: 'mixed_after_delivery',
};

const RENTAL_TOOL_V1 = {
  id: 101,
  name: 'Rüttelplatte, 90 kg',
  description: 'Für Pflasterbettungen',
  category: 'Verdichtung',
  brand: 'Wacker Neuson',
  model: 'VP1550',
  specifications: [{ label: 'Zentrifugalkraft', value: '15 kN' }],
  daily_price_cents: 3200,
  weekly_price_cents: 17_920,
  monthly_price_cents: 67_200,
  deposit_amount_cents: 20_000,
  quantity_available: 5,
  is_available: true,
  image_url: '/pictures/ruettelplatte.webp',
  schema_version: 1,
};

const CART_V1 = {
  items: [{ id: '1', product_id: 1, quantity: 2 }],
  recent_adds: ['c2Vjb25k'],
  updated_at: created_at,
  expires_at: new Timestamp(1_775_035_800, 123_000_000),
  schema_version: 1,
};

export const ORDERED_CART_V1 = {
  items: [],
  updated_at: created_at,
  expires_at: new Timestamp(1_775_035_800, 123_000_000),
  order_number: 'B-7K2MQ-4XN8T',
  request_hash: '7d865e959b2466918c9863afca942d0fb89d7c9ac0c99bafc3749504ded97730',
  later_session_id: '0f0c3d52-6d5b-4a3c-9e51-2d2f6f3b7a10',
  schema_version: 1,
};

export const ORDER_V1 = {
  order_number: 'B-7K2MQ-4XN8T',
  created_at,
  payment_method: 'rechnung',
  order_status: 'processing',
  subtotal_cents: 5780,
  delivery_cents: 2500,
  total_cents: 8280,
  vat: [{ rate: 19, net_cents: 8280, vat_cents: 1573 }],
  gross_cents: 9853,
  customer_name: 'Erika Muster',
  customer_email: 'Erika@Muster-Bau.example',
  customer_phone: '069 90009-123',
  company_name: 'Muster GmbH',
  company_address: 'Hauptstraße 1\n60311 Frankfurt',
  tax_number: 'DE123456789',
  notes: 'Bitte anrufen',
  order_items: [
    {
      product_id: 1,
      product_name: 'Kies 16/32',
      unit: 't',
      category: 'Schüttgut',
      quantity: 2,
      unit_price_cents: 2890,
      total_price_cents: 5780,
    },
  ],
  history: [
    {
      what: 'status',
      from: 'pending',
      to: 'processing',
      by_uid: 'office',
      at: new Timestamp(1_772_445_600, 0),
    },
  ],
  user_id: 'erika',
  schema_version: 1,
};

export const DELIVERED_ORDER_V1 = {
  ...ORDER_V1,
  customer_reference: 'BV Südring, Kst. 4711',
  express_cents: 5000,
  total_cents: 13_280,
  vat: [{ rate: 19, net_cents: 13_280, vat_cents: 2523 }],
  gross_cents: 15_803,
  order_items: [{ ...ORDER_V1.order_items[0], vat_rate: 19, weight_kg: 1000 }],
  delivery: {
    method: 'delivery',
    street: 'Bauweg 1',
    postal_code: '12345',
    city: 'Musterstadt',
    truck_access: 'yes',
    unloading_place: 'Hinter dem Haus',
    wished_day: '',
    contact_name: 'Bernd Polier',
    contact_phone: '0171 234567',
    express: true,
    zone: 'Zone 1',
  },
};

const CANCELLED_ORDER_V1 = {
  ...DELIVERED_ORDER_V1,
  order_status: 'cancelled',
  history: [
    ...ORDER_V1.history,
    {
      what: 'status',
      from: 'processing',
      to: 'cancelled',
      by_uid: 'office',
      at: new Timestamp(1_772_446_000, 0),
      reason: 'Vergriffen',
    },
  ],
};

const SELF_CANCELLED_ORDER_V1 = {
  ...DELIVERED_ORDER_V1,
  order_status: 'cancelled',
  history: [
    {
      what: 'status',
      from: 'pending',
      to: 'cancelled',
      by_uid: '',
      at: new Timestamp(1_772_446_000, 0),
    },
  ],
};

export const PAID_ORDER_V1 = {
  ...DELIVERED_ORDER_V1,
  payment_state: 'open',
  open_cents: 5803,
  due_day: '2026-03-16',
  entries: [
    {
      id: 'p-1',
      what: 'paid',
      cents: 10_000,
      day: '2026-03-20',
      by_uid: 'office',
      at: new Timestamp(1_774_000_000, 0),
    },
    {
      id: 'p-2',
      what: 'paid',
      cents: -10_000,
      day: '2026-03-20',
      reverses: 'p-1',
      by_uid: 'office',
      at: new Timestamp(1_774_000_060, 0),
    },
    {
      id: 'p-3',
      what: 'paid',
      cents: 10_000,
      day: '2026-03-21',
      by_uid: 'office',
      at: new Timestamp(1_774_000_120, 0),
    },
  ],
  reminders: [{ id: 'r-1', by_uid: 'office', at: new Timestamp(1_773_900_000, 0) }],
};

const DELIVERY_AREAS_V1 = {
  areas: [{ from: '12340', to: '12349', zone: 1 }],
  schema_version: 1,
};

export const USER_V1 = {
  name: 'Erika Muster',
  given_name: 'Erika',
  created_at,
  company_name: 'Muster GmbH',
  phone: '069 90009-123',
  schema_version: 1,
};

export const REMEMBERED_USER_V1 = {
  ...USER_V1,
  remembered: {
    is_business: true,
    company_address: 'Hauptstraße 1, 60311 Frankfurt',
    tax_number: 'DE123456789',
    site: {
      street: 'Bauweg 1',
      postal_code: '12345',
      city: 'Musterstadt',
      truck_access: 'yes',
      unloading_place: '',
      contact_name: 'Bernd Polier',
      contact_phone: '0171 234567',
    },
  },
  plans: [
    { address: 'einfahrt?m2=40', name: 'Einfahrt, 40 m²', saved_day: '2026-03-02' },
    { address: 'liste?artikel=1x12', name: 'Splitt', saved_day: '2026-03-02' },
  ],
  schema_version: 1,
};

const CONTACT_V1 = {
  name: 'Erika Muster',
  email: 'erika@muster-bau.example',
  phone: '069 90009-123',
  message: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
  request_type: 'contact',
  created_at,
  schema_version: 1,
};

const WITHDRAWAL_V1 = {
  name: 'Erika Muster',
  email: 'erika@muster-bau.example',
  phone: '',
  message: 'Hiermit widerrufe ich den Vertrag zur Bestellung B-7K3M9-QX2TP über alle Waren.',
  request_type: 'withdrawal',
  order_number: 'B-7K3M9-QX2TP',
  order_match: 'same_email',
  created_at,
  schema_version: 1,
};

const QUOTE_V1 = {
  ...CONTACT_V1,
  user_id: 'erika',
  request_type: 'quote',
  items: [
    {
      product_id: 1,
      product_name: 'Kies 16/32',
      unit: 't',
      quantity: 20,
      unit_price_cents: 2890,
    },
    { product_id: 7, product_name: 'Schieferplatten', unit: 'm²', quantity: 300 },
  ],
  postal_code: '12345',
};

const QUOTED_V1 = {
  customer_name: 'Erika Muster',
  customer_email: 'Erika@Muster-Bau.example',
  customer_phone: '069 90009-123',
  company_name: 'Muster GmbH',
  company_address: 'Hauptstraße 1\n60311 Frankfurt',
  tax_number: 'DE123456789',
  customer_reference: 'BV Südring',
  buyer_reference: '',
  payment_method: 'rechnung',
  order_items: [
    {
      product_id: 1,
      product_name: 'Kies 16/32',
      unit: 't',
      category: 'Schüttgut',
      vat_rate: 19,
      weight_kg: 1000,
      quantity: 12.5,
      unit_price_cents: 1999,
      total_price_cents: 24_988,
    },
    {
      product_id: 0,
      product_name: 'Kranentladung',
      unit: 'Std.',
      vat_rate: 19,
      quantity: 2,
      unit_price_cents: 9000,
      total_price_cents: 18_000,
    },
  ],
  delivery: { ...DELIVERED_ORDER_V1.delivery, postal_code: '12340', express: false },
  subtotal_cents: 42_988,
  delivery_cents: 4500,
  delivery_agreed: true,
  rebate: { percent: 10, cents: 4749, reason: 'Treue' },
  total_cents: 42_739,
  vat: [{ rate: 19, net_cents: 42_739, vat_cents: 8120 }],
  gross_cents: 50_859,
  delivery_below: { goods_cents: 50_000, cents: 2500 },
  orderable: 'lines',
  valid_until: '2026-03-31',
  conditions: 'Entladung bauseits.',
  note: 'Will nächste Woche anrufen.',
};

/** In force in the tests' March. */
export const SENT_QUOTE_V1 = {
  number: 'AN-10001',
  created_at,
  revision: 2,
  status: 'sent',
  content: QUOTED_V1,
  offer: { content: QUOTED_V1, version: 1, sent_at: created_at },
  is_opened: false,
  is_asked: false,
  is_ending: false,
  next_day: '2026-03-28',
  history: [
    { id: 'request-quote-01', what: 'created', by_uid: 'office', at: created_at },
    {
      id: 'request-quote-02',
      what: 'sent',
      by_uid: 'office',
      at: created_at,
      version: 1,
    },
  ],
  link: 'f3x9Qa_7kR2mT5vW8yZ1bg',
  search_tokens: ['er', 'eri'],
  schema_version: 1,
};

export const STANDING_ORDER_V1 = {
  uid: 'erika',
  email: 'erika@example.de',
  customer_name: 'Erika Muster',
  customer_number: 'K-10001',
  site: 'Neubau Gartenstraße',
  name: 'Kies jede Woche',
  lines: [{ product_id: 1, quantity: 12 }],
  every_weeks: 1,
  next_day: '2026-03-16',
  until: '2026-06-30',
  state: 'active',
  next_proposal: '2026-03-16',
  created_at: new Timestamp(1_772_350_000, 123_000_000),
  shown_until: '9999-12-31',
  to_see: false,
  history: [
    {
      id: 'request-standing',
      what: 'created',
      by_uid: 'erika',
      at: new Timestamp(1_772_350_000, 123_000_000),
    },
    {
      id: 'skipped-2026-03-09',
      what: 'skipped',
      by_uid: '',
      at: new Timestamp(1_772_350_000, 123_000_000),
      day: '2026-03-09',
      text: 'Wir haben das Angebot nicht rechtzeitig vorbereitet.',
      quote_number: 'AN-10001',
    },
  ],
  revision: 1,
  schema_version: 1,
};

const { next_proposal: _, ...NOT_PROPOSED } = STANDING_ORDER_V1;
const ENDED_STANDING_ORDER_V1 = {
  ...NOT_PROPOSED,
  state: 'ended',
  shown_until: '2026-06-01',
  to_see: true,
  expires_at: new Timestamp(1_788_300_000, 0),
};

export const OUTBOX_ENTRY_V1 = {
  kind: 'contact_notice',
  subject_id: 'request-1',
  state: 'given_up',
  created_at: new Timestamp(1_772_350_000, 123_000_000),
  next_try_at: new Timestamp(1_772_436_500, 0),
  tries: 14,
  lease: '00112233445566778899aabbccddeeff',
  give_up_at: new Timestamp(1_772_436_400, 123_000_000),
  given_up_at: new Timestamp(1_772_436_460, 0),
  last_problem: 'ECONNREFUSED',
  schema_version: 1,
};

export const CHANGE_V1 = {
  kind: 'product',
  item_id: '1',
  item_name: 'Kies 16/32',
  version: 1,
  before: null,
  after: { id: 1, name: 'Kies 16/32', category: 'Kies', unit: 't', schema_version: 1 },
  batch_id: 'office-request-0001',
  label: 'Kies +3,5 %',
  by_uid: 'chef',
  at: new Timestamp(1_772_350_000, 123_000_000),
  listed_at: new Timestamp(1_772_350_000, 123_000_000),
  count: 2,
  expires_at: new Timestamp(1_893_452_400, 0),
  schema_version: 1,
};

const CATEGORY_V1 = {
  id: 1,
  of: 'product',
  name: 'Schüttgut',
  position: 1,
  lead: 'Kies, Sand und Schotter.',
  picture: { url: '/pictures/kies-800.webp', alt: 'Kies' },
  visibility: 'visible',
  version: 2,
  changed_in: 7,
  saved_by: 'request-0001',
  schema_version: 1,
};

export const CUSTOMER_V1 = {
  id: 10_001,
  is_company: true,
  name: 'Muster Bau GmbH',
  contact_name: 'Erika Muster',
  email: 'erika@example.de',
  phone: '069 123',
  address: 'Bauweg 1\n12345 Musterstadt',
  country: 'AT',
  vat_id: 'ATU12345678',
  buyer_reference: '04011000-1234512345-06',
  debtor: 10_400,
  members: [
    { email: 'erika@example.de', is_owner: true, may_order: true, may_see_invoices: true },
    { email: 'max@example.de', is_owner: false, may_order: true, may_see_invoices: false },
  ],
  sites: [
    {
      name: 'Neubau Gartenstraße',
      street: 'Gartenstraße 5',
      postal_code: '12345',
      city: 'Musterstadt',
      truck_access: 'no',
      unloading_place: 'links vom Tor',
      contact_name: 'Jan Polier',
      contact_phone: '0171 1',
      customer_reference: 'BV-7',
    },
  ],
  notes: 'Zahlt nach Abschlag.',
  visibility: 'visible',
  search_tokens: ['mu', 'muster'],
  sort_name: 'muster bau gmbh',
  member_emails: ['erika@example.de', 'max@example.de'],
  version: 1,
  saved_by: 'request-0002',
  saved_at: '2026-03-02T09:30:00.000Z',
  schema_version: 1,
};

export const CUSTOMER_V2 = {
  ...CUSTOMER_V1,
  sites: CUSTOMER_V1.sites.map(({ customer_reference, ...site }) => {
    return { ...site, cost_centre: customer_reference };
  }),
  schema_version: 2,
};

const ADMINS_V1 = {
  admins: [
    { uid: 'chef', since: new Timestamp(1_772_350_000, 123_000_000) },
    { uid: 'anna', since: new Timestamp(1_772_350_000, 0), is_leaving: true },
  ],
  schema_version: 1,
};

const RATE_LIMIT_V1 = {
  used_at: [1, 2, 3, 4].map((second) => new Timestamp(1_772_443_790 + second, 0)),
  counts: [1, 1, 1, 2],
  expires_at: new Timestamp(1_772_443_854, 0),
  schema_version: 1,
};

const AGREED_ORDER_V1 = {
  ...DELIVERED_ORDER_V1,
  delivery_day: '2026-03-05',
  history: [
    ...DELIVERED_ORDER_V1.history,
    {
      what: 'delivery_day',
      day: '2026-03-05',
      by_uid: 'office',
      at: new Timestamp(1_772_500_000, 0),
    },
  ],
  search_tokens: ['er', 'eri', 'erik', 'erika'],
};

export const ORDER_NOTES_V1 = {
  notes: [
    {
      id: 'note-0123456789abcdef',
      text: 'Ruft zurück.',
      by_uid: 'office',
      at: new Timestamp(1_772_500_000, 0),
    },
  ],
  schema_version: 1,
};

const PARTLY_ORDER_V1 = {
  ...AGREED_ORDER_V1,
  order_items: [{ ...ORDER_V1.order_items[0], quantity: 0.16, total_price_cents: 462 }],
  entries: [
    {
      ...PAID_ORDER_V1.entries[0],
      id: 't-B-7K2MQ-4XN8T-1',
      what: 'to_order',
      cents: 100,
      other: 'B-7K2MQ-4XN8T-1',
    },
  ],
  history: [
    ...AGREED_ORDER_V1.history,
    {
      what: 'part',
      id: 'part-0001',
      number: 'B-7K2MQ-4XN8T-1',
      day: '2026-03-02',
      lines: [{ product_name: 'Kies 16/32', unit: 't', quantity: 1.84 }],
      positions: [0],
      net_cents: 5318,
      by_uid: 'office',
      at: new Timestamp(1_772_446_000, 0),
      taken_back: { by_uid: 'office', at: new Timestamp(1_772_446_060, 0) },
    },
  ],
  part_of: {
    number: 'B-7K2MQ-4XN8T',
    left: [{ product_name: 'Kies 16/32', unit: 't', quantity: 0.16 }],
  },
};

export const INVOICED_ORDER_V1 = {
  ...PAID_ORDER_V1,
  order_items: [
    {
      ...ORDER_V1.order_items[0],
      delivered: {
        quantity: 1.84,
        reason: 'Lkw war voll',
        slips: [
          {
            number: 'W-1',
            gross_kg: 14_340,
            tare_kg: 12_500,
            net_kg: 1840,
            weighed_at: '2026-03-03T07:42',
            plate: 'MT-KB 318',
          },
        ],
      },
    },
  ],
  entries: [
    ...PAID_ORDER_V1.entries,
    {
      id: 'write-off-1',
      what: 'small_rest',
      cents: 1,
      day: '2026-03-27',
      by_uid: 'office',
      at: new Timestamp(1_774_600_000, 0),
    },
  ],
  customer_stop: '2026-04-30',
  reminders: [
    {
      id: 'reminder-2',
      by_uid: 'office',
      at: new Timestamp(1_774_500_000, 0),
      open_cents: 98_53,
      fee_cents: 500,
      interest_cents: 12,
      pay_by: '2026-04-02',
    },
  ],
  invoices: [
    {
      number: 'RE-2026-00001',
      kind: 'invoice',
      created_at: new Timestamp(1_772_600_000, 0),
      day: '2026-03-04',
      gross_cents: 98_53,
      payable_cents: 98_53,
      due_day: '2026-03-18',
      order_due_day: '2026-03-16',
      channel: 'letter',
      posted_at: new Timestamp(1_772_600_000, 0),
      posted_by: 'office',
      has_xml: true,
      vat: [{ rate: 19, net_cents: 82_80, vat_cents: 15_73 }],
      supply_day: '2026-03-03',
      customer: 'Erika Mustermann',
    },
  ],
  to_books: ['2026-03'],
  history: [
    ...PAID_ORDER_V1.history,
    {
      what: 'billing',
      buyer_reference: '04011000-1234512345-06',
      has_new_address: false,
      by_uid: 'office',
      at: new Timestamp(1_772_500_000, 0),
    },
    {
      what: 'reminder_stop',
      until: '2026-04-30',
      reason: 'instalments',
      for_customer: true,
      by_uid: 'office',
      at: new Timestamp(1_774_600_000, 0),
    },
  ],
  buyer_reference: '04011000-1234512345-06',
  country: 'FR',
};

const COLLECTING_ORDER_V1 = {
  ...ORDER_V1,
  kind: 'collective',
  customer_number: 'K-10001',
  site: 'Neubau Gartenstraße',
  conditions: { payment_days: 30, discount_percent: 2.5, discount_days: 10 },
  order_items: [
    {
      ...ORDER_V1.order_items[0],
      of: {
        order_number: 'B-00000-00001',
        ordered_day: '2026-03-01',
        day: '2026-03-03',
        customer_reference: 'BV-7',
        site: 'Neubau Gartenstraße',
        method: 'delivery',
        zone: 'Zone 1',
      },
    },
  ],
  invoices: [
    {
      ...INVOICED_ORDER_V1.invoices[0],
      discount: { cents: 2_46, until_day: '2026-03-14', percent: 2.5 },
    },
  ],
};

const COLLECTED_ORDER_V1 = {
  ...ORDER_V1,
  collected_by: { order_number: 'B-00000-00000', invoice: 'RE-2026-00001' },
};

export const INVOICE_V1 = {
  number: 'RE-2026-00001',
  order_number: 'B-00000-00000',
  month: '2026-03',
  created_at: new Timestamp(1_772_600_000, 0),
  by_uid: 'office',
  content:
    '{"kind":"invoice","number":"RE-2026-00001","day":"2026-11-24","order":{"number":"B-7K3M9-QX2TP","day":"2026-11-16"},"customer_reference":"BV Südring, Kst. 4711","buyer_reference":"04011000-1234512345-06","seller":{"name":"Muster Straßen- und Tiefbau GmbH","street":"Musterstraße 12","postal_code":"12345","city":"Musterstadt","vat_id":"DE123456789","register":"Amtsgericht Musterstadt, HRB 12345","managing_director":"Max Mustermann","phone":"069 90009-123","email":"info@muster-tiefbau.example"},"bank":{"holder":"Muster Straßen- und Tiefbau GmbH","name":"Musterbank","iban":"DE89370400440532013000","bic":"COBADEFFXXX"},"buyer":{"company":"Brandt Bau GmbH & Co. KG","name":"Petra Brandt","email":"einkauf@brandt-bau.example","address":"Ringstraße 5\\n12345 Musterstadt","tax_number":"DE987654321"},"delivery":{"day":"2026-11-23","is_pickup":false,"address":"Südring 12, 12347 Musterstadt"},"lines":[{"article_number":"10 001","name":"Kies 16/32","quantity":11.84,"unit":"t","unit_price_cents":2890,"net_cents":34218,"vat_rate":19,"ordered":12,"slips":[{"number":"W-20871","gross_kg":26340,"tare_kg":14500,"net_kg":11840,"weighed_at":"2026-11-23T07:42","plate":"MT-KB 318"}]},{"article_number":"10 203","name":"Pflanzerde","quantity":20,"unit":"Sack","unit_price_cents":495,"net_cents":9900,"vat_rate":7},{"name":"Lieferung (Zone 1)","quantity":1,"unit":"","unit_price_cents":4900,"net_cents":4900,"vat_rate":19}],"vat":[{"rate":19,"net_cents":39118,"vat_cents":7432},{"rate":7,"net_cents":9900,"vat_cents":693}],"net_cents":49018,"gross_cents":57143,"prepaid_cents":0,"payable_cents":57143,"due_day":"2026-12-08","discount":{"percent":2,"days":8,"until_day":"2026-12-02","amount_cents":56000}}',
  hash: 'fd3218c1dff9bb00b77fcc4611bd0d52560497f1770e1e96eb1a4defbb0525b1',
  previous_hash: '',
  schema_version: 1,
};

export const BOOK_ENTRY_V1 = {
  number: 'RE-2026-00001',
  kind: 'invoice',
  order_number: 'B-00000-00000',
  created_at: new Timestamp(1_772_600_000, 0),
  day: '2026-03-04',
  month: '2026-03',
  customer: 'Erika Mustermann',
  gross_cents: 98_53,
  vat: [{ rate: 19, net_cents: 82_80, vat_cents: 15_73 }],
  shares: [
    {
      category: 'Schüttgut',
      name: 'Kies 16/32',
      place: 'Zone 1',
      net_cents: 82_80,
      kg: 2000,
      days: 0,
    },
  ],
  open_cents: 98_53,
  state: 'open',
  due_day: '2026-03-18',
  search_tokens: ['re', 'er'],
  user_id: null,
  schema_version: 1,
};

const BOOK_MONTH_V1 = {
  month: '2026-03',
  documents: 1,
  net_cents: 82_80,
  gross_cents: 98_53,
  shares: BOOK_ENTRY_V1.shares,
  customers: { 'K-10001': 82_80 },
  schema_version: 1,
};

export const CHAIN_V1 = { year: '2026', count: 1, hash: 'fd3218c1', schema_version: 1 };

export const KEPT_PAPER_V1 = {
  kind: 'invoice',
  number: 'RE-2026-00001',
  created_at: new Timestamp(1_772_600_000, 0),
  hash: '86edbaa24831badfa0a8b04bb410141e2ee4182b6d0014493fe262a7a331c20b',
  part: 0,
  parts: 1,
  bytes: Buffer.from('%PDF-1.7'),
  schema_version: 1,
};

export const CONFIRMATION_V1 = {
  ...KEPT_PAPER_V1,
  kind: 'confirmation',
  number: 'B-7K3M9-QX2TP-86edbaa24831badfa0a8b04bb410141e',
  about: ['B-7K3M9-QX2TP'],
  title: 'Auftragsbestätigung B-7K3M9-QX2TP',
  filename: 'Auftragsbestaetigung-B-7K3M9-QX2TP.pdf',
};

export const CONFIRMATION_ID = `confirmation-${CONFIRMATION_V1.number}`;

const REQUEST_V1 = {
  hash: 'hash',
  answer: 'AN-10001',
  at: created_at,
  expires_at: created_at,
  schema_version: 1,
};

const TOUR_V1 = {
  order_numbers: ['B-7K3M9-QX2TP'],
  expires_at: new Timestamp(1_775_080_800, 0),
  schema_version: 1,
};

const PICTURE_FILE_V1 = {
  format: 'webp',
  bytes: Buffer.from(PLAIN_PICTURE[0] ?? '', 'base64'),
  schema_version: 1,
};

const RENTAL_PICTURES_V1 = [
  PICTURE_FILE_V1,
  { ...PICTURE_FILE_V1, expires_at: new Timestamp(1_772_665_200, 0) },
  { ...PICTURE_FILE_V1, booking_number: 'M-7K2MQ-4XN8T' },
];

export const RENTAL_BOOKING_V1 = {
  booking_number: 'M-7K2MQ-4XN8T',
  kind: 'rental',
  state: 'requested',
  created_at,
  tool_id: 101,
  tool_name: 'Rüttelplatte, 90 kg',
  article_number: 'VP1550',
  image_url: '/pictures/ruettelplatte.webp',
  start_day: '2026-03-09',
  end_day: '2026-03-11',
  pieces: 1,
  buffer_days: 1,
  blocked: { from: '2026-03-09', to: '2026-03-12' },
  months: ['2026-03'],
  method: 'delivery',
  tier: 'daily',
  chosen_tier: 'daily',
  is_insured: true,
  early_start: true,
  days: 2,
  rental_cents: 6400,
  insurance_cents: 1000,
  transport_cents: 9500,
  net_cents: 16_900,
  gross_cents: 20_111,
  vat_rate: 19,
  deposit_cents: 20_000,
  prices: {
    daily_price_cents: 3200,
    weekly_price_cents: 17_920,
    monthly_price_cents: 67_200,
    deposit_amount_cents: 20_000,
    insurance_price_cents: 500,
    cleaning_price_cents: 4500,
  },
  deposit: { state: 'none' },
  customer_name: 'Erika Muster',
  customer_email: 'Erika@Muster-Bau.example',
  customer_phone: '069 90009-123',
  company_name: 'Muster GmbH',
  street: 'Bauweg 1',
  postal_code: '12369',
  city: 'Musterstadt',
  invoice_address: 'Hauptstraße 1\n60311 Frankfurt',
  notes: 'Tor links',
  hold_until: new Timestamp(1_772_665_200, 0),
  cancel_until: new Timestamp(1_772_967_600, 0),
  history: [{ id: '7d865e959b2466918c98', what: 'requested', by_uid: '', at: created_at }],
  search_tokens: ['er', 'eri'],
  user_id: 'erika',
  schema_version: 1,
};

const OUT_BOOKING_V1 = {
  ...RENTAL_BOOKING_V1,
  state: 'handed_out',
  transport_agreed: true,
  overdue_from: '2026-03-12',
  deposit: { state: 'kept', kept_cents: 2500, reason: 'Kratzer' },
  damage: { cents: 12_000, open_cents: 9500, due_day: '2026-03-16', reason: 'Haube' },
  order_number: 'B-7K2MQ-4XN8T',
  withdrawal: {
    received_at: created_at,
    request_id: 'request-1',
    is_other_email: false,
    decisions: [
      {
        id: 'decision-1',
        outcome: 'none',
        reason: 'nach Maß',
        lines: [{ line: 0, quantity: 1.5 }],
        used_days: 2,
        goods_back: '2026-03-02',
        by_uid: 'office',
        at: created_at,
      },
    ],
  },
  history: RENTAL_BOOKING_V1.history.map((entry) => {
    return { ...entry, taken_back: { by_uid: 'office', at: created_at } };
  }),
  before: {
    state: 'requested',
    end_day: '2026-03-11',
    blocked: RENTAL_BOOKING_V1.blocked,
    hold_until: RENTAL_BOOKING_V1.hold_until,
    deposit: { state: 'none' },
    by_arrangement: true,
  },
};

/** As it follows from the booking before it, whose deposit was stored in the booking alone. */
const CLAIM_V1 = {
  kind: 'deposit',
  number: 'M-7K2MQ-4XN8T-K',
  booking_number: 'M-7K2MQ-4XN8T',
  tool_name: 'Rüttelplatte, 90 kg',
  customer: 'Muster GmbH',
  created_at,
  entries: [
    {
      id: 'old-requested',
      what: 'requested',
      cents: 20_000,
      day: '2026-03-02',
      by_uid: '',
      at: created_at,
    },
    { id: 'old-paid', what: 'paid', cents: 20_000, day: '2026-03-02', by_uid: '', at: created_at },
    {
      id: 'back-0001',
      what: 'set_off',
      cents: 2500,
      day: '2026-03-02',
      reason: 'Kratzer',
      other: 'B-7K2MQ-4XN8T',
      by_uid: 'office',
      at: created_at,
    },
    {
      id: 'back-0002',
      what: 'set_off',
      cents: -2500,
      day: '2026-03-02',
      reverses: 'back-0001',
      by_uid: 'office',
      at: created_at,
    },
  ],
  step: 'held',
  open_cents: 0,
  credit_cents: 0,
  search_tokens: ['mu', 'mus'],
  user_id: null,
  schema_version: 1,
};

export const DAMAGE_V1 = {
  ...CLAIM_V1,
  kind: 'damage',
  number: 'M-7K2MQ-4XN8T-S',
  entries: [
    {
      id: 'damage-0001',
      what: 'damaged',
      cents: 12_000,
      day: '2026-03-02',
      reason: 'Haube',
      by_uid: 'office',
      at: created_at,
    },
    {
      id: 'damage-0001-set-off-from',
      what: 'from_deposit',
      cents: 2500,
      day: '2026-03-02',
      by_uid: 'office',
      at: created_at,
    },
  ],
  step: 'receive',
  open_cents: 9500,
  due_day: '2026-03-16',
  bank: { holder: 'Muster', name: 'Bank', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX' },
  to_books: ['2026-03'],
};

export const RENTAL_RECORD_V1 = {
  notes: ORDER_NOTES_V1.notes,
  despite_clash: 'Aus Köln geliehen',
  handover: {
    at: created_at,
    by_uid: 'office',
    meter_hours: 812.5,
    fuel_percent: 100,
    condition: 'Ohne Mängel',
    accessories: ['Koffer'],
    pictures: [],
    signature: 'M10 20L90 60',
    signed_by: 'Erika Muster',
  },
  extras: { cleaning: 1, fuel: 2.5 },
  schema_version: 1,
};

const RENTAL_DAYS_V1 = {
  tool_id: 101,
  month: '2026-03',
  out: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, ...Array(20).fill(0)],
  schema_version: 1,
};

export const DATEV_BATCH_V1 = {
  month: '2026-03',
  part: 1,
  created_at,
  by_uid: 'office',
  count: 0,
  // Deflated: no rows, and a file that ends after its first line.
  rows: Buffer.from('i44FAA==', 'base64'),
  file: Buffer.from('c40IcePlAgA=', 'base64'),
  schema_version: 1,
};

const SHARD_V1 = {
  documents: Buffer.from(
    'FcZBCsIwEAXQq8hfB2yaYmWu4NKliAzp2M6iiTRTQUpu5s6LSVfvbfCgDQMb7+oA8g6JZwHholIO/nQMLRwim4x5+YBwjdPvazauBoc1qYGwt7wk6lMjm+ZUQLe7Q4mTzPx4y1I0J5CvDmwg3/dt14Vz0/g21PoH',
    'base64',
  ),
  schema_version: 1,
};

const SWEEP_V1 = {
  swept_at: new Timestamp(1_772_443_800, 0),
  is_mail_late: false,
  schema_version: 1,
};

export const MISSED_SEARCHES_V1 = {
  schema_version: 1,
  day: '2026-03-10',
  words: [{ text: 'gasgrill', count: 2 }],
  expires_at: Timestamp.fromMillis(0),
};

/** Each collection whose documents share a type, with documents of each version. */
export const FIXTURES: [type: StoredType, fixtures: DocumentData[]][] = [
  [
    ORDERS,
    [
      ORDER_V1,
      DELIVERED_ORDER_V1,
      CANCELLED_ORDER_V1,
      SELF_CANCELLED_ORDER_V1,
      PAID_ORDER_V1,
      AGREED_ORDER_V1,
      PARTLY_ORDER_V1,
      INVOICED_ORDER_V1,
      COLLECTING_ORDER_V1,
      COLLECTED_ORDER_V1,
    ].map((order) => storedOrder(order as unknown as StoredOrder)),
  ],
  [INVOICES, [INVOICE_V1]],
  [INVOICE_BOOK, [BOOK_ENTRY_V1]],
  [BOOK_MONTHS, [BOOK_MONTH_V1]],
  [INVOICE_CHAIN, [CHAIN_V1]],
  [ISSUED_PAPERS, [KEPT_PAPER_V1, CONFIRMATION_V1]],
  [CARTS, [CART_V1, ORDERED_CART_V1]],
  [MISSED_SEARCHES, [MISSED_SEARCHES_V1]],
  [DATEV_BATCHES, [DATEV_BATCH_V1, { ...DATEV_BATCH_V1, orders: [ORDER_V1.order_number] }]],
  [ORDER_NOTES, [ORDER_NOTES_V1]],
  [TOURS, [TOUR_V1]],
  [CONTACTS, [CONTACT_V1, QUOTE_V1, WITHDRAWAL_V1]],
  [USERS, [USER_V1, REMEMBERED_USER_V1]],
  [PRODUCTS, [PRODUCT_V1, SACKED_PRODUCT_V1, DESCRIBED_PRODUCT_V1]],
  [RENTAL_TOOLS, [RENTAL_TOOL_V1]],
  [RENTAL_BOOKINGS, [RENTAL_BOOKING_V1, OUT_BOOKING_V1]],
  [OWN_CLAIM_TYPE, [CLAIM_V1, DAMAGE_V1]],
  [RENTAL_RECORDS, [RENTAL_RECORD_V1]],
  [RENTAL_DAYS, [RENTAL_DAYS_V1]],
  [QUOTES, [SENT_QUOTE_V1]],
  [STANDING_ORDERS, [STANDING_ORDER_V1, ENDED_STANDING_ORDER_V1]],
  [REQUESTS, [REQUEST_V1]],
  [COUNTERS, [{ last: 10_001, schema_version: 1 }]],
  [RATE_LIMITS, [RATE_LIMIT_V1]],
  [OUTBOX, [OUTBOX_ENTRY_V1]],
  [ADMINS, [ADMINS_V1]],
  [ENTRY_TYPES.category, [CATEGORY_V1]],
  [ENTRY_TYPES.customer, [CUSTOMER_V1, CUSTOMER_V2]],
  [CHANGES, [CHANGE_V1]],
  [REVISION, [{ revision: 7, packed: { products: 7 }, schema_version: 1 }]],
  [DELIVERY_AREAS, [DELIVERY_AREAS_V1]],
  [PICTURE_FILES, [PICTURE_FILE_V1]],
  [RENTAL_PICTURES, RENTAL_PICTURES_V1],
  [HEALTH, [SWEEP_V1]],
  [CATALOGUE_SHARDS, [SHARD_V1]],
];
