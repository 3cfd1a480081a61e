import type { DeliveryWish } from '../order/delivery-wish.ts';
import type { FieldOf } from '../order/order-fields.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** The signed-in user; `created_at` as ISO instant. */
export interface CurrentUser {
  email: string;
  created_at: string;
  google_user_data: { name?: string; given_name?: string };
  /** Whether the account has the custom claim `admin: true`; for display, the server decides. */
  is_admin: boolean;
}

/** The given name from the Google account, if any. */
export const givenName = (user: CurrentUser): string | undefined =>
  user.google_user_data.given_name?.trim() || undefined;

/** Company and phone from the customer's latest orders that had them. */
export interface Profile {
  company_name?: string;
  phone?: string;
  remembered?: RememberedDetails;
}

/**
 * What a customer asked to have remembered for the next order; details that an order omits keep their value.
 */
export interface RememberedDetails extends Partial<Record<FieldOf<'remembered'>, string>> {
  /** Whether the last order was a company's. */
  is_business: boolean;
  site?: RememberedSite;
}

/** A plan of the account, as an address within the planner, or a list: `einfahrt?m2=40`, `liste?artikel=7x20`. */
export interface SavedPlan {
  address: string;
  name: string;
  saved_day: CalendarDay;
}

/** A plan to keep; without a name it is called by project and size. */
export interface PlanToSave extends Pick<SavedPlan, 'address' | 'name'> {
  /** Whether it may overwrite a list of the same name. */
  replaces?: boolean | undefined;
}

/** A building site with its contact; every text may be empty. */
export type RememberedSite = Pick<DeliveryWish, FieldOf<'delivery'> | 'truck_access'>;

/** Figures of the admin area's statistics; `totalRevenue` in euro. */
export interface AdminStats {
  totalOrders: number;
  totalContacts: number;
  totalUsers: number;
  totalRevenue: number;
  ordersThisMonth: number;
  contactsThisMonth: number;
}

/** Number of orders on a calendar day in Berlin, `YYYY-MM-DD`. */
export interface OrdersOfDay {
  day: string;
  orders: number;
}
