import { LegalPage } from '../../legal/legal-page.tsx';
import { CONFORMITY } from './conformity.tsx';
import { FEEDBACK } from './feedback.tsx';
import { SERVICE } from './service.tsx';

/** What § 14 BFSG with Anlage 3 Nr. 1 asks to be said about how accessible the shop is. */
export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Erklärung zur Barrierefreiheit"
      validity="Stand: November 2026"
      sections={[...SERVICE, ...CONFORMITY, ...FEEDBACK]}
    />
  );
}
