import { LegalPage } from '../../components/legal/legal-page.tsx';
import { PATHS } from '../../lib/paths.ts';
import { CONFORMITY } from './conformity.tsx';
import { FEEDBACK } from './feedback.tsx';
import { SERVICE } from './service.tsx';

const DESCRIPTION =
  'Wie barrierefrei dieser Shop ist, nach welchen Regeln er geprüft wurde, wo es noch Hindernisse gibt und wie Sie uns eines melden: Erklärung nach § 14 BFSG.';

/** What § 14 BFSG with Anlage 3 Nr. 1 asks to be said about how accessible the shop is. */
export default function AccessibilityPage() {
  return (
    <LegalPage
      title="Erklärung zur Barrierefreiheit"
      description={DESCRIPTION}
      path={PATHS.accessibility}
      validity="Stand: November 2026"
      sections={[...SERVICE, ...CONFORMITY, ...FEEDBACK]}
    />
  );
}
