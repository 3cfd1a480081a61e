import { LegalPage } from '../../components/legal-page.tsx';
import { CONTRACT_TERMS } from './contract-terms.tsx';
import { LIABILITY_TERMS } from './liability-terms.tsx';

const DESCRIPTION =
  'Die Allgemeinen Geschäftsbedingungen für Bestellungen von Baustoffen: Preise, Lieferung, Zahlung, Widerrufsrecht von 14 Tagen, Rücknahme und Gewährleistung.';

/** Terms and conditions, § 1 to § 11. The company fills in the effective date. */
export default function TermsPage() {
  return (
    <LegalPage page="terms" description={DESCRIPTION} validity="Stand: [Datum einsetzen]">
      {CONTRACT_TERMS}
      {LIABILITY_TERMS}
    </LegalPage>
  );
}
