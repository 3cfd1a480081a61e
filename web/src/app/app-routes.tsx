import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ListeningPage } from '../live/listening-page.tsx';
import { PATHS } from '../paths.ts';

const HomePage = lazy(() => import('../pages/home/home-page.tsx'));
const CataloguePage = lazy(() => import('../pages/catalogue/catalogue-page.tsx'));
const ProductPage = lazy(() => import('../pages/product/product-page.tsx'));
const RentalListPage = lazy(() => import('../pages/rental-list/rental-list-page.tsx'));
const RentalToolPage = lazy(() => import('../pages/rental-tool/rental-tool-page.tsx'));
const CartPage = lazy(() => import('../pages/cart/cart-page.tsx'));
const CheckoutPage = lazy(() => import('../pages/checkout/checkout-page.tsx'));
const OrderConfirmationPage = lazy(
  () => import('../pages/order-confirmation/order-confirmation-page.tsx'),
);
const AboutPage = lazy(() => import('../pages/about/about-page.tsx'));
const ServicesPage = lazy(() => import('../pages/services/services-page.tsx'));
const DeliveryPage = lazy(() => import('../pages/delivery/delivery-page.tsx'));
const ContactPage = lazy(() => import('../pages/contact/contact-page.tsx'));
const ImprintPage = lazy(() => import('../pages/imprint/imprint-page.tsx'));
const PrivacyPage = lazy(() => import('../pages/privacy/privacy-page.tsx'));
const TermsPage = lazy(() => import('../pages/terms/terms-page.tsx'));
const AuthCallbackPage = lazy(() => import('../pages/auth-callback/auth-callback-page.tsx'));
const DashboardPage = lazy(() => import('../pages/dashboard/dashboard-page.tsx'));
const AdminPage = lazy(() => import('../pages/admin/admin-page.tsx'));
const NotFoundPage = lazy(() => import('../pages/not-found/not-found-page.tsx'));

/** Which page belongs to which address; each one's code is loaded when it is first opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={PATHS.home} element={<HomePage />} />
      <Route path={PATHS.catalogue} element={<CataloguePage />} />
      <Route path={PATHS.product} element={<ProductPage />} />
      <Route path={PATHS.rentals} element={<RentalListPage />} />
      <Route path={PATHS.rentalTool} element={<RentalToolPage />} />
      <Route path={PATHS.cart} element={<CartPage />} />
      <Route path={PATHS.checkout} element={<CheckoutPage />} />
      <Route path={PATHS.orderConfirmation} element={<OrderConfirmationPage />} />
      <Route path={PATHS.about} element={<AboutPage />} />
      <Route path={PATHS.services} element={<ServicesPage />} />
      <Route path={PATHS.delivery} element={<DeliveryPage />} />
      <Route path={PATHS.contact} element={<ContactPage />} />
      <Route path={PATHS.imprint} element={<ImprintPage />} />
      <Route path={PATHS.privacy} element={<PrivacyPage />} />
      <Route path={PATHS.terms} element={<TermsPage />} />
      <Route path={PATHS.authCallback} element={<AuthCallbackPage />} />
      <Route
        path={PATHS.dashboard}
        element={
          <ListeningPage path={PATHS.dashboard}>
            <DashboardPage />
          </ListeningPage>
        }
      />
      <Route
        path={PATHS.admin}
        element={
          <ListeningPage path={PATHS.admin}>
            <AdminPage />
          </ListeningPage>
        }
      />
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
