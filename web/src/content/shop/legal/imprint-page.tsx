import { COMPANY } from '@shop/domain/company';
import { CompanyAddress, LegalPage, LegalSection } from '../../../ui/legal-page.tsx';

const DESCRIPTION = `Impressum der ${COMPANY.name}: Anschrift, Geschäftsführung, Handelsregister, Umsatzsteuer-ID, Haftpflichtversicherung, Streitbeilegung.`;

/** Provider identification as required by § 5 DDG. */
export default function ImprintPage() {
  return (
    <LegalPage page="imprint" description={DESCRIPTION}>
      {IMPRINT}
    </LegalPage>
  );
}

const { liabilityInsurance } = COMPANY;

const IMPRINT = (
  <>
    <LegalSection id="anbieter" title="Angaben gemäß § 5 DDG">
      <CompanyAddress />
    </LegalSection>
    <LegalSection id="geschaeftsfuehrung" title="Geschäftsführung">
      <p>Vertreten durch den Geschäftsführer {COMPANY.managingDirector}</p>
    </LegalSection>
    <LegalSection id="register" title="Handelsregister">
      <p>Eingetragen im Handelsregister: {COMPANY.register}</p>
    </LegalSection>
    <LegalSection id="umsatzsteuer" title="Umsatzsteuer-Identifikationsnummer">
      <p>Gemäß §&nbsp;27a Umsatzsteuergesetz: {COMPANY.vatId}</p>
    </LegalSection>
    <LegalSection id="haftpflicht" title="Betriebshaftpflichtversicherung">
      <p>
        {liabilityInsurance.name}
        <br />
        {liabilityInsurance.address}
        <br />
        Räumlicher Geltungsbereich: {liabilityInsurance.scope}
      </p>
    </LegalSection>
    <LegalSection id="verantwortlich" title="Verantwortlich für den Inhalt">
      <p>
        Nach §&nbsp;18 Abs.&nbsp;2 MStV: {COMPANY.managingDirector}, {COMPANY.street},{' '}
        {COMPANY.postalCode} {COMPANY.city}
      </p>
    </LegalSection>
    <LegalSection id="eu-streitschlichtung" title="EU-Streitschlichtung">
      <p>
        Die Plattform der Europäischen Kommission zur Online-Streitbeilegung (OS-Plattform,{' '}
        https://ec.europa.eu/consumers/odr) wurde zum 20. Juli 2025 eingestellt (Verordnung (EU)
        2024/3228). Beschwerden können dort nicht mehr eingereicht werden. Bitte wenden Sie sich
        direkt an uns; unsere E-Mail-Adresse finden Sie oben.
      </p>
    </LegalSection>
    <LegalSection id="verbraucherschlichtung" title="Verbraucherstreitbeilegung">
      <p>
        Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36 VSBG).
      </p>
    </LegalSection>
    <LegalSection id="haftung" title="Haftung für Inhalte und Links">
      <p>
        Für eigene Inhalte auf diesen Seiten sind wir nach den allgemeinen Gesetzen verantwortlich.
        Wir erstellen sie mit Sorgfalt; bemerken Sie dennoch einen Fehler, freuen wir uns über einen
        Hinweis.
      </p>
      <p>
        Für die Inhalte fremder Seiten, auf die wir verlinken, sind deren Betreiber verantwortlich.
        Beim Setzen der Links waren keine Rechtsverstöße erkennbar. Erfahren wir von welchen,
        entfernen wir den Link.
      </p>
    </LegalSection>
    <LegalSection id="urheberrecht" title="Urheberrecht">
      <p>
        Texte, Bilder und Zeichnungen dieser Seiten sind urheberrechtlich geschützt. Wer sie
        außerhalb der gesetzlichen Schranken verwenden möchte, braucht unsere Zustimmung.
      </p>
    </LegalSection>
  </>
);
