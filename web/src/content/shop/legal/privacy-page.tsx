import { LegalPage, LegalSection } from '../../../ui/legal-page.tsx';
import { PROCESSING } from './processing.tsx';
import { PURPOSES } from './purposes.tsx';

const DESCRIPTION =
  'Welche Daten dieser Shop bei Bestellungen, Anfragen und der Anmeldung speichert, wozu und wie lange er das tut, und welche Rechte Sie nach der DSGVO haben.';

export default function PrivacyPage() {
  return (
    <LegalPage page="privacy" description={DESCRIPTION} validity="Stand: November 2026">
      {PROCESSING}
      {PURPOSES}
      {RIGHTS}
    </LegalPage>
  );
}

/** Art. 15 to 22 and 77 GDPR. */
const RIGHTS = (
  <>
    <LegalSection id="rechte" title="Ihre Rechte">
      <p>Sie haben das Recht</p>
      <ul>
        <li>auf Auskunft über die Daten, die wir von Ihnen haben (Art.&nbsp;15 DSGVO),</li>
        <li>auf Berichtigung falscher Daten (Art.&nbsp;16 DSGVO),</li>
        <li>
          auf Löschung (Art.&nbsp;17 DSGVO) und auf Einschränkung der Verarbeitung (Art.&nbsp;18),
        </li>
        <li>
          darauf, dass wir Empfängern Berichtigungen und Löschungen mitteilen (Art.&nbsp;19 DSGVO),
        </li>
        <li>
          auf Ihre Daten in einem gängigen, maschinenlesbaren Format (Recht auf
          Datenübertragbarkeit, Art.&nbsp;20 DSGVO),
        </li>
        <li>
          eine Einwilligung jederzeit für die Zukunft zu widerrufen (Art.&nbsp;7 Abs.&nbsp;3 DSGVO).
        </li>
      </ul>
      <p>
        Verlangen Sie die Löschung, entfernen wir Ihre Angaben aus Ihren Bestellungen, sobald keine
        mehr offen ist, und löschen Ihre Anfragen und Ihr Konto. Von den Bestellungen bleibt nur,
        was wir aufbewahren müssen: Nummer, Datum, Artikel, Beträge, Zahlungsart und Status, bei
        Firmen auch Firmenname, Firmenadresse, Land, USt-IdNr./Steuernummer, Leitweg-ID und
        Baustelle.
      </p>
      <p>
        Entscheidungen, die ausschließlich auf automatisierter Verarbeitung beruhen, und Profiling
        (Art.&nbsp;22 DSGVO) gibt es bei uns nicht.
      </p>
    </LegalSection>
    <LegalSection id="widerspruch" title="Widerspruchsrecht">
      <p>
        <strong>
          Soweit wir Daten auf Grund eines berechtigten Interesses verarbeiten (Art.&nbsp;6
          Abs.&nbsp;1 lit.&nbsp;f DSGVO), können Sie dem aus Gründen, die sich aus Ihrer besonderen
          Situation ergeben, jederzeit widersprechen (Art.&nbsp;21 DSGVO).
        </strong>{' '}
        Wir verarbeiten die Daten dann nicht weiter, es sei denn, zwingende schutzwürdige Gründe
        überwiegen oder die Verarbeitung dient Rechtsansprüchen.
      </p>
    </LegalSection>
    <LegalSection id="beschwerde" title="Beschwerde bei einer Aufsichtsbehörde">
      <p>
        Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren (Art.&nbsp;77 DSGVO), zum
        Beispiel an Ihrem Wohnort oder bei der Behörde des Bundeslands, in dem wir unseren Sitz
        haben. Die Anschriften stehen auf{' '}
        <a
          href="https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html"
          rel="noopener noreferrer"
        >
          www.bfdi.bund.de
        </a>
        .
      </p>
    </LegalSection>
  </>
);
