import { LegalPage } from '../../legal/legal-page.tsx';
import { PROCESSING } from './processing.tsx';
import { PURPOSES } from './purposes.tsx';
import { RIGHTS } from './rights.tsx';

/** What this software stores, why, for how long, and what visitors may ask of it. */
export default function PrivacyPage() {
  return (
    <LegalPage
      title="Datenschutzerklärung"
      validity="Stand: November 2026"
      sections={[...PROCESSING, ...PURPOSES, ...RIGHTS]}
    />
  );
}
