import { COMPANY } from '@shop/domain/company';
import { LegalPage } from '../../components/legal/legal-page.tsx';
import { PATHS } from '../../lib/paths.ts';
import { IMPRINT } from './imprint.tsx';

const DESCRIPTION = `Impressum der ${COMPANY.name}: Anschrift, Geschäftsführung, Handelsregister, Umsatzsteuer-ID, Haftpflichtversicherung, Streitbeilegung.`;

/** Who is behind the site, as § 5 DDG asks for. */
export default function ImprintPage() {
  return (
    <LegalPage
      title="Impressum"
      description={DESCRIPTION}
      path={PATHS.imprint}
      sections={IMPRINT}
    />
  );
}
