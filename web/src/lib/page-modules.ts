import type { PageName } from '@shop/domain/contract/pages';
import { createContext } from 'react';

/**
 * The code of each page, for the office's preview: what shoppers see belongs to other pages, which only
 * the app knows.
 */
export const PageModulesContext = createContext<Partial<Record<PageName, () => Promise<unknown>>>>(
  {},
);
