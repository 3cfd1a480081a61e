import { kindOf } from '@shop/domain/order/order-kinds';
import { UNDELIVERED } from '@shop/domain/work/todays-work';
import { changesBy } from '../accounts/admin-guard.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { requireUser, type SessionDeps } from '../accounts/session.ts';
import { countOf, ownPage, pageReply } from '../firestore/list-page.ts';
import { readAfter } from '../firestore/position.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import type { SlotDeps } from '../mail/confirmation-slots.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { ordersOf } from '../stored/order.ts';
import { hasNote, orderInvoices, toOrder } from '../stored/order-view.ts';
import { readCustomerSums } from './customer-sums.ts';
import {
  isSiteName,
  mergeCustomers,
  openInvoicesOf,
  readCompanyFigures,
  readDebt,
  readFigures,
  UNKNOWN_SITE,
} from './customers.ts';
import {
  changeMember,
  changeMembership,
  changeSite,
  listCompanies,
  listInvitations,
  membership,
  UNKNOWN_COMPANY,
} from './memberships.ts';

/** The office's calls about customers besides their records; `adminGuard` protects all of `/api/admin`. */
export function adminCustomerRoutes(deps: AdminDeps & { rateLimitKey: string }) {
  const change = changesBy(deps);
  return [
    route('GET /api/admin/customers/{id}/figures', ({ params, req }) =>
      readFigures(deps, params.id, req.query.site),
    ),
    route('GET /api/admin/customers/{id}/debt', ({ params }) => readDebt(deps, params.id)),
    route('GET /api/admin/customer-sums', ({ req }) => readCustomerSums(deps, req.query.numbers)),
    change('POST /api/admin/customers/{id}/merge', mergeCustomers),
  ];
}

/** The companies of an account. */
export function companyRoutes(deps: AdminDeps & SessionDeps & OutboxDeps & SlotDeps) {
  return [
    route('GET /api/users/companies', async ({ req }) => ({
      body: await listCompanies(deps, await requireUser(deps, req)),
    })),
    route('GET /api/users/companies/{number}/orders', async ({ params: { number }, req }) => {
      const member = await membership(deps.firestore, await requireUser(deps, req), number);
      if (!member.ok) return member;
      const { after, site, open } = req.query;
      const position = readAfter(after);
      if (!position.ok) return position;
      if (site !== undefined && !isSiteName(site)) return UNKNOWN_SITE;
      const all = ordersOf(deps.firestore).where('customer_number', '==', number);
      const ofSite = site ? all.where('site_id', '==', site) : all;
      const wanted = open === undefined ? ofSite : ofSite.where('order_status', 'in', UNDELIVERED);
      const { may_see_invoices } = member.value;
      const page = await ownPage(wanted, position.after, deps.log, ({ stored }) => ({
        ...toOrder(stored),
        ...(hasNote(stored) && { has_note: true as const }),
        ...(may_see_invoices && orderInvoices(stored)),
      }));
      if (may_see_invoices) return pageReply(page);
      // A collecting order is an invoice in all but name.
      const items = page.items.filter((each) => !kindOf(each).joinsOthers);
      const hidden = await countOf(wanted.where('kind', '==', 'collective'));
      return pageReply({ ...page, items, total: page.total && page.total - hidden });
    }),
    route('GET /api/users/companies/{number}/figures', async ({ params: { number }, req }) => {
      const member = await membership(deps.firestore, await requireUser(deps, req), number);
      return member.ok ? readCompanyFigures(deps, number, member.value, req.query.site) : member;
    }),
    route('GET /api/users/companies/{number}/open', async ({ params: { number }, req }) => {
      const member = await membership(deps.firestore, await requireUser(deps, req), number);
      if (!member.ok) return member;
      return member.value.may_see_invoices
        ? { body: await openInvoicesOf(deps, number) }
        : UNKNOWN_COMPANY;
    }),
    route('POST /api/users/companies/{number}/members', async ({ params, body, req }) =>
      changeMember(deps, await requireUser(deps, req), params.number, body, clientAddress(req)),
    ),
    route('POST /api/users/companies/{number}/sites', async ({ params, body, req }) =>
      changeSite(deps, await requireUser(deps, req), params.number, body),
    ),
    route('GET /api/users/invitations', async ({ req }) => ({
      body: await listInvitations(deps, await requireUser(deps, req)),
    })),
    route('POST /api/users/companies/{number}/membership', async ({ params, body, req }) =>
      changeMembership(deps, await requireUser(deps, req), params.number, body),
    ),
  ];
}
