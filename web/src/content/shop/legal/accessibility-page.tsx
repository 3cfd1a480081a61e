import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import { contactPath, PATHS } from '../../../lib/paths.ts';
import { CompanyAddress, LegalPage, LegalSection } from '../../../ui/legal-page.tsx';

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
        <li>Werkzeuge und Maschinen mit ihren Mietpreisen ansehen und mieten,</li>
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
        <li>Nach dem Absenden sehen Sie die Auftragsnummer und bekommen eine E-Mail.</li>
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

const CONFORMITY = (
  <>
    <LegalSection id="anforderungen" title="Welche Anforderungen gelten">
      <p>
        Für einen Online-Shop gelten §&nbsp;3 BFSG und die Verordnung zum
        Barrierefreiheitsstärkungsgesetz (BFSGV), vor allem §&nbsp;12 und §&nbsp;19. Wir richten uns
        nach der europäischen Norm EN&nbsp;301&nbsp;549 und nach den Web Content Accessibility
        Guidelines (WCAG) 2.2, Stufen A und AA. Sie enthalten alles, was die Norm für Webseiten
        verlangt, und einige Punkte mehr.
      </p>
    </LegalSection>
    <LegalSection id="umsetzung" title="Wie wir sie erfüllen">
      <h3>Wahrnehmbar</h3>
      <ul>
        <li>Bilder, die etwas sagen, haben einen Text; Schmuck lassen Vorleseprogramme aus.</li>
        <li>Schrift und Bedienelemente heben sich deutlich vom Hintergrund ab.</li>
        <li>Nichts wird allein durch Farbe gesagt.</li>
        <li>
          Die Seiten lassen sich auf 400&nbsp;Prozent vergrößern, auch mit größeren Abständen in der
          Schrift und mit den eigenen Farben Ihres Geräts.
        </li>
      </ul>
      <h3>Bedienbar</h3>
      <ul>
        <li>
          Alles geht mit der Tastatur. Sie sehen immer, wo Sie sind, und kommen mit dem ersten Link
          jeder Seite direkt zum Inhalt.
        </li>
        <li>Es gibt keine Zeitgrenzen, nichts blinkt, und nichts muss gezogen werden.</li>
        <li>Wer weniger Bewegung eingestellt hat, sieht keine gleitenden Übergänge.</li>
        <li>Schaltflächen sind groß genug für einen Finger.</li>
      </ul>
      <h3>Verständlich</h3>
      <ul>
        <li>Menü, Telefonnummer und Kontakt stehen auf jeder Seite an derselben Stelle.</li>
        <li>Felder sind beschriftet. Fehler stehen am Feld und werden vorgelesen.</li>
        <li>Bekannte Angaben wie Ihren Namen kann der Browser für Sie eintragen.</li>
      </ul>
      <h3>Robust</h3>
      <ul>
        <li>
          Überschriften, Bereiche, Namen und Zustände sind so ausgezeichnet, dass Programme zum
          Vorlesen sie erkennen. Was sich ändert, melden die Seiten von selbst: die Zahl der
          Treffer, der Warenkorb, das Senden.
        </li>
      </ul>
    </LegalSection>
    <LegalSection id="pruefung" title="Wie wir das prüfen">
      <p>
        Die Seiten werden vor jeder Veröffentlichung mit automatischen Tests geprüft: jede Seite auf
        Verstöße gegen die WCAG, eine Bestellung nur mit der Tastatur, die Vergrößerung, die
        Meldungen für Vorleseprogramme. Automatische Tests finden nicht alles. Eine Prüfung durch
        eine unabhängige Stelle oder durch Menschen mit Behinderungen hat noch nicht stattgefunden;
        diese Erklärung beruht auf unserer eigenen Bewertung.
      </p>
    </LegalSection>
    <LegalSection id="grenzen" title="Was noch nicht barrierefrei ist">
      <p>Wir kennen diese Grenzen:</p>
      <ul>
        <li>
          <strong>Karte.</strong> Auf den Seiten „Kontakt“ und „Über uns“ können Sie eine Karte von
          OpenStreetMap laden. Sie kommt von einem anderen Anbieter und ist mit der Tastatur und mit
          Vorleseprogrammen nur eingeschränkt nutzbar. Die Anschrift steht als Text daneben.
        </li>
        <li>
          <strong>Anmeldung.</strong> Die Anmeldung geschieht auf Seiten von Google, auf deren
          Gestaltung wir keinen Einfluss haben. Bestellen können Sie ohne Anmeldung.
        </li>
        <li>
          <strong>Links nach außen.</strong> Für soziale Netzwerke und die Routenplanung gilt diese
          Erklärung nicht.
        </li>
      </ul>
      <p>
        Angebote, Auftragsbestätigungen, Lieferscheine, Rechnungen, Mahnungen und die Papiere einer
        Miete geben wir als PDF-Dateien aus. Jede ist nach PDF/A-3a ausgezeichnet: mit Sprache,
        Titel, Überschriften, Tabellen und Lesereihenfolge, so dass Programme sie vorlesen können.
        Was darin über eine Bestellung oder Miete steht, zeigt auch ihre Seite im Shop. Dateien, die
        Sie uns schicken oder die andere erstellt haben, sind davon nicht erfasst.
      </p>
      <p>Auf eine Ausnahme nach §&nbsp;16 oder §&nbsp;17 BFSG berufen wir uns nicht.</p>
    </LegalSection>
  </>
);
