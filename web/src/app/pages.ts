import { matchPath } from 'react-router-dom';
import { PATHS } from '../lib/paths.ts';
import { type LazyPage, lazyPage, type PageModule } from './lazy-page.tsx';

/** One row of the table of pages. */
export interface Page extends LazyPage {
  /** Its folder in `src/pages`; its module there is `{name}-page.tsx`. */
  name: string;
  /** Its address, with `:name` for what is filled in. */
  pattern: string;
}

function page(name: string, pattern: string, importModule: () => Promise<PageModule>): Page {
  return { name, pattern, ...lazyPage(importModule) };
}

/** Which page belongs to which address. The last one is for addresses that nobody knows. */
export const PAGES: readonly Page[] = [
  page('home', PATHS.home, () => import('../pages/home/home-page.tsx')),
  page('catalogue', PATHS.catalogue, () => import('../pages/catalogue/catalogue-page.tsx')),
  page('product', PATHS.product, () => import('../pages/product/product-page.tsx')),
  page('rental-list', PATHS.rentals, () => import('../pages/rental-list/rental-list-page.tsx')),
  page('rental-tool', PATHS.rentalTool, () => import('../pages/rental-tool/rental-tool-page.tsx')),
  page('cart', PATHS.cart, () => import('../pages/cart/cart-page.tsx')),
  page('checkout', PATHS.checkout, () => import('../pages/checkout/checkout-page.tsx')),
  page(
    'order-confirmation',
    PATHS.orderConfirmation,
    () => import('../pages/order-confirmation/order-confirmation-page.tsx'),
  ),
  page('about', PATHS.about, () => import('../pages/about/about-page.tsx')),
  page('services', PATHS.services, () => import('../pages/services/services-page.tsx')),
  page('delivery', PATHS.delivery, () => import('../pages/delivery/delivery-page.tsx')),
  page('contact', PATHS.contact, () => import('../pages/contact/contact-page.tsx')),
  page('imprint', PATHS.imprint, () => import('../pages/imprint/imprint-page.tsx')),
  page('privacy', PATHS.privacy, () => import('../pages/privacy/privacy-page.tsx')),
  page('terms', PATHS.terms, () => import('../pages/terms/terms-page.tsx')),
  page(
    'accessibility',
    PATHS.accessibility,
    () => import('../pages/accessibility/accessibility-page.tsx'),
  ),
  page(
    'auth-callback',
    PATHS.authCallback,
    () => import('../pages/auth-callback/auth-callback-page.tsx'),
  ),
  page('dashboard', PATHS.dashboard, () => import('../pages/dashboard/dashboard-page.tsx')),
  page('admin', PATHS.admin, () => import('../pages/admin/admin-page.tsx')),
  page('not-found', '*', () => import('../pages/not-found/not-found-page.tsx')),
];

/** The page of an address. */
export function findPage(pathname: string): Page | undefined {
  // Most addresses are the pattern itself, and each pattern that is matched becomes a regular expression.
  return (
    PAGES.find(({ pattern }) => pattern === pathname) ??
    PAGES.find(({ pattern }) => matchPath(pattern, pathname))
  );
}

/** Loads the code of the page of an address, so that it renders without a wait. */
export async function loadPage(pathname: string): Promise<void> {
  await findPage(pathname)?.load();
}
