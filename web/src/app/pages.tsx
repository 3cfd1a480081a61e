import { type NamedPage, PAGE_LIST, type PageName } from '@shop/domain/contract/pages';
import { type ComponentType, lazy, useState } from 'react';
import { matchRoutes, type Params, Route, Routes } from 'react-router-dom';
import { OwnDocument } from '../features/live/own-document.tsx';

interface PageModule {
  default: ComponentType;
}

const plan = () => import('../pages/planner/plan-page.tsx');
const loadGuide = () => import('../pages/guide/guide-page.tsx');

/** The code of each page of `domain/src/contract/pages.ts`, loaded when the page is first visited. */
export const PAGE_MODULES: Record<PageName, () => Promise<PageModule>> = {
  home: () => import('../pages/home/home-page.tsx'),
  catalogue: () => import('../pages/catalogue/catalogue-page.tsx'),
  product: () => import('../pages/product/product-page.tsx'),
  rentalList: () => import('../pages/rental-list/rental-list-page.tsx'),
  rentalTool: () => import('../pages/rental-tool/rental-tool-page.tsx'),
  planner: () => import('../pages/planner/planner-page.tsx'),
  planDriveway: plan,
  planParking: plan,
  planTerrace: plan,
  planPath: plan,
  planGravelPath: plan,
  planSlab: plan,
  planBed: plan,
  about: () => import('../pages/about/about-page.tsx'),
  services: () => import('../pages/services/services-page.tsx'),
  delivery: () => import('../pages/delivery/delivery-page.tsx'),
  guides: () => import('../pages/guides/guides-page.tsx'),
  guideDriveway: loadGuide,
  guideTonnes: loadGuide,
  guideLayers: loadGuide,
  guideTerrace: loadGuide,
  guidePath: loadGuide,
  guideGravel: loadGuide,
  guidePlate: loadGuide,
  guideSlab: loadGuide,
  contact: () => import('../pages/contact/contact-page.tsx'),
  cart: () => import('../pages/cart/cart-page.tsx'),
  quickEntry: () => import('../pages/quick-entry/quick-entry-page.tsx'),
  checkout: () => import('../pages/checkout/checkout-page.tsx'),
  orderConfirmation: () => import('../pages/order-confirmation/order-confirmation-page.tsx'),
  reservation: () => import('../pages/reservation/reservation-page.tsx'),
  quote: () => import('../pages/quote/quote-page.tsx'),
  rentalBooking: () => import('../pages/rental-booking/rental-booking-page.tsx'),
  imprint: () => import('../pages/imprint/imprint-page.tsx'),
  privacy: () => import('../pages/privacy/privacy-page.tsx'),
  terms: () => import('../pages/terms/terms-page.tsx'),
  rentalTerms: () => import('../pages/rental-terms/rental-terms-page.tsx'),
  accessibility: () => import('../pages/accessibility/accessibility-page.tsx'),
  warranty: () => import('../pages/warranty/warranty-page.tsx'),
  withdrawalInstruction: () =>
    import('../pages/withdrawal-instruction/withdrawal-instruction-page.tsx'),
  withdrawal: () => import('../pages/withdrawal/withdrawal-page.tsx'),
  authCallback: () => import('../pages/auth-callback/auth-callback-page.tsx'),
  dashboard: () => import('../pages/dashboard/dashboard-page.tsx'),
  admin: () => import('../office/frame/admin-page.tsx'),
  notFound: () => import('../pages/not-found/not-found-page.tsx'),
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
