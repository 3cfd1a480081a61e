import { COMPANY } from '@shop/domain/company';
import { CompanyAddress, LegalPage, type LegalSection } from '../../components/legal-page.tsx';

const DESCRIPTION = `Impressum der ${COMPANY.name}: Anschrift, Geschäftsführung, Handelsregister, Umsatzsteuer-ID, Haftpflichtversicherung, Streitbeilegung.`;

/** Provider identification as required by § 5 DDG. */
export default function ImprintPage() {
  return <LegalPage page="imprint" description={DESCRIPTION} sections={IMPRINT} />;
}

const { liabilityInsurance } = COMPANY;

const IMPRINT: readonly LegalSection[] = [
  {
    id: 'anbieter',
    title: 'Angaben gemäß § 5 DDG',
    content: <CompanyAddress />,
  },
  {
    id: 'geschaeftsfuehrung',
    title: 'Geschäftsführung',
    content: <p>Vertreten durch den Geschäftsführer {COMPANY.managingDirector}</p>,
  },
  {
    id: 'register',
    title: 'Handelsregister',
    content: <p>Eingetragen im Handelsregister: {COMPANY.register}</p>,
  },
  {
    id: 'umsatzsteuer',
    title: 'Umsatzsteuer-Identifikationsnummer',
    content: <p>Gemäß §&nbsp;27a Umsatzsteuergesetz: {COMPANY.vatId}</p>,
  },
  {
    id: 'haftpflicht',
    title: 'Betriebshaftpflichtversicherung',
    content: (
      <p>
        {liabilityInsurance.name}
        <br />
        {liabilityInsurance.address}
        <br />
        Räumlicher Geltungsbereich: {liabilityInsurance.scope}
      </p>
    ),
  },
  {
    id: 'verantwortlich',
    title: 'Verantwortlich für den Inhalt',
    content: (
      <p>
        Nach §&nbsp;18 Abs.&nbsp;2 MStV: {COMPANY.managingDirector}, {COMPANY.street},{' '}
        {COMPANY.postalCode} {COMPANY.city}
      </p>
    ),
  },
  {
    id: 'eu-streitschlichtung',
    title: 'EU-Streitschlichtung',
    content: (
      <p>
        Die Plattform der Europäischen Kommission zur Online-Streitbeilegung (OS-Plattform,{' '}
        https://ec.europa.eu/consumers/odr) wurde zum 20. Juli 2025 eingestellt (Verordnung (EU)
        2024/3228). Beschwerden können dort nicht mehr eingereicht werden. Bitte wenden Sie sich
        direkt an uns; unsere E-Mail-Adresse finden Sie oben.
      </p>
    ),
  },
  {
    id: 'verbraucherschlichtung',
    title: 'Verbraucherstreitbeilegung',
    content: (
      <p>
        Wir sind nicht bereit und nicht verpflichtet, an Streitbeilegungsverfahren vor einer
        Verbraucherschlichtungsstelle teilzunehmen (§&nbsp;36 VSBG).
      </p>
    ),
  },
  {
    id: 'haftung',
    title: 'Haftung für Inhalte und Links',
    content: (
      <>
        <p>
          Für eigene Inhalte auf diesen Seiten sind wir nach den allgemeinen Gesetzen
          verantwortlich. Wir erstellen sie mit Sorgfalt; bemerken Sie dennoch einen Fehler, freuen
          wir uns über einen Hinweis.
        </p>
        <p>
          Für die Inhalte fremder Seiten, auf die wir verlinken, sind deren Betreiber
          verantwortlich. Beim Setzen der Links waren keine Rechtsverstöße erkennbar. Erfahren wir
          von welchen, entfernen wir den Link.
        </p>
      </>
    ),
  },
  {
    id: 'urheberrecht',
    title: 'Urheberrecht',
    content: (
      <p>
        Texte, Bilder und Zeichnungen dieser Seiten sind urheberrechtlich geschützt. Wer sie
        außerhalb der gesetzlichen Schranken verwenden möchte, braucht unsere Zustimmung.
      </p>
    ),
  },
];
