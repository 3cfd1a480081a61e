import { COMPANY } from '@shop/domain/company';
import { Link as RouterLink } from 'react-router-dom';
import type { LegalSection } from '../../components/legal-page.tsx';
import { contactPath } from '../../lib/paths.ts';

/** § 7 to § 11: withdrawal, returns, warranty and liability. */
export const LIABILITY_TERMS: readonly LegalSection[] = [
  { id: 'p7', title: '§ 7 Widerrufsrecht für Verbraucher', content: <Withdrawal /> },
  {
    id: 'p8',
    title: '§ 8 Freiwillige Rücknahme',
    content: (
      <p>
        Über das Widerrufsrecht hinaus nehmen wir unbenutzte Ware in der Originalverpackung
        innerhalb von 14 Tagen nach der Lieferung zurück. Ausgenommen sind lose Schüttgüter, Sand,
        Schotter, Beton und was eigens für Sie beschafft oder zugeschnitten wurde. Die Kosten der
        Rücksendung trägt der Kunde. Gesetzliche Rechte bleiben davon unberührt.
      </p>
    ),
  },
  {
    id: 'p9',
    title: '§ 9 Gewährleistung',
    content: (
      <>
        <p>
          (1) Es gelten die gesetzlichen Rechte bei Mängeln. Die Gewährleistungsfrist beträgt zwei
          Jahre ab der Lieferung; für Sachen, die entsprechend ihrer üblichen Verwendung für ein
          Bauwerk verwendet wurden und dessen Mangelhaftigkeit verursacht haben, fünf Jahre.
        </p>
        <p>
          (2) Offensichtliche Mängel zeigen Sie uns bitte innerhalb einer Woche nach der Lieferung
          an, am besten bevor die Ware eingebaut ist. Für Verbraucher hat ein Versäumnis keine
          Folgen für ihre gesetzlichen Rechte. Für Kaufleute gilt §&nbsp;377 HGB.
        </p>
        <p>
          (3) Natürliche Baustoffe schwanken in Farbe, Form und Körnung. Abweichungen im Rahmen der
          einschlägigen Normen sind kein Mangel.
        </p>
      </>
    ),
  },
  {
    id: 'p10',
    title: '§ 10 Haftung',
    content: (
      <>
        <p>
          (1) Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der
          Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsgesetz und
          soweit wir eine Garantie übernommen haben.
        </p>
        <p>
          (2) Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher
          Vertragspflichten, also solcher, deren Erfüllung den Vertrag erst möglich macht und auf
          die der Kunde vertrauen darf. Die Haftung ist dann auf den vorhersehbaren,
          vertragstypischen Schaden begrenzt.
        </p>
      </>
    ),
  },
  {
    id: 'p11',
    title: '§ 11 Schlussbestimmungen',
    content: (
      <>
        <p>
          (1) Es gilt deutsches Recht unter Ausschluss des UN-Kaufrechts. Zwingende Vorschriften des
          Staates, in dem ein Verbraucher seinen gewöhnlichen Aufenthalt hat, bleiben unberührt.
        </p>
        <p>
          (2) Ist der Kunde Kaufmann, juristische Person des öffentlichen Rechts oder
          öffentlich-rechtliches Sondervermögen, ist Gerichtsstand {COMPANY.city}.
        </p>
        <p>
          (3) Ist eine Bestimmung unwirksam, bleiben die übrigen wirksam; an ihre Stelle tritt das
          Gesetz.
        </p>
      </>
    ),
  },
];

const CONTACT_DETAILS = `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}, Telefon ${COMPANY.phone.display}, E-Mail ${COMPANY.email}`;

/** Withdrawal instructions and form after the statutory model (Art. 246a EGBGB). */
function Withdrawal() {
  return (
    <>
      <h3>Widerrufsbelehrung</h3>
      <p>
        Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.
        Die Widerrufsfrist beträgt 14 Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter
        Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.
      </p>
      <p>
        Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({CONTACT_DETAILS}) mittels einer
        eindeutigen Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss
        informieren, diesen Vertrag zu widerrufen. Sie können dafür das Muster unten oder unser{' '}
        <RouterLink to={contactPath('contact', 'Widerruf zur Bestellung ')}>
          Kontaktformular
        </RouterLink>{' '}
        verwenden; vorgeschrieben ist beides nicht. Zur Wahrung der Frist reicht es aus, dass Sie
        die Mitteilung vor Ablauf der Widerrufsfrist absenden.
      </p>
      <h3>Folgen des Widerrufs</h3>
      <p>
        Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen
        erhalten haben, einschließlich der Lieferkosten (mit Ausnahme zusätzlicher Kosten für eine
        andere als die von uns angebotene günstigste Standardlieferung), unverzüglich und spätestens
        binnen 14 Tagen ab dem Tag zurückzuzahlen, an dem Ihre Mitteilung bei uns eingegangen ist.
        Wir verwenden dasselbe Zahlungsmittel wie Sie, sofern nichts anderes vereinbart wurde;
        Entgelte berechnen wir dafür nicht. Wir können die Rückzahlung verweigern, bis wir die Waren
        zurückerhalten haben oder Sie nachgewiesen haben, dass Sie sie zurückgesandt haben.
      </p>
      <p>
        Sie haben die Waren unverzüglich und spätestens binnen 14 Tagen nach Ihrer Mitteilung an uns
        zurückzusenden oder zu übergeben; die unmittelbaren Kosten der Rücksendung tragen Sie. Für
        einen Wertverlust müssen Sie nur aufkommen, wenn er auf einen Umgang zurückgeht, der zur
        Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise nicht notwendig war.
      </p>
      <h3>Ausnahmen</h3>
      <p>
        Das Widerrufsrecht besteht nicht bei Waren, die nach Kundenvorgaben angefertigt wurden (etwa
        Beton nach Rezeptur oder Zuschnitte), und erlischt bei Waren, die nach der Lieferung auf
        Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurden (§&nbsp;312g
        Abs.&nbsp;2 BGB).
      </p>
      <h3>Muster-Widerrufsformular</h3>
      <p>
        An {CONTACT_DETAILS}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen
        Vertrag über den Kauf der folgenden Waren – Bestellt am (*)/erhalten am (*) – Name des/der
        Verbraucher(s) – Anschrift des/der Verbraucher(s) – Unterschrift (nur bei Mitteilung auf
        Papier) – Datum
        <br />
        (*) Unzutreffendes streichen.
      </p>
    </>
  );
}
