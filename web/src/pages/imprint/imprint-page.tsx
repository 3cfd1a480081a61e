import { LegalPage } from '../../legal/legal-page.tsx';
import { IMPRINT } from './imprint.tsx';

/** Who is behind the site, as § 5 DDG asks for. */
export default function ImprintPage() {
  return <LegalPage title="Impressum" sections={IMPRINT} />;
}
