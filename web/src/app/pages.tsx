import { type NamedPage, PAGE_LIST, type PageName } from '@shop/domain/contract/pages';
import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type Params, Route, Routes } from 'react-router-dom';
import { OwnDocument } from '../live/own-document.tsx';

interface PageModule {
  default: ComponentType;
}

const plan = () => import('../planner/shop/plan-page.tsx');
const loadGuide = () => import('../content/shop/guides/guide-page.tsx');

/** The code of each page of `domain/src/contract/pages.ts`, loaded when the page is first visited. */
export const PAGE_MODULES: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('../content/shop/home/home-page.tsx'),
  catalogue: () => import('../catalogue/shop/catalogue-page.tsx'),
  product: () => import('../catalogue/shop/product-page.tsx'),
  rentalList: () => import('../rentals/shop/rental-list-page.tsx'),
  rentalTool: () => import('../rentals/shop/rental-tool-page.tsx'),
  planner: () => import('../planner/shop/planner-page.tsx'),
  planDriveway: plan,
  planGravelDriveway: plan,
  planParking: plan,
  planTerrace: plan,
  planPath: plan,
  planGravelPath: plan,
  planSlab: plan,
  planBed: plan,
  about: () => import('../content/shop/about-page.tsx'),
  services: () => import('../content/shop/services-page.tsx'),
  delivery: () => import('../delivery/shop/delivery-page.tsx'),
  guides: () => import('../content/shop/guides/guides-page.tsx'),
  guideDriveway: loadGuide,
  guideTonnes: loadGuide,
  guideLayers: loadGuide,
  guideTerrace: loadGuide,
  guidePath: loadGuide,
  guideGravel: loadGuide,
  guidePlate: loadGuide,
  guideSlab: loadGuide,
  contact: () => import('../requests/shop/contact-page.tsx'),
  cart: () => import('../cart/shop/cart-page.tsx'),
  quickEntry: () => import('../catalogue/shop/quick-entry-page.tsx'),
  checkout: () => import('../checkout/shop/checkout-page.tsx'),
  orderConfirmation: () => import('../orders/shop/order-confirmation-page.tsx'),
  reservation: () => import('../rentals/shop/reservation-page.tsx'),
  quote: () => import('../quotes/shop/quote-page.tsx'),
  rentalBooking: () => import('../rentals/shop/rental-booking-page.tsx'),
  imprint: () => import('../content/shop/legal/imprint-page.tsx'),
  privacy: () => import('../content/shop/legal/privacy-page.tsx'),
  terms: () => import('../content/shop/legal/terms-page.tsx'),
  rentalTerms: () => import('../rentals/shop/rental-terms-page.tsx'),
  accessibility: () => import('../content/shop/legal/accessibility-page.tsx'),
  warranty: () => import('../content/shop/legal/warranty-page.tsx'),
  withdrawalInstruction: () => import('../content/shop/legal/withdrawal-instruction-page.tsx'),
  withdrawal: () => import('../requests/shop/withdrawal-page.tsx'),
  authCallback: () => import('../account/shop/auth-callback-page.tsx'),
  dashboard: () => import('../account/shop/dashboard-page.tsx'),
  admin: () => import('./office/admin-page.tsx'),
  notFound: () => import('./not-found/not-found-page.tsx'),
};

const lazyPages = PAGE_LIST.map(({ name }) => [name, lazy(() => PAGE_MODULES[name]())] as const);
const components = new Map<PageName, ComponentType>(lazyPages);

/** Loads the code of a page, so that it renders without suspending; may be tried again. */
export async function loadPage(name: PageName): Promise<void> {
  const module = await PAGE_MODULES[name]();
  components.set(name, module.default);
}

function LoadedPage({ name }: { name: PageName }) {
  // Kept, since replacing the lazy component by the loaded one would remount the page.
  const [Component] = useState(() => components.get(name));
  return Component && <Component />;
}

/** The route of a page; the office's also matches everything below its address. */
const patternOf = ({ path, access }: NamedPage) => (access === 'admin' ? `${path}/*` : path);

function routeOf(item: NamedPage) {
  const { name, access } = item;
  const page = <LoadedPage key={name} name={name} />;
  const element = access === 'public' ? page : <OwnDocument>{page}</OwnDocument>;
  return <Route key={name} path={patternOf(item)} element={element} />;
}

const routes = PAGE_LIST.map(routeOf);

export const AppRoutes = () => <Routes>{routes}</Routes>;

const matchers = PAGE_LIST.map((page) => ({ path: patternOf(page), page }));

/** The page of an address with its decoded path parameters, as `AppRoutes` finds it. */
export function pageAt(pathname: string): { page: NamedPage; params: Params } {
  const [match] = matchRoutes(matchers, pathname) ?? [];
  if (!match) throw new Error(`No page matches ${pathname}`);
  return { page: match.route.page, params: match.params };
}

/** Whether a rendered document can be that of an address: Hosting serves `/reservieren/7` and `/reservieren` from one. */
export const hasDocument = (pathname: string): boolean => pageAt(pathname).page.name !== 'notFound';
