import type { CompanyInvitation, CustomerInput } from '@shop/domain/customer/customer-fields';
import type { InvoiceResult } from '@shop/domain/invoice/invoice-list';
import type { Versioned } from '@shop/domain/office/office';
import type { AdminOrder } from '@shop/domain/order/order';
import { because, type Deed, type Life, same } from './life.ts';
import { isBilled, netOf, type Order, sum, taxed, unbilled } from './model.ts';
import { billed } from './money-deeds.ts';
import {
  anOrder,
  COST_CENTRE,
  isNothingOut,
  LEITWEG,
  ON_REQUEST,
  pick,
  placing,
} from './order-deeds.ts';

const MEMBER = { is_owner: false, may_order: true, may_see_invoices: true };
const SITE = {
  name: 'Neubau Gartenstraße',
  street: 'Gartenstraße 5',
  postal_code: '12345',
  city: 'Musterstadt',
  unloading_place: '',
  contact_name: '',
  contact_phone: '',
  cost_centre: COST_CENTRE,
  truck_access: 'yes',
} as CustomerInput['sites'][number];
const CATEGORY = { of: 'product', name: 'Schüttgut', position: 1, lead: '', visibility: 'visible' };
const RECORD: CustomerInput = {
  is_company: true,
  name: 'Brandt Bau GmbH',
  email: 'buero@brandt.example',
  address: 'Ringstraße 5\n12345 Musterstadt',
  discount_percent: 0,
  invoicing: 'monthly',
  buyer_reference: LEITWEG,
  members: [{ email: 'max@example.de', ...MEMBER, is_owner: true }],
  sites: [SITE],
  fixed_prices: [{ product_id: ON_REQUEST.id, price: 45.5, from: '2026-01-01', site: '' }],
  discounts: [{ category: CATEGORY.name, percent: 10, from: '2026-01-01', site: '' }],
  credit_limit: 1_000_000,
  visibility: 'visible',
};
const OTHER: CustomerInput = {
  ...RECORD,
  name: 'Brandt Bau',
  members: [],
  sites: [],
  fixed_prices: [],
  discounts: [],
};

/** Two records of one company, one to be merged into the other, and the category of its discount. */
export async function storeCustomers(life: Life): Promise<void> {
  const { world } = life;
  const entries = { categories: [CATEGORY], customers: [RECORD, OTHER] };
  for (const [kind, inputs] of Object.entries(entries)) {
    const changes = inputs.map((input) => ({ version: 0, input }));
    const body = { request_id: world.id(), changes };
    const { status, answer } = await world.call('chef', 'POST', `/api/admin/${kind}`, body);
    if (status !== 200) throw new Error(JSON.stringify(answer));
  }
  const prices = { 1: 26_01, 2: 1_23, [ON_REQUEST.id]: 45_50 };
  life.company = { input: RECORD, version: 1, prices, site: SITE.name };
}

/** Reads the record again after somebody else has saved another version. */
export async function refreshed({ world, company }: Life): Promise<void> {
  type Record = Versioned<CustomerInput>;
  const { version, input } = await world.read<Record>('chef', '/api/admin/customers/10001');
  Object.assign(company, { version, input });
}

/** A save of the company's record, as the office sees it. */
function saved(life: Life, fields: Partial<CustomerInput>, effect: () => void) {
  const { company, world } = life;
  const input = { ...company.input, ...fields };
  return {
    path: '/api/admin/customers',
    body: { request_id: world.id(), changes: [{ id: '10001', version: company.version, input }] },
    effect: () => {
      Object.assign(company, { input, version: company.version + 1 });
      effect();
    },
  };
}

/** A member orders for the company, at its prices and for its site. */
const order_company: Deed = (life) =>
  placing(life, {
    by: 'max',
    isCompany: true,
    prices: life.company.prices,
    customer: 'K-10001',
    ...(life.world.random().chance(0.8) && { method: 'rechnung' }),
    ...(life.world.random().chance(0.5) && { site: life.company.site }),
  });

/** Orders keep the site's name of their day. */
const rename_site: Deed = (life) => {
  const name = `Neubau ${life.world.random().pick(['Hafen', 'Ost', 'Süd'])}`;
  if (name === life.company.site) return undefined;
  return saved(life, { sites: [{ ...SITE, id: SITE.name, name }] }, () => {
    life.company.site = name;
  });
};

/** The goods and the discounts of customers go with it, at the same prices. */
const rename_category: Deed = (life) => {
  const renamed = life.played.filter((each) => each.startsWith('rename_category'));
  const version = renamed.length + 1;
  const changes = [{ id: '1', version, input: { ...CATEGORY, name: `Schüttgut ${version}` } }];
  return {
    path: '/api/admin/categories',
    body: { request_id: life.world.id(), changes },
    effect: () => refreshed(life),
  };
};

/** From today on; what was ordered keeps its price. */
const own_price: Deed = (life) => {
  const { company, world } = life;
  const price = world.random().integer(15_00, 28_00);
  const { fixed_prices = [] } = company.input;
  const others = fixed_prices.filter(({ product_id }) => product_id !== 1);
  const own = { product_id: 1, price: price / 100, from: world.day(), site: '' };
  return saved(life, { fixed_prices: [...others, own] }, () => {
    company.prices[1] = price;
  });
};

const family = (of: Order): Order[] => {
  const root = of.whole ?? of;
  return [root, ...root.parts, ...(root.collects ?? [])];
};

/** An order is given to a record; it keeps its own conditions and no foreign site. */
const assign: Deed = (life) => {
  const of = anOrder(
    life,
    (each) => !each.collected && !each.collects && !each.booking && !each.withdrawal,
  );
  if (!of) return undefined;
  const id = life.isMerged ? '10001' : life.world.random().pick(['10001', '10002']);
  const is_removed = of.customer === `K-${id}` && life.world.random().chance(0.5);
  return {
    path: `/api/admin/customers/${id}/orders`,
    body: { order_number: (of.whole ?? of).number, ...(is_removed && { is_removed }) },
    effect: (told: AdminOrder) => {
      for (const each of family(of)) {
        if (is_removed) delete each.customer;
        else if (each.customer !== `K-${id}`) {
          each.customer = `K-${id}`;
          if (id === '10002') delete each.site;
        }
        if (told.site === undefined) delete each.site;
      }
    },
  };
};

const merge: Deed = (life) => {
  if (life.isMerged) return undefined;
  return {
    path: '/api/admin/customers/10002/merge',
    body: { request_id: life.world.id(), into: 'K-10001' },
    effect: () => {
      life.isMerged = true;
      for (const each of life.orders) if (each.customer === 'K-10002') each.customer = 'K-10001';
      return refreshed(life);
    },
  };
};

/** Why a delivery is not billed with others. */
const notCollected = (of: Order) =>
  because(
    [of.collects !== undefined, 'Schreiben Sie sie einzeln neu, oder lösen Sie die Sammlung auf.'],
    [of.method === 'vorkasse', 'Sie wird nicht auf Rechnung bezahlt.'],
    [of.booking !== undefined, 'Sie rechnet eine Miete ab.'],
    [of.withdrawal !== undefined && !of.withdrawal.decided, 'Der Kunde hat widerrufen.'],
    [of.payments.length > 0 || of.isReminded, 'Es gibt schon Zahlungen oder Mahnungen dazu.'],
    [isBilled(of), 'Lieferung'],
    [of.status !== 'delivered', 'berechnet wird, was geliefert ist.'],
    [of.withdrawal?.decided === 'whole', 'wirksam widerrufen'],
    [isNothingOut(of), 'wurde nichts geliefert.'],
  );

/** One invoice for all deliveries that the company has ordered by its record, or one that cannot be. */
const collect: Deed = (life) => {
  const ours = life.orders.filter((each) => each.by === 'max' && each.customer === 'K-10001');
  const ready = ours.filter((each) => !notCollected(each));
  const other = life.world.random().chance(0.2) ? pick(life, ours) : undefined;
  const chosen = [...new Set([...ready, ...(other ? [other] : [])])];
  if (chosen.length === 0) return undefined;
  const first = chosen.find(notCollected);
  return {
    path: '/api/admin/collective-invoices',
    body: { request_id: life.world.id(), order_numbers: chosen.map(({ number }) => number) },
    forbidden: first && notCollected(first),
    effect: async (result: InvoiceResult) => {
      const net = sum(chosen.map((each) => netOf(each, true)));
      const collecting: Order = {
        number: result.order_number,
        by: 'guest',
        isCompany: true,
        method: 'rechnung',
        status: 'delivered',
        lines: [],
        delivery: 0,
        fixed: net,
        net,
        gross: taxed(net, life.rate),
        rate: life.rate,
        ordered: life.world.day(),
        customer: 'K-10001',
        collects: chosen,
        ...unbilled(),
      };
      const [site, ...others] = new Set(chosen.map((each) => each.site));
      if (site && others.length === 0) collecting.site = site;
      const [centre, ...differing] = new Set(chosen.map((each) => each.centre));
      if (centre && differing.length === 0) collecting.centre = centre;
      for (const each of chosen) each.collected = collecting;
      life.orders.push(collecting);
      await billed(life, collecting, result.outcome === 'written' ? result.number : '');
    },
  };
};

const dissolve: Deed = (life) => {
  const of = anOrder(life, ({ collects }) => collects !== undefined);
  if (!of) return undefined;
  return {
    path: `/api/admin/orders/${of.number}/status`,
    body: { from: of.status, to: 'cancelled' },
    forbidden: because(
      [of.status === 'cancelled', true],
      [isBilled(of), 'Bitte stornieren Sie zuerst die Sammelrechnung.'],
      [sum(of.payments.map(({ cents }) => cents)) !== 0, 'Bitte buchen Sie sie zuerst zurück.'],
    ),
    effect: () => {
      of.status = 'cancelled';
      for (const each of of.collects ?? []) if (each.collected === of) delete each.collected;
    },
  };
};

/** The owner invites an account, which accepts or declines, or leaves. */
const invite: Deed = (life) => ({
  person: 'max',
  path: '/api/users/companies/K-10001/members',
  body: { request_id: life.world.id(), email: 'erika@example.de', ...MEMBER },
  effect: () => {
    if (!life.isMember) life.isInvited = true;
    return refreshed(life);
  },
});

const answer_invitation: Deed = (life) => {
  const is_member = life.world.random().chance(0.6);
  return {
    person: 'erika',
    path: '/api/users/companies/K-10001/membership',
    body: { request_id: life.world.id(), is_member },
    forbidden: because([
      is_member && !life.isInvited && !life.isMember,
      'Diese Einladung gibt es nicht mehr.',
    ]),
    effect: (left: CompanyInvitation[]) => {
      same(left, []);
      life.isMember = is_member;
      life.isInvited = false;
      return refreshed(life);
    },
  };
};

export const CUSTOMER_DEEDS = {
  order_company,
  rename_site,
  rename_category,
  own_price,
  assign,
  merge,
  collect,
  dissolve,
  invite,
  answer_invitation,
} satisfies Record<string, Deed>;
