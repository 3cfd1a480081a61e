/** How the office's list of orders can be sorted: newest, earliest delivery day and highest amount first. */
export const ORDER_SORTINGS = ['newest', 'delivery_day', 'amount'] as const;
export type OrderSorting = (typeof ORDER_SORTINGS)[number];
