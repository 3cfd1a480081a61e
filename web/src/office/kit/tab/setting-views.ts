import type { SettingName } from '@shop/domain/office/settings';

/** The section of each setting in the URL, in display order. */
export const SETTING_VIEWS: Record<SettingName, string> = {
  deliveryAreas: 'liefergebiete',
  zonePrices: 'lieferpreise',
  smallTruck: 'lkw',
  bank: 'bank',
  prepayment: 'vorkasse',
  specialDays: 'besondere-tage',
  banner: 'hinweis',
  vatRates: 'mwst',
  officeMails: 'e-mail',
};
