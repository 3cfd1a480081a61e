/** Sort options of the order list: newest, earliest delivery day, highest amount. */
export const ORDER_SORTINGS = ['newest', 'delivery_day', 'amount'] as const;
export type OrderSorting = (typeof ORDER_SORTINGS)[number];
