/** The signed-in user as `GET /api/users/me` answers it; `created_at` an ISO instant. */
export interface CurrentUser {
  email: string;
  created_at: string;
  google_user_data: { name?: string; given_name?: string };
  /** Whether the account carries the claim `admin: true`: the server decides, the app only shows. */
  is_admin: boolean;
}

/** The first name that Google knows; undefined where there is none. */
export function givenName(user: CurrentUser): string | undefined {
  return user.google_user_data.given_name?.trim() || undefined;
}

/** What a customer's orders told us about them; what a later one left empty stays. */
export interface Profile {
  company_name?: string;
  phone?: string;
}

/** Numbers of the office's first tab; `totalRevenue` in euro. */
export interface AdminStats {
  totalOrders: number;
  totalContacts: number;
  totalUsers: number;
  totalRevenue: number;
  ordersThisMonth: number;
  contactsThisMonth: number;
}

/** Orders that were placed on one calendar day in Berlin, `YYYY-MM-DD`. */
export interface OrdersOfDay {
  day: string;
  orders: number;
}
