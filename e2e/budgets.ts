/** kB of scripts (brotli) that a first visit may load; other public pages, beside the first. */
export const SCRIPT_BUDGETS = { '/': 125, '/katalog': 145, beside: 60, signedIn: 260 } as const;

/** kB that a first visit to / may load besides. */
export const HOME_BUDGETS = { fonts: 60, pictures: 250 } as const;

const FIREBASE = /^(@firebase\/|firebase$|reactfire$)/;
const CHARTS = /^(@mui\/x-|d3-)/;
const FORMS = /^(formik|yup)$/;
const DATES = /^(dayjs|date-fns|luxon|moment)$/;

/** Packages that these addresses may not load, whatever they weigh. */
export const FORBIDDEN: Record<string, readonly RegExp[]> = {
  '/': [FIREBASE, CHARTS, FORMS, DATES],
  '/katalog': [FIREBASE, CHARTS, FORMS, DATES],
  others: [FIREBASE, CHARTS, DATES],
};

/** What a first visit to an address may load in scripts; `home` is what / loads. */
export function scriptBudget(address: string, home: number): number {
  if (address === '/' || address === '/katalog') return SCRIPT_BUDGETS[address];
  return home + SCRIPT_BUDGETS.beside;
}
