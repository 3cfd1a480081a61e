import {
  type CompanyFigures,
  type CustomerDebt,
  type CustomerFigures,
  type CustomerMergeResult,
  type CustomerSums,
  customerMergeSchema,
  customerOrderSchema,
  MAX_SUMMED,
  type OpenInvoice,
  type OwnCompany,
} from '../../customer/customer-calls.ts';
import {
  type CompanyInvitation,
  companyMemberSchema,
  companySiteSchema,
  membershipSchema,
} from '../../customer/customer-fields.ts';
import type { AdminOrder, Order } from '../../order/order.ts';
import { type Calls, customer, JOINED, OPEN_ITEMS, office, PAGE } from '../describe.ts';

export const CUSTOMER_CALLS = {
  /** The companies that the account belongs to by its address, ten at most. */
  'GET /api/users/companies': customer<OwnCompany[]>(20, 0, [1, 0]),
  /** From all its accounts, in pages. */
  'GET /api/users/companies/{number}/orders': customer<Order[]>(PAGE + 2, 0, [3, 0]),
  /** At most one page, earliest due date first; for members who may see invoices. */
  'GET /api/users/companies/{number}/open': customer<OpenInvoice[]>(PAGE + 1, 0, [2, 0]),
  'GET /api/users/companies/{number}/figures': customer<CompanyFigures>(1 + 501, 0, [2, 0]),
  // With its mail, in a slot of its recipient and a share of the sender's network.
  'POST /api/users/companies/{number}/members': {
    ...customer<OwnCompany>(8, 6, [4, 3]),
    body: companyMemberSchema,
    basis: 'set',
  },
  /** Adds, changes, closes or reopens a building site; for members who manage the company's account. */
  'POST /api/users/companies/{number}/sites': {
    ...customer<OwnCompany>(6, 4, [4, 3]),
    body: companySiteSchema,
    basis: 'set',
  },
  /** From companies to its e-mail address, at most ten. */
  'GET /api/users/invitations': customer<CompanyInvitation[]>(10, 0, [1, 0]),
  /** Accepts or declines an invitation, or leaves the company; returns the remaining invitations. */
  'POST /api/users/companies/{number}/membership': {
    ...customer<CompanyInvitation[]>(16, 3, [5, 3]),
    body: membershipSchema,
    basis: 'set',
  },
  // Invoices, and rentals of ten addresses at a time.
  'GET /api/admin/customers/{id}/figures': office<CustomerFigures>(1 + 501 + 200 + 1 + OPEN_ITEMS),
  // Two sums over their orders.
  'GET /api/admin/customers/{id}/debt': office<CustomerDebt>(3),
  /** Of the customers in `?numbers=K-10001,K-10002`, a page of their list. */
  'GET /api/admin/customer-sums': office<CustomerSums[]>(2 * MAX_SUMMED + 12, 0, [5, 0]),
  // The order, up to 149 related ones, their invoices' entries in the book, and the months of these.
  'POST /api/admin/customers/{id}/orders': {
    ...office<AdminOrder>(612 + 3 * JOINED, 602 + 3 * JOINED, [52, 42]),
    body: customerOrderSchema,
    basis: 'order',
  },
  // Both records, the log, those merged before and twenty orders, quotes, rentals or standing orders.
  'POST /api/admin/customers/{id}/merge': {
    ...office<CustomerMergeResult>(9 + 18 + 84 + 20 * 46, 5 + 20 * 44),
    body: customerMergeSchema,
    basis: 'customer',
  },
} as const satisfies Calls;
