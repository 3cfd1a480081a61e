import Link from '@mui/material/Link';
import { COMPANY } from '@shop/domain/company';
import type { LegalSection } from '../../components/legal/legal-page.tsx';
import { RouterLink } from '../../components/router-link.tsx';
import { PATHS } from '../../lib/paths.ts';

/** What the shop is and how it is used, in words that explain themselves. */
export const SERVICE: readonly LegalSection[] = [
  {
    id: 'geltung',
    title: 'Wofür diese Erklärung gilt',
    content: (
      <p>
        Diese Erklärung gilt für diese Website mit ihrem Online-Shop. Anbieter ist die{' '}
        {COMPANY.name}. Grundlage sind §&nbsp;14 und Anlage&nbsp;3 des
        Barrierefreiheitsstärkungsgesetzes (BFSG).
      </p>
    ),
  },
  {
    id: 'dienstleistung',
    title: 'Was wir hier anbieten',
    content: (
      <>
        <p>Auf dieser Website können Sie</p>
        <ul>
          <li>Baustoffe ansehen und bestellen: Schüttgut, Sand, Schotter, Beton und mehr,</li>
          <li>Werkzeuge und Maschinen mit ihren Mietpreisen ansehen und danach fragen,</li>
          <li>ein Angebot für Tiefbauarbeiten anfordern und uns eine Nachricht schreiben,</li>
          <li>in Ihrem Konto Ihre Bestellungen ansehen, wenn Sie sich anmelden.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'ablauf',
    title: 'Wie eine Bestellung abläuft',
    content: (
      <>
        <ol>
          <li>
            Sie suchen im{' '}
            <Link component={RouterLink} to={PATHS.catalogue}>
              Katalog
            </Link>{' '}
            einen Artikel: nach Kategorie oder mit der Suche.
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
      </>
    ),
  },
];
