import { LegalPage } from '../../components/legal/legal-page.tsx';
import { PATHS } from '../../lib/paths.ts';
import { PROCESSING } from './processing.tsx';
import { PURPOSES } from './purposes.tsx';
import { RIGHTS } from './rights.tsx';

const DESCRIPTION =
  'Welche Daten dieser Shop bei Bestellungen, Anfragen und der Anmeldung speichert, wozu und wie lange er das tut, und welche Rechte Sie nach der DSGVO haben.';

/** What this software stores, why, for how long, and what visitors may ask of it. */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Datenschutzerklärung"
      description={DESCRIPTION}
      path={PATHS.privacy}
      validity="Stand: November 2026"
      sections={[...PROCESSING, ...PURPOSES, ...RIGHTS]}
    />
  );
}
