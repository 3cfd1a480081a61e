import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { CompanyAddress, LegalPage, LegalSection } from '../../components/legal-page.tsx';
import { contactPath, PATHS } from '../../lib/paths.ts';
import { CONFORMITY } from './conformity.tsx';

const DESCRIPTION =
  'Wie barrierefrei dieser Shop ist, nach welchen Regeln er geprüft wurde, wo es noch Hindernisse gibt und wie Sie uns eines melden: Erklärung nach § 14 BFSG.';

/** The accessibility statement required by § 14 and Anlage 3 Nr. 1 BFSG. */
export default function AccessibilityPage() {
  return (
    <LegalPage page="accessibility" description={DESCRIPTION} validity="Stand: November 2026">
      {SERVICE}
      {CONFORMITY}
      {FEEDBACK}
    </LegalPage>
  );
}

const SERVICE = (
  <>
    <LegalSection id="geltung" title="Wofür diese Erklärung gilt">
      <p>
        Diese Erklärung gilt für diese Website mit ihrem Online-Shop. Anbieter ist die{' '}
        {COMPANY.name}. Grundlage sind §&nbsp;14 und Anlage&nbsp;3 des
        Barrierefreiheitsstärkungsgesetzes (BFSG).
      </p>
    </LegalSection>
    <LegalSection id="dienstleistung" title="Was wir hier anbieten">
      <p>Auf dieser Website können Sie</p>
      <ul>
        <li>Baustoffe ansehen und bestellen: Schüttgut, Sand, Schotter, Beton und mehr,</li>
        <li>Werkzeuge und Maschinen mit ihren Mietpreisen ansehen und danach fragen,</li>
        <li>ein Angebot für Tiefbauarbeiten anfordern und uns eine Nachricht schreiben,</li>
        <li>in Ihrem Konto Ihre Bestellungen ansehen, wenn Sie sich anmelden.</li>
      </ul>
    </LegalSection>
    <LegalSection id="ablauf" title="Wie eine Bestellung abläuft">
      <ol>
        <li>
          Sie suchen im <Link href={PATHS.catalogue}>Katalog</Link> einen Artikel: nach Kategorie
          oder mit der Suche.
        </li>
        <li>Sie wählen die Menge und legen den Artikel in den Warenkorb.</li>
        <li>Im Warenkorb ändern Sie Mengen oder entfernen Artikel. Dort steht der Preis.</li>
        <li>
          An der Kasse geben Sie Name, E-Mail-Adresse und Telefonnummer ein und wählen, wie Sie
          zahlen. Fehlt etwas, steht unter dem Feld, was. Sie haben dafür so viel Zeit, wie Sie
          brauchen. Ihre Angaben bleiben stehen, auch wenn das Senden nicht gelingt.
        </li>
        <li>Nach dem Absenden sehen Sie die Bestellnummer und bekommen eine E-Mail.</li>
      </ol>
      <p>
        Ein Konto brauchen Sie dafür nicht. Wenn Sie eines möchten, melden Sie sich mit Ihrem
        Google-Konto an.
      </p>
    </LegalSection>
  </>
);

const FEEDBACK = (
  <>
    <LegalSection id="melden" title="Barrieren melden">
      <p>
        Sie kommen an einer Stelle nicht weiter? Sagen Sie es uns. Nennen Sie bitte die Seite und
        was Sie tun wollten. Rufen Sie auch an, wenn Sie beim Bestellen Hilfe brauchen.
      </p>
      <CompanyAddress />
      <p>
        Oder schreiben Sie uns über das{' '}
        <Link href={contactPath('contact', 'Barriere auf der Website')}>Kontaktformular</Link>.
      </p>
    </LegalSection>
    <LegalSection id="marktueberwachung" title="Zuständige Marktüberwachungsbehörde">
      <p>
        Ob Dienstleistungen die Anforderungen des BFSG erfüllen, überwacht für alle Bundesländer
        diese Behörde. Sie nimmt auch Beschwerden von Verbraucherinnen und Verbrauchern entgegen.
      </p>
      <address>
        Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
        Dienstleistungen (MLBF), Anstalt öffentlichen Rechts
        <br />
        Carl-Miller-Straße 6
        <br />
        39112 Magdeburg
        <br />
        E-Mail: <a href="mailto:kontakt@mlbf-barrierefrei.de">kontakt@mlbf-barrierefrei.de</a>
        <br />
        Website:{' '}
        <a href="https://www.mlbf-barrierefrei.de/" rel="noopener noreferrer">
          www.mlbf-barrierefrei.de
        </a>
      </address>
    </LegalSection>
  </>
);
