import type {
  AdminBooking,
  BookingCancelRequest,
  BookingExtendRequest,
  BookingMoveRequest,
  BookingStepRequest,
  BookingTakeBack,
  FleetTool,
  FreeTools,
  OfficeBookingRequest,
  RentalBooking,
  RentalBookingRequest,
  RentalCalendar,
  RentalToday,
  ToolAvailability,
  ToolUtilisation,
} from '../booking/booking.ts';
import type { BookingAmounts } from '../booking/booking-sums.ts';
import type { CartAddRequest, CartLine, CartPlanRequest } from '../cart/cart.ts';
import type {
  OfficeStandingChange,
  OfficeStandingOrder,
  StandingOrder,
  StandingOrderChange,
  StandingOrderRequest,
} from '../cart/standing-order.ts';
import type {
  CompanyFigures,
  CustomerFigures,
  CustomerMergeRequest,
  CustomerMergeResult,
  CustomerOrderRequest,
  OwnCompany,
} from '../customer/customer-calls.ts';
import {
  type CompanyInvitation,
  type CompanyMemberRequest,
  MAX_MEMBERS,
  type MembershipRequest,
} from '../customer/customer-fields.ts';
import type { DeliveryOptions } from '../delivery/delivery-options.ts';
import type { ClaimEntryRequest, OwnClaim } from '../deposit/own-claim.ts';
import type { DeliveredRequest } from '../handover/delivered.ts';
import type { InvoiceLeft } from '../invoice/corrections.ts';
import type { DatevRequest, DatevResult, DatevState } from '../invoice/datev-export.ts';
import type {
  AdvanceRequest,
  CollectivePreview,
  CreditRequest,
  InvoiceCancelRequest,
  InvoicePreview,
  InvoiceRequest,
  InvoiceResult,
  InvoiceTotals,
  ListedInvoice,
} from '../invoice/invoice-list.ts';
import type { AdminAccount, AdminRoleRequest } from '../office/admins.ts';
import { ENTRY_KINDS, MAX_LISTED } from '../office/entry-kinds.ts';
import {
  type BareRequest,
  type Change,
  type KeptPaper,
  MAX_CHANGES,
  type Note,
  type NoteRequest,
  type SavedSetting,
  type SaveResult,
  type UndoBatchRequest,
  type UndoResult,
  type Versioned,
} from '../office/office.ts';
import type { OfficeEventRequest } from '../order/office-events.ts';
import type { AdminOrder, Order } from '../order/order.ts';
import type {
  BillingRequest,
  StatusChangeRequest,
  TakeBackRequest,
} from '../order/order-changes.ts';
import type { OrderEditRequest } from '../order/order-edit.ts';
import type { CancelRequest, OrderReceipt, OrderRequest } from '../order/order-request.ts';
import type { OpenPayments, PaymentRequest, ReminderRequest } from '../payment/order-payments.ts';
import type {
  PostedLettersRequest,
  ReminderCase,
  ReminderRunRequest,
  ReminderRunResult,
} from '../payment/reminder-run.ts';
import type { PlannerData } from '../planner/work-out.ts';
import type { PictureUpload } from '../product/picture.ts';
import type { CategoryItem, Product, ProductDetail } from '../product/product.ts';
import type { CatalogueStart } from '../product/product-list.ts';
import type {
  AdminQuote,
  ListedQuote,
  OfficeOrderRequest,
  Quote,
  QuoteOpenRequest,
  QuoteOrderRequest,
  QuoteRequest,
  QuoteSaveRequest,
  QuoteSendRequest,
  QuoteTextRequest,
  QuoteWithdrawRequest,
} from '../quote/quote.ts';
import type { WriteOffRequest } from '../receivable/ends.ts';
import type { RentalTool } from '../rental/rental.ts';
import type {
  CallbackRequest,
  ContactSubmission,
  OwnRequest,
  StoredContact,
} from '../request/contact.ts';
import type { RequestCounts, RequestStatusChange } from '../request/request-handling.ts';
import type { Notices } from '../settings/notices.ts';
import { SETTING_NAMES, type Settings } from '../settings/settings.ts';
import type { FigureTable } from '../statistics/figures.ts';
import type { DeliveriesOfDay, StopsRequest } from '../tour/delivery-list.ts';
import type { Withdrawal, WithdrawalReceipt } from '../withdrawal/withdrawal.ts';
import type { WithdrawalDecisionRequest } from '../withdrawal/withdrawal-decision.ts';
import type { TodaysWork } from '../work/todays-work.ts';
import type { DraftPaper, DraftPaperRequest } from './draft-paper.ts';
import type { EntryCalls } from './entry-calls.ts';
import type { LiveAccess } from './live.ts';
import type { UndeliveredMail, WaitingMail } from './mail.ts';
import type {
  AdminStats,
  CurrentUser,
  OrdersOfDay,
  PlanToSave,
  Profile,
  SavedPlan,
} from './user.ts';

/** Every call between the browser and the function: the contract that both sides share. */
export interface ApiCalls extends EntryCalls {
  'GET /api/products': { response: Product[] };
  /** What the catalogue shows until it has loaded all products. */
  'GET /api/catalogue': { response: CatalogueStart };
  'GET /api/categories': { response: CategoryItem[] };
  'GET /api/products/{id}': { response: ProductDetail };
  'GET /api/delivery-options': { response: DeliveryOptions };
  /** Notices shown on every page. */
  'GET /api/notices': { response: Notices };
  'POST /api/cart': { request: CartAddRequest; response: CartLine[] };
  /** Adds all goods of a plan at once; a repeated `request_id` adds nothing. */
  'POST /api/cart/plan': { request: CartPlanRequest; response: CartLine[] };
  'GET /api/cart/{sessionId}': { response: CartLine[] };
  /** The goods and tools that plans use. */
  'GET /api/planner': { response: PlannerData };
  'GET /api/rental-tools': { response: RentalTool[] };
  'GET /api/rental-categories': { response: CategoryItem[] };
  'GET /api/rental-tools/{id}': { response: RentalTool };
  /** For the month in the query parameter `from` (`2026-11`) and the next one. */
  'GET /api/rental-tools/{id}/availability': { response: ToolAvailability };
  /** For all tools, from the day `from` to the day `to`. */
  'GET /api/rental-availability': { response: FreeTools };
  'POST /api/rental-bookings': {
    request: RentalBookingRequest;
    /** With the token of the mail's link, with which the browser that booked may cancel or extend. */
    response: { booking_number: string; token: string };
  };
  'GET /api/rental-bookings/{bookingNumber}': { response: RentalBooking };
  /** What it would cost on other days or for other pieces: `?end_day=2026-12-09&start_day=…&pieces=2`. */
  'GET /api/rental-bookings/{bookingNumber}/price': { response: BookingAmounts };
  /**
   * Until the deadline set by the office, for the signed-in owner or with the token from the mail's link; so
   * is the next.
   */
  'POST /api/rental-bookings/{bookingNumber}/cancel': {
    request: BookingCancelRequest;
    response: RentalBooking;
  };
  'POST /api/rental-bookings/{bookingNumber}/extend': {
    request: BookingExtendRequest;
    response: RentalBooking;
  };
  'POST /api/contact': { request: ContactSubmission; response: { id: string } };
  /** Requests a call from the office; takes the headers of contact requests and counts as one of them. */
  'POST /api/callbacks': { request: CallbackRequest; response: { id: string } };
  'POST /api/withdrawals': { request: Withdrawal; response: WithdrawalReceipt };
  'POST /api/orders': { request: OrderRequest; response: OrderReceipt };
  /**
   * Shortened for callers who know only the order number, without its account or a token from a mail's link or the
   * cookie.
   */
  'GET /api/orders/{orderNumber}': { response: Order };
  /** Cancels a pending order, for its signed-in owner or with the token of the mail's link. */
  'POST /api/orders/{orderNumber}/cancel': { request: CancelRequest; response: Order };
  /** A quote for the holder of its link, who thereby has opened it; so are the next three. */
  'POST /api/quotes/{number}/open': { request: QuoteOpenRequest; response: Quote };
  'POST /api/quotes/{number}/ask': { request: QuoteTextRequest; response: Quote };
  'POST /api/quotes/{number}/decline': { request: QuoteTextRequest; response: Quote };
  /** An order at its prices; a repeated request gets the first one again. */
  'POST /api/quotes/{number}/order': { request: QuoteOrderRequest; response: OrderReceipt };
  'GET /api/users/orders': { response: Order[] };
  'GET /api/users/rental-bookings': { response: RentalBooking[] };
  /** Requests sent while signed in, with the office's replies. */
  'GET /api/users/contacts': { response: OwnRequest[] };
  /** The companies that the account belongs to by its address, ten at most. */
  'GET /api/users/companies': { response: OwnCompany[] };
  /** From all its accounts, in pages. */
  'GET /api/users/companies/{number}/orders': { response: Order[] };
  'GET /api/users/companies/{number}/figures': { response: CompanyFigures };
  'POST /api/users/companies/{number}/members': {
    request: CompanyMemberRequest;
    response: OwnCompany;
  };
  /** From companies to its e-mail address, at most ten. */
  'GET /api/users/invitations': { response: CompanyInvitation[] };
  /** The account accepts or declines an invitation, or leaves the company; answers what it still has. */
  'POST /api/users/companies/{number}/membership': {
    request: MembershipRequest;
    response: CompanyInvitation[];
  };
  'GET /api/users/profile': { response: Profile };
  /** Deletes the details that the account remembers from orders. */
  'POST /api/users/profile/forget': { request: Record<string, never>; response: Profile };
  'GET /api/users/plans': { response: SavedPlan[] };
  /** Keeps a plan, newest first; the same one again is renamed. */
  'POST /api/users/plans': { request: PlanToSave; response: SavedPlan[] };
  'POST /api/users/plans/forget': { request: Pick<SavedPlan, 'address'>; response: SavedPlan[] };
  /** The account's own; ended ones for ninety days, after the others. */
  'GET /api/users/standing-orders': { response: StandingOrder[] };
  'POST /api/users/standing-orders': { request: StandingOrderRequest; response: StandingOrder };
  'POST /api/users/standing-orders/{id}': { request: StandingOrderChange; response: StandingOrder };
  'GET /api/users/me': { response: CurrentUser | null };
  /** Ends this browser's session; with `?everywhere=yes`, all of the account's. */
  'GET /api/logout': { response: null };
  'GET /api/oauth/google/redirect_url': { response: { redirectUrl: string } };
  'POST /api/sessions': {
    request: { code: string; state?: string | undefined };
    response: { success: true };
  };
  /** The address under which the caller's requests are counted. */
  'GET /api/client-address': { response: { address: string } };
  /** Health for a monitor; `ok` if everything works. */
  'GET /api/health': { response: Health };
  'GET /api/admin/stats': { response: AdminStats };
  'GET /api/admin/today': { response: TodaysWork };
  'GET /api/admin/live-token': { response: LiveAccess };
  'GET /api/admin/orders': { response: AdminOrder[] };
  /** Places an order as the office agreed on it. */
  'POST /api/admin/orders': { request: OfficeOrderRequest; response: { order_number: string } };
  'GET /api/admin/orders/{orderNumber}': { response: AdminOrder };
  'POST /api/admin/orders/{orderNumber}/status': {
    request: StatusChangeRequest;
    response: AdminOrder;
  };
  /** Undoes the office's last step before the customer is notified. */
  'POST /api/admin/orders/{orderNumber}/take-back': {
    request: TakeBackRequest;
    response: AdminOrder;
  };
  /** Changes lines and place of an order that has not left yet, or returns what that would cost. */
  'POST /api/admin/orders/{orderNumber}/edit': {
    request: OrderEditRequest;
    response: AdminOrder;
  };
  /** The orders of one day, given by the query parameter `day`, without cancelled ones. */
  /** By page or words; of a status, or `?status=opened`, `asked` or `ending`; or of `?customer=K-10001`. */
  'GET /api/admin/quotes': { response: ListedQuote[] };
  'POST /api/admin/quotes': { request: QuoteRequest; response: AdminQuote };
  'GET /api/admin/quotes/{number}': { response: AdminQuote };
  'POST /api/admin/quotes/{number}/save': { request: QuoteSaveRequest; response: AdminQuote };
  'POST /api/admin/quotes/{number}/send': { request: QuoteSendRequest; response: AdminQuote };
  'POST /api/admin/quotes/{number}/withdraw': {
    request: QuoteWithdrawRequest;
    response: AdminQuote;
  };
  /** By page; of a `?state=`, or `to_see` for those that ended unseen; or of `?customer=K-10001`. */
  'GET /api/admin/standing-orders': { response: OfficeStandingOrder[] };
  'GET /api/admin/standing-orders/{id}': { response: OfficeStandingOrder };
  'POST /api/admin/standing-orders/{id}': {
    request: OfficeStandingChange;
    response: OfficeStandingOrder;
  };
  'GET /api/admin/deliveries': { response: DeliveriesOfDay };
  /** Stores the sequence of a day's stops. */
  'POST /api/admin/deliveries/{day}/stops': {
    request: StopsRequest;
    response: Pick<DeliveriesOfDay, 'stops' | 'revision'>;
  };
  /** Records an event of `OFFICE_EVENTS`. */
  'POST /api/admin/orders/{orderNumber}/events': {
    request: OfficeEventRequest;
    response: AdminOrder;
  };
  'GET /api/admin/customers/{id}/figures': { response: CustomerFigures };
  'POST /api/admin/customers/{id}/orders': { request: CustomerOrderRequest; response: AdminOrder };
  'POST /api/admin/customers/{id}/merge': {
    request: CustomerMergeRequest;
    response: CustomerMergeResult;
  };
  /** Notes of the office, oldest first. */
  'GET /api/admin/orders/{orderNumber}/notes': { response: Note[] };
  /** The kept papers of an order or a booking. */
  'GET /api/admin/papers/{number}': { response: KeptPaper[] };
  'POST /api/admin/orders/{orderNumber}/notes': {
    request: NoteRequest;
    response: Note[];
  };
  /** Corrects Leitweg-ID and address until an invoice is written. */
  'POST /api/admin/orders/{orderNumber}/billing': {
    request: BillingRequest;
    response: AdminOrder;
  };
  /** Records the delivered quantities per line, as long as no invoice has been written. */
  'POST /api/admin/orders/{orderNumber}/delivered': {
    request: DeliveredRequest;
    response: AdminOrder;
  };
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': {
    request: WithdrawalDecisionRequest;
    response: AdminBooking;
  };
  /** Records whether a withdrawal works. */
  'POST /api/admin/orders/{orderNumber}/withdrawal': {
    request: WithdrawalDecisionRequest;
    response: AdminOrder;
  };
  'POST /api/admin/orders/{orderNumber}/payments': {
    request: PaymentRequest;
    response: AdminOrder;
  };
  /** Writes off all that is open of the invoice, or reverses that. */
  'POST /api/admin/orders/{orderNumber}/write-off': {
    request: WriteOffRequest;
    response: AdminOrder;
  };
  /** Sends the customer a reminder of the open amount. */
  'POST /api/admin/orders/{orderNumber}/reminder': {
    request: ReminderRequest;
    response: AdminOrder;
  };
  /** Overdue invoices, paged, each with the reminder due today; `list`: `prepaid` for prepayments, `letters` to post. */
  'GET /api/admin/reminder-run': { response: ReminderCase[] };
  /** Sends the reminders of these orders. */
  'POST /api/admin/reminder-run': { request: ReminderRunRequest; response: ReminderRunResult[] };
  /** Marks the letters of these orders as posted. */
  'POST /api/admin/reminder-letters': { request: PostedLettersRequest; response: null };
  'GET /api/admin/open-payments': { response: OpenPayments };
  /** At most the 20 longest overdue. */
  'GET /api/admin/overdue-orders': { response: AdminOrder[] };
  /** In pages; filtered by `state`, `month` and `search`. */
  'GET /api/admin/invoices': { response: ListedInvoice[] };
  /** Totals of all invoices that match the same `state` and `month`. */
  'GET /api/admin/invoice-totals': { response: InvoiceTotals };
  /** What would be invoiced now: all delivered orders, or the one given by `order`. */
  'GET /api/admin/invoice-preview': { response: InvoicePreview };
  /** The PDF of what would be sent. */
  'POST /api/admin/draft-paper': { request: DraftPaperRequest; response: DraftPaper };
  'POST /api/admin/invoices': { request: InvoiceRequest; response: InvoiceResult[] };
  /** What was delivered until the day `until`, by default of the last month, for customers who are invoiced together. */
  'GET /api/admin/collective-invoices': { response: CollectivePreview };
  /** Writes one invoice for all of these orders. */
  'POST /api/admin/collective-invoices': { request: InvoiceRequest; response: InvoiceResult };
  /** What was invoiced in the given `month`, or in the last twelve. */
  'GET /api/admin/figures': { response: FigureTable[] };
  'GET /api/admin/open-items': { response: FigureTable };
  /** Which months have rows for the tax adviser, and the batches of the one given by `month`. */
  'GET /api/admin/datev': { response: DatevState };
  'POST /api/admin/datev': { request: DatevRequest; response: DatevResult };
  /** Writes a cancellation; the order can be invoiced again. */
  'POST /api/admin/invoices/{number}/cancel': {
    request: InvoiceCancelRequest;
    response: ListedInvoice;
  };
  /** Writes the advance invoice about a payment. */
  'POST /api/admin/orders/{orderNumber}/advance-invoice': {
    request: AdvanceRequest;
    response: ListedInvoice;
  };
  /** What credit notes have left of a valid invoice. */
  'GET /api/admin/invoices/{number}/left': { response: InvoiceLeft };
  /** Credits a part of an invoice, which stays valid for the rest. */
  'POST /api/admin/invoices/{number}/credit': { request: CreditRequest; response: ListedInvoice };
  /** Bookings and downtimes in pages, newest first; filtered by `search` and `state`. */
  'GET /api/admin/rental-bookings': { response: AdminBooking[] };
  /** On days from `from` to `to`: 70 at most, unless `tool` asks for one tool alone. */
  'GET /api/admin/rental-calendar': { response: RentalCalendar };
  /** All tools by name, including those hidden from shoppers. */
  'GET /api/admin/rental-fleet': { response: FleetTool[] };
  'GET /api/admin/rental-bookings/{bookingNumber}': { response: AdminBooking };
  /** Enters a booking made by phone, or blocks a tool for workshop or inspection. */
  'POST /api/admin/rental-bookings': { request: OfficeBookingRequest; response: AdminBooking };
  'POST /api/admin/rental-bookings/{bookingNumber}/move': {
    request: BookingMoveRequest;
    response: AdminBooking;
  };
  'POST /api/admin/rental-bookings/{bookingNumber}/step': {
    request: BookingStepRequest;
    response: AdminBooking;
  };
  /** Undoes the office's last step within ten minutes, before the customer is notified. */
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': {
    request: BookingTakeBack;
    response: AdminBooking;
  };
  /** Notes of the office, oldest first. */
  'GET /api/admin/rental-bookings/{bookingNumber}/notes': { response: Note[] };
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': {
    request: NoteRequest;
    response: Note[];
  };
  /** Deposits and damages in pages, newest first; filtered by `booking`, `step` and `search`. */
  'GET /api/admin/claims': { response: OwnClaim[] };
  /** Records what was received, paid back or kept. */
  'POST /api/admin/claims/{id}/entries': { request: ClaimEntryRequest; response: OwnClaim };
  /** Stores a picture of a tool's condition, which only the office sees. */
  'POST /api/admin/rental-pictures': { request: PictureUpload; response: { url: string } };
  /** For the month in the query parameter `month`. */
  'GET /api/admin/rental-utilisation': { response: ToolUtilisation[] };
  'GET /api/admin/rental-today': { response: RentalToday };
  'GET /api/admin/orders-per-day': { response: OrdersOfDay[] };
  /** Filtered by the query parameters `status` and `type`. */
  'GET /api/admin/contacts': { response: StoredContact[] };
  'GET /api/admin/contact-counts': { response: RequestCounts };
  'GET /api/admin/contacts/{id}': { response: StoredContact };
  'POST /api/admin/contacts/{id}/status': {
    request: RequestStatusChange;
    response: StoredContact;
  };
  'POST /api/admin/contacts/{id}/notes': { request: NoteRequest; response: StoredContact };
  /** Mails an answer to the sender of the request. */
  'POST /api/admin/contacts/{id}/reply': { request: NoteRequest; response: StoredContact };
  /** At most the newest 20, or those about one order, quote or booking: `?about=B-7K3M9-QX2TP`. */
  'GET /api/admin/undelivered-mail': { response: UndeliveredMail[] };
  'GET /api/admin/waiting-mail': { response: WaitingMail };
  /** Puts an e-mail that was given up back into the outbox for another day of attempts. */
  'POST /api/admin/undelivered-mail/{id}/retry': {
    request: Record<string, never>;
    response: null;
  };
  /** Stores a picture; the answer is the address of its widest file. */
  'POST /api/admin/pictures': { request: PictureUpload; response: { url: string } };
  'GET /api/admin/settings': {
    response: { [Name in keyof Settings]: Versioned<Settings[Name]> };
  };
  'POST /api/admin/settings/{name}': {
    request: SavedSetting;
    response: SaveResult<Settings[keyof Settings]>;
  };
  /**
   * The log, newest first: by default the first change of each request; with the query parameters `kind` and
   * `item`, all changes of an item; with `batch`, all that were made together.
   */
  'GET /api/admin/changes': { response: Change[] };
  'POST /api/admin/changes/{id}/undo': { request: BareRequest; response: UndoResult };
  'GET /api/admin/admins': { response: AdminAccount[] };
  'POST /api/admin/admins': { request: AdminRoleRequest; response: AdminAccount[] };
  'POST /api/admin/admins/{id}/take': { request: BareRequest; response: AdminAccount[] };
  'POST /api/admin/admins/{id}/end-sessions': { request: BareRequest; response: AdminAccount[] };
  'POST /api/admin/batches/{id}/undo': { request: UndoBatchRequest; response: UndoResult };
}

/** Whether Firestore answers, no mail waits for over fifteen minutes, and the outbox was swept lately. */
export interface Health {
  ok: boolean;
  firestore: boolean;
  mail: boolean;
  sweep: boolean;
}

/**
 * Who may make a call, and its limits. The app enforces these terms, and the tests check that calls keep to
 * them.
 */
export interface CallTerms {
  /** `customer`: everybody who is signed in. */
  access: 'visitor' | 'customer' | 'admin';
  /**
   * Maximum number of documents read, 0 by default; for lists and figures, in collections of fewer than a thousand:
   * what they count costs a read more for each further thousand.
   */
  reads?: number;
  writes?: number;
  /** The exact reads and writes of an ordinary one, where it costs less. */
  usual?: readonly [reads: number, writes: number];
  /** Answered from memory unless the id is unknown, so an address is limited by bytes, not by calls. */
  isFromMemory?: true;
  /** Refuses requests from other sites' pages, as every POST does; for a GET that changes the cookie. */
  isSameSiteOnly?: true;
  /** Larger bodies get 413; 64 KB by default. Bodies allowed to be larger may take longer to arrive. */
  maxBodyBytes?: number;
  /** How many of these requests each process reads at a time, for large bodies; others get 429. */
  maxAtOnce?: number;
}

type Figures = [reads?: number, writes?: number, usual?: CallTerms['usual']];
const termsOf = (
  access: CallTerms['access'],
  [reads = 0, writes = 0, usual]: Figures,
): CallTerms => ({ access, reads, writes, ...(usual && { usual }) });
const visitor = (...figures: Figures) => termsOf('visitor', figures);
const customer = (...figures: Figures) => termsOf('customer', figures);
const office = (...figures: Figures) => termsOf('admin', figures);
const KEPT: CallTerms = { access: 'visitor', isFromMemory: true };
/** The orders on a collective invoice, or an order with its parts and their collecting orders. */
const JOINED = 101;
/** Fifty entries, one more to detect a next page, and the count. */
const PAGE = 52;
/** A look-up for each thirty of a hundred lines' twenty slips. */
const SLIPS = 67;
/** Parts of one order, which share its totals. */
const PARTS = 20;
/** Until there are more than five hundred. */
const OPEN_ITEMS = 500 + 500 + 501;
/** A hundred products with all of their data. */
const MAX_SAVE_BYTES = 1024 * 1024;
/** Looks up who holds the debtor account of each of a hundred customers. */
const DEBTORS = 400;
const SAVE: CallTerms = { access: 'admin', reads: 222, writes: 215, maxBodyBytes: MAX_SAVE_BYTES };

/** Unless told otherwise. A page of an export has 500. */
const ENTRY_TERMS = Object.fromEntries(
  Object.values(ENTRY_KINDS).flatMap((row): [string, CallTerms][] => {
    const path = `/api/admin/${row.path}`;
    const listed: [string, CallTerms][] =
      'flag' in row
        ? [
            [`GET ${path}`, office(502)],
            [`GET ${path}/{id}`, office(1)],
          ]
        : [[`GET ${path}`, office(MAX_LISTED)]];
    const isCustomer = row === ENTRY_KINDS.customer;
    const reads = (SAVE.reads ?? 0) + (isCustomer ? DEBTORS : 0);
    const writes = (SAVE.writes ?? 0) + (isCustomer ? MAX_CHANGES * MAX_MEMBERS : 0);
    return [...listed, [`POST ${path}`, { ...SAVE, reads, writes }]];
  }),
) as Record<keyof EntryCalls, CallTerms>;

/** Both files of a picture in Base64, and the JSON around them. */
const PICTURE: CallTerms = {
  access: 'admin',
  reads: 2,
  writes: 3,
  maxBodyBytes: 1_334_334,
  // Each takes several times its body in memory.
  maxAtOnce: 4,
};

/** The terms of each call. All of `/api/admin`, existing or not, is for admins. */
export const CALL_TERMS: Readonly<Record<ApiCall, CallTerms>> = {
  'GET /api/products': KEPT,
  'GET /api/catalogue': KEPT,
  'GET /api/categories': KEPT,
  'GET /api/products/{id}': { ...KEPT, reads: 1 },
  'GET /api/delivery-options': KEPT,
  'GET /api/notices': KEPT,
  'POST /api/cart': visitor(3, 3, [2, 2]),
  'POST /api/cart/plan': visitor(3, 3, [2, 2]),
  'GET /api/cart/{sessionId}': visitor(1),
  'GET /api/planner': KEPT,
  'GET /api/rental-tools': KEPT,
  'GET /api/rental-categories': KEPT,
  'GET /api/rental-tools/{id}': { ...KEPT, reads: 1 },
  'GET /api/rental-tools/{id}/availability': visitor(2),
  // One document per tool and month, for three months at most, cached for seconds.
  'GET /api/rental-availability': visitor(120, 0, [1, 0]),
  // Months of half a year, eight including the days for checking; read again to suggest the next free period.
  'POST /api/rental-bookings': visitor(59, 20, [10, 11]),
  'GET /api/rental-bookings/{bookingNumber}': visitor(1),
  'GET /api/rental-bookings/{bookingNumber}/price': visitor(1),
  'POST /api/rental-bookings/{bookingNumber}/cancel': visitor(15, 18, [7, 10]),
  'POST /api/rental-bookings/{bookingNumber}/extend': visitor(47, 19, [10, 11]),
  'POST /api/contact': visitor(9, 12, [7, 10]),
  'POST /api/callbacks': visitor(7, 8, [5, 6]),
  'POST /api/withdrawals': visitor(12 + JOINED, 14 + JOINED, [10, 10]),
  // For a company: its record, two that it was merged into and, with a credit limit, nine that were merged into it.
  // For who is like records of companies: five of these, nine that were merged into the likeliest, and its credit.
  'POST /api/orders': visitor(123, 12, [11, 11]),
  // Includes the company's record, for its members.
  'GET /api/orders/{orderNumber}': visitor(2, 0, [1, 0]),
  'POST /api/orders/{orderNumber}/cancel': visitor(6, 9),
  'POST /api/quotes/{number}/open': visitor(1, 1),
  'POST /api/quotes/{number}/ask': visitor(7, 8),
  'POST /api/quotes/{number}/decline': visitor(7, 8),
  'POST /api/quotes/{number}/order': visitor(9, 11),
  'GET /api/users/orders': customer(PAGE),
  'GET /api/users/rental-bookings': customer(PAGE),
  'GET /api/users/contacts': customer(PAGE),
  'GET /api/users/companies': customer(20, 0, [1, 0]),
  'GET /api/users/companies/{number}/orders': customer(PAGE + 1, 0, [3, 0]),
  'GET /api/users/companies/{number}/figures': customer(1 + 501, 0, [3, 0]),
  // With its mail, in a slot of its recipient and a share of the sender's network.
  'POST /api/users/companies/{number}/members': customer(8, 6, [4, 3]),
  'GET /api/users/invitations': customer(10, 0, [1, 0]),
  'POST /api/users/companies/{number}/membership': customer(16, 3, [5, 3]),
  'GET /api/users/profile': customer(1),
  'POST /api/users/profile/forget': customer(1, 1),
  'GET /api/users/plans': customer(1),
  'POST /api/users/plans': customer(1, 1),
  'POST /api/users/plans/forget': customer(1, 1),
  'GET /api/users/standing-orders': customer(50, 0, [1, 0]),
  // Twenty that have not ended, profile, a company's record, and two that it was merged into.
  'POST /api/users/standing-orders': customer(25, 2, [3, 2]),
  'POST /api/users/standing-orders/{id}': customer(6, 6),
  'GET /api/users/me': visitor(1),
  'GET /api/logout': { access: 'visitor', isSameSiteOnly: true },
  'GET /api/oauth/google/redirect_url': { access: 'visitor', isSameSiteOnly: true },
  'POST /api/sessions': visitor(5, 5),
  'GET /api/client-address': visitor(),
  'GET /api/health': visitor(1),
  'GET /api/admin/live-token': office(1),
  'GET /api/admin/stats': office(10),
  'GET /api/admin/today': office(22),
  'GET /api/admin/orders': office(204, 0, [52, 0]),
  'POST /api/admin/orders': office(144, 8),
  'GET /api/admin/orders/{orderNumber}': office(1),
  // With a part: its order, note and the confirmation that is kept. Dissolving a collection releases a hundred.
  'POST /api/admin/orders/{orderNumber}/status': office(107 + SLIPS + PARTS, 107, [3, 3]),
  'POST /api/admin/orders/{orderNumber}/take-back': office(12 + PARTS, 5),
  'POST /api/admin/orders/{orderNumber}/edit': office(112 + PARTS, 7, [6, 7]),
  'GET /api/admin/quotes': office(204, 0, [52, 0]),
  'POST /api/admin/quotes': office(113, 8),
  'GET /api/admin/quotes/{number}': office(1),
  'POST /api/admin/quotes/{number}/save': office(111, 7),
  'POST /api/admin/quotes/{number}/send': office(6, 7),
  'POST /api/admin/quotes/{number}/withdraw': office(3, 2),
  'GET /api/admin/standing-orders': office(PAGE, 0, [2, 0]),
  'GET /api/admin/standing-orders/{id}': office(1),
  'POST /api/admin/standing-orders/{id}': office(5, 6),
  'GET /api/admin/deliveries': office(202, 0, [2, 0]),
  'POST /api/admin/deliveries/{day}/stops': office(2, 1),
  'POST /api/admin/orders/{orderNumber}/events': office(2, 1),
  'GET /api/admin/orders/{orderNumber}/notes': office(2),
  'GET /api/admin/papers/{number}': office(100, 0, [1, 0]),
  'POST /api/admin/orders/{orderNumber}/notes': office(4, 2),
  'POST /api/admin/orders/{orderNumber}/withdrawal': office(11 + JOINED, 11 + JOINED, [4, 3]),
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': office(16, 16),
  // With an invoice: its correction and the next one.
  'POST /api/admin/orders/{orderNumber}/billing': office(39 + PARTS, 19, [2, 1]),
  'POST /api/admin/orders/{orderNumber}/delivered': office(2 + SLIPS, 1, [2, 1]),
  // Those of a company that gets an advance invoice with each, as well.
  'POST /api/admin/orders/{orderNumber}/payments': office(22, 17, [3, 2]),
  'POST /api/admin/orders/{orderNumber}/write-off': office(3, 3),
  'POST /api/admin/orders/{orderNumber}/reminder': office(19, 6),
  // With up to 200 customers whose reminders are stopped, and 200 who get none.
  'GET /api/admin/reminder-run': office(PAGE + 402),
  // Twenty orders, each with the settings, its mail and its invoice's entry in the book.
  'POST /api/admin/reminder-run': office(20 * 19, 20 * 6),
  'POST /api/admin/reminder-letters': office(20 * 2, 20),
  'GET /api/admin/open-payments': office(2),
  'GET /api/admin/overdue-orders': office(20),
  'GET /api/admin/invoices': office(204, 0, [52, 0]),
  'GET /api/admin/invoice-totals': office(2, 0, [1, 0]),
  // Five hundred customers with collective invoices, their orders, and the records of those shown.
  'GET /api/admin/invoice-preview': office(2318 + 100 * PARTS, 0, [15, 0]),
  // A hundred orders, or articles of a quote.
  'POST /api/admin/draft-paper': office(125, 0, [3, 0]),
  // Request, chain, sums, tolerance, account, role and twenty orders; for each, the order, its invoice, book entry, paper and mail.
  'POST /api/admin/invoices': office(70 + 20 * PARTS, 124, [14, 22]),
  // Five hundred customers and a thousand orders, in pages.
  'GET /api/admin/collective-invoices': office(1575, 0, [5, 0]),
  // As of an invoice, with a hundred orders that it joins.
  'POST /api/admin/collective-invoices': office(115, 111, [13, 12]),
  'POST /api/admin/invoices/{number}/cancel': office(30, 111, [10, 11]),
  'POST /api/admin/orders/{orderNumber}/advance-invoice': office(13, 11, [10, 10]),
  'GET /api/admin/invoices/{number}/left': office(22, 0, [2, 0]),
  'POST /api/admin/invoices/{number}/credit': office(30, 11, [9, 11]),
  // Two years by month, what is open in each of five ages, and the ten best customers.
  'GET /api/admin/figures': office(41, 0, [29, 0]),
  // A page each of damages, of what is owed to customers, and of what they owe.
  'GET /api/admin/open-items': office(OPEN_ITEMS, 0, [5, 0]),
  'GET /api/admin/datev': office(549, 0, [49, 0]),
  // The month's batch heads, the batches with rows of the same orders, five pages of its orders and of its deposits and
  // damages, and customers.
  'POST /api/admin/datev': office(3214, 202, [9, 7]),
  'GET /api/admin/rental-bookings': office(204, 0, [52, 0]),
  'GET /api/admin/rental-calendar': office(401, 0, [2, 0]),
  'GET /api/admin/rental-fleet': office(),
  'GET /api/admin/rental-bookings/{bookingNumber}': office(2),
  'POST /api/admin/rental-bookings': office(27, 16, [5, 3]),
  'POST /api/admin/rental-bookings/{bookingNumber}/move': office(32, 24, [8, 7]),
  'POST /api/admin/rental-bookings/{bookingNumber}/step': {
    access: 'admin',
    // Two files of each of twelve photos.
    reads: 35 + 24,
    writes: 16 + 24,
    // The strokes of a signature.
    maxBodyBytes: 128 * 1024,
    usual: [6, 5],
  },
  // The tool, its months, mails, order, record and deposit, and the photos' files.
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': office(15, 15 + 24),
  'GET /api/admin/rental-bookings/{bookingNumber}/notes': office(2),
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': office(4, 2),
  'GET /api/admin/claims': office(204, 0, [3, 0]),
  // Request, claim, booking, order, registry and role; each written, the invoice's entry in the book, and the mail.
  'POST /api/admin/claims/{id}/entries': office(9, 9, [7, 7]),
  'POST /api/admin/rental-pictures': PICTURE,
  'GET /api/admin/rental-utilisation': office(1001),
  'GET /api/admin/rental-today': office(404, 0, [4, 0]),
  'GET /api/admin/orders-per-day': office(130, 0, [31, 0]),
  'GET /api/admin/contacts': office(204, 0, [52, 0]),
  'GET /api/admin/contact-counts': office(3),
  'GET /api/admin/contacts/{id}': office(2),
  'POST /api/admin/contacts/{id}/status': office(2, 1),
  'POST /api/admin/contacts/{id}/notes': office(3, 2),
  'POST /api/admin/contacts/{id}/reply': office(4, 5),
  'GET /api/admin/undelivered-mail': office(60, 0, [1, 0]),
  'GET /api/admin/waiting-mail': office(2, 0, [1, 0]),
  'POST /api/admin/undelivered-mail/{id}/retry': office(4, 3),
  ...ENTRY_TERMS,
  // Invoices, and rentals of ten addresses at a time.
  'GET /api/admin/customers/{id}/figures': office(1 + 501 + 200 + 1 + OPEN_ITEMS),
  // The order, up to 149 related ones, their invoices' entries in the book, and the months of these.
  'POST /api/admin/customers/{id}/orders': office(612 + 3 * JOINED, 602 + 3 * JOINED, [52, 42]),
  // Both records, the log, those merged before and twenty orders, quotes, rentals or standing orders.
  'POST /api/admin/customers/{id}/merge': office(9 + 18 + 84 + 20 * 46, 5 + 20 * 44),
  'GET /api/admin/products': office(502, 0, [52, 0]),
  // Also looks up whether a new article number is taken.
  'POST /api/admin/products': { ...SAVE, reads: 332, usual: [4, 4] },
  'GET /api/admin/categories': office(MAX_LISTED, 0, [12, 0]),
  // Four hundred items and customers, found among a thousand with discounts.
  'POST /api/admin/categories': { ...SAVE, reads: 1819, writes: 816, usual: [219, 216] },
  'POST /api/admin/pictures': PICTURE,
  'GET /api/admin/settings': office(SETTING_NAMES.length),
  'POST /api/admin/settings/{name}': office(7, 6),
  'GET /api/admin/changes': office(102),
  'POST /api/admin/changes/{id}/undo': office(823, 816 + MAX_MEMBERS, [5, 4]),
  'GET /api/admin/admins': office(1),
  'POST /api/admin/admins': office(6, 4, [6, 3]),
  'POST /api/admin/admins/{id}/take': office(6, 4),
  'POST /api/admin/admins/{id}/end-sessions': office(5, 4, [5, 3]),
  'POST /api/admin/batches/{id}/undo': office(415, 213 + MAX_CHANGES * MAX_MEMBERS, [215, 213]),
};

/** A call by its method and path, such as `GET /api/products/{id}`. */
export type ApiCall = keyof ApiCalls;
