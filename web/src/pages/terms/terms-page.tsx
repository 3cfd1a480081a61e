import { LegalPage } from '../../legal/legal-page.tsx';
import { CONTRACT_TERMS } from './contract-terms.tsx';
import { LIABILITY_TERMS } from './liability-terms.tsx';

/** The terms of business, § 1 to § 11; the company sets the date from which they hold. */
export default function TermsPage() {
  return (
    <LegalPage
      title="Allgemeine Geschäftsbedingungen"
      validity="Stand: [Datum einsetzen]"
      sections={[...CONTRACT_TERMS, ...LIABILITY_TERMS]}
    />
  );
}
