import type { CustomerInput } from '@shop/domain/customer/customer-fields';
import type { Random } from '../faults/random.ts';

/** A private customer, or a company by its record. */
export interface Buyer {
  name: string;
  street: string;
  postal_code: string;
  city: string;
  email: string;
  phone: string;
  /** For invoices. */
  address: string;
  /** Invoices: within the discount's days, when they are due, some days later, or not yet. */
  pays: 'early' | 'due' | 'late' | 'never';
  record?: CustomerInput;
  /** Of its record, once that is saved. */
  number?: string;
  /** Orders online by its demo account. */
  isMember?: true;
}

/** `Sabine Ackermann, Lindenweg 12, 12345 Musterstadt, early`; all numbers are from a range that nobody has. */
function buyerOf(told: string): Buyer {
  const [name = '', street = '', town = '', pays, known] = told.split(', ');
  const [postal_code = '', city = ''] = town.split(' ');
  const email = known ?? `${name.toLowerCase().replace(' ', '.')}@post.example`;
  const reached = { email, phone: `069 90009-${100 + told.length}` };
  const place = { street, postal_code, city, address: `${street}\n${town}` };
  return { name, ...reached, ...place, pays: pays as Buyer['pays'] };
}

export const PEOPLE: readonly Buyer[] = [
  'Sabine Ackermann, Lindenweg 12, 12345 Musterstadt, early',
  'Thomas Birkner, Am Mühlbach 4, 12326 Altenbach, due',
  'Jochen Dorn, Schulstraße 31, 12353 Neudorf, due',
  'Petra Eisenhauer, Rosenstraße 8, 12341 Musterstadt, early',
  'Olaf Fichtner, Waldblick 17, 12361 Waldhausen, late',
  'Anke Gebhardt, Kirchgasse 2, 12347 Musterstadt, due',
  'Murat Haydar, Bahnhofstraße 55, 12345 Musterstadt, early',
  'Ines Jordan, Am Hang 23, 12365 Waldhausen, never',
  'Ralf Kessler, Gartenstraße 6, 12326 Altenbach, due',
  'Nadine Lorenz, Birkenallee 40, 12353 Neudorf, due',
  'Peter Mohr, Feldstraße 9, 12341 Musterstadt, late',
  'Katrin Nowak, Zum Steinbruch 3, 12361 Waldhausen, due',
].map(buyerOf);

function company(name: string, contact: string, siteName: string, at: string, more: object): Buyer {
  const { name: contact_name, email, phone, address, ...buyer } = buyerOf(contact);
  const { street, postal_code, city, ...polier } = buyerOf(at);
  const onSite = { contact_name: polier.name, contact_phone: polier.phone, unloading_place: '' };
  const site = { name: siteName, street, postal_code, city, ...onSite, cost_centre: '' };
  const record: CustomerInput = {
    is_company: true,
    name,
    contact_name,
    email,
    phone,
    address,
    members: [],
    sites: [{ ...site, truck_access: 'yes' }],
    visibility: 'visible',
    ...more,
  };
  return { name: contact_name, email, phone, address, ...buyer, record };
}

const MEMBER = { is_owner: true, may_order: true, may_see_invoices: true };

/** The five companies, with prices of their own from this day on; the demo account is a member of the first. */
export function companiesFrom(from: string): readonly [Buyer, ...Buyer[]] {
  const own = { from, site: '' };
  const soon = { payment_days: 8, discount_percent: 0 };
  const first = company(
    'Muster Bau GmbH',
    'Karl Kunde, Industriestraße 14, 12345 Musterstadt, early, rechnung@muster-bau.example',
    'Kita Sonnenweg',
    'Bernd Polier, Sonnenweg 1, 12341 Musterstadt',
    {
      members: [{ email: 'kunde@muster-bau.example', ...MEMBER }],
      fixed_prices: [{ product_id: 203, price: 14.9, ...own }],
    },
  );
  return [
    { ...first, isMember: true },
    company(
      'Grünwerk Gartenbau GmbH',
      'Heike Grün, Gewerbering 3, 12353 Neudorf, due, buero@gruenwerk.example',
      'Parkfriedhof',
      'Jan Laub, Friedhofsweg 7, 12345 Musterstadt',
      { invoicing: 'monthly', discounts: [{ category: 'Schüttgut', percent: 10, ...own }] },
    ),
    company(
      'Tiefbau Rohrmann KG',
      'Frank Rohrmann, Hafenstraße 28, 12347 Musterstadt, late, buero@rohrmann.example',
      'Kanal Hafenstraße',
      'Udo Graben, Hafenstraße 110, 12347 Musterstadt',
      { ...soon, fixed_prices: [{ product_id: 110, price: 13.2, ...own }] },
    ),
    company(
      'Dachs & Ziegler Bau',
      'Mario Ziegler, Dorfplatz 1, 12326 Altenbach, never, info@dachs-ziegler.example',
      'Anbau Mühlenhof',
      'Lisa Dachs, Mühlenhof 2, 12326 Altenbach',
      { ...soon, discounts: [{ category: 'Beton', percent: 5, ...own }] },
    ),
    company(
      'Gemeinde Waldhausen, Bauhof',
      'Ulrike Amt, Rathausplatz 2, 12361 Waldhausen, due, bauhof@waldhausen.example',
      'Radweg Seeufer',
      'Jens Wegener, Seeufer 1, 12361 Waldhausen',
      { payment_days: 30, discount_percent: 0, buyer_reference: '04011000-1234512345-06' },
    ),
  ];
}

/** What somebody builds: products with the quantities between which it takes. */
const JOBS = {
  private: [
    '203:10-22 201:5-11 207:3-5 401:38-70 313:18-36',
    '203:5-8 207:2-3 411:18-32',
    '8:4-12 10:2-4',
    '303:4-7 311:6-10',
    '101:1-3 308:8-20',
    '1:3-9 17:1-2',
    '407:1-3 109:2-4',
  ],
  company: [
    '203:40-90 202:25-60',
    '110:10-25 104:12-30',
    '303:8-24 312:10-30',
    '402:120-260 207:8-16 314:40-90',
    '8:20-45 4:15-40',
    '213:12-30',
  ],
};

export interface Wanted {
  product: number;
  quantity: number;
}

/** The goods of one of these jobs. */
export function goodsOf(random: Random, { record }: Buyer): readonly Wanted[] {
  const job = random.pick(JOBS[record ? 'company' : 'private']);
  return job.split(' ').map((line) => {
    const [product = 0, from = 0, to = 0] = line.split(/[:-]/).map(Number);
    return { product, quantity: random.integer(from, to) };
  });
}
