import { Link as RouterLink } from 'react-router-dom';
import { contactPath, PATHS } from '../../../lib/paths.ts';
import { CompanyAddress, LegalPage, LegalSection } from '../../../ui/legal-page.tsx';

const DESCRIPTION =
  'Ihr gesetzliches Gewährleistungsrecht: mindestens zwei Jahre für jede Ware, kostenlose Nachbesserung oder Ersatz, Minderung und Rücktritt. So gehen Sie vor.';

/**
 * The content of the notice on the statutory warranty (Regulation (EU) 2025/1960), without its official
 * design, which the owner has to add: see docs/legal.md.
 */
export default function WarrantyPage() {
  return (
    <LegalPage
      page="warranty"
      description={DESCRIPTION}
      validity="Für Verbraucherinnen und Verbraucher in der Europäischen Union"
    >
      {SECTIONS}
    </LegalPage>
  );
}

const SECTIONS = (
  <>
    <LegalSection id="dauer" title="Mindestens zwei Jahre">
      <p>
        <strong>
          Für jede Ware, die Sie bei uns kaufen, gilt ab der Lieferung mindestens zwei Jahre lang
          das gesetzliche Gewährleistungsrecht.
        </strong>{' '}
        Es kostet nichts, und Sie müssen dafür nichts vereinbaren. In einigen Ländern der
        Europäischen Union dauert es länger.
      </p>
      <p>
        In Deutschland sind es fünf Jahre für Baustoffe, die wie üblich für ein Bauwerk verwendet
        wurden und es mangelhaft gemacht haben (§&nbsp;438 Abs.&nbsp;1 Nr.&nbsp;2 BGB).
      </p>
    </LegalSection>
    <LegalSection id="mangel" title="Wann eine Ware mangelhaft ist">
      <p>
        Wir haften dafür, dass die Ware bei der Lieferung so ist wie vereinbart und wie Sie es
        üblicherweise erwarten dürfen: Menge, Beschaffenheit, Eignung. Zeigt sich in den ersten
        zwölf Monaten ein Mangel, wird vermutet, dass er schon bei der Lieferung da war
        (§&nbsp;477&nbsp;BGB).
      </p>
    </LegalSection>
    <LegalSection id="rechte" title="Was Sie verlangen können">
      <ol>
        <li>
          <strong>Nachbesserung oder Ersatz,</strong> nach Ihrer Wahl und kostenlos, in angemessener
          Frist und ohne erhebliche Unannehmlichkeiten für Sie.
        </li>
        <li>
          Geschieht das nicht, gelingt es nicht oder ist es unmöglich: einen{' '}
          <strong>niedrigeren Preis</strong> oder Ihr <strong>Geld zurück</strong>; zurücktreten
          können Sie nicht, wenn der Mangel unerheblich ist.
        </li>
        <li>
          <strong>Schadensersatz,</strong> wenn die gesetzlichen Voraussetzungen vorliegen.
        </li>
      </ol>
    </LegalSection>
    <LegalSection id="vorgehen" title="So gehen Sie vor">
      <p>
        Wenden Sie sich an uns: Wir sind als Verkäufer verantwortlich, nicht der Hersteller. Am
        schnellsten geht es mit Auftragsnummer und Fotos über das{' '}
        <RouterLink to={contactPath('complaint')}>Kontaktformular</RouterLink>.
      </p>
      <CompanyAddress />
    </LegalSection>
    <LegalSection id="garantie" title="Garantie und Widerruf sind etwas anderes">
      <p>
        Eine Garantie ist freiwillig und kommt zum Gewährleistungsrecht hinzu; sie schränkt es nicht
        ein. Gibt ein Hersteller eine, sagt er, was sie umfasst.
      </p>
      <p>
        Ohne Mangel können Sie binnen 14 Tagen{' '}
        <RouterLink to={PATHS.withdrawalInstruction}>widerrufen</RouterLink>.
      </p>
    </LegalSection>
    <LegalSection id="mehr" title="Mehr dazu">
      <p>
        Ihre Rechte in den Ländern der Europäischen Union erklärt{' '}
        <a
          href="https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm"
          rel="noopener noreferrer"
        >
          Ihr Europa
        </a>
        , die Website der Europäischen Union.
      </p>
    </LegalSection>
  </>
);
