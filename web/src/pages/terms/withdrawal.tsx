import { COMPANY } from '@shop/domain/company';
import { RouterLink } from '../../components/router-link.tsx';
import { contactPath } from '../../lib/paths.ts';

const REACHED_AT = `${COMPANY.name}, ${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}, Telefon ${COMPANY.phone.display}, E-Mail ${COMPANY.email}`;

/** The instruction on withdrawal in the words of the law's model (Art. 246a EGBGB), with its form. */
export function Withdrawal() {
  return (
    <>
      <h3>Widerrufsbelehrung</h3>
      <p>
        Sie haben das Recht, binnen 14 Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.
        Die Widerrufsfrist beträgt 14 Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter
        Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben.
      </p>
      <p>
        Um Ihr Widerrufsrecht auszuüben, müssen Sie uns ({REACHED_AT}) mittels einer eindeutigen
        Erklärung, zum Beispiel mit einem Brief oder einer E-Mail, über Ihren Entschluss
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
        An {REACHED_AT}: Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen
        Vertrag über den Kauf der folgenden Waren – Bestellt am (*)/erhalten am (*) – Name des/der
        Verbraucher(s) – Anschrift des/der Verbraucher(s) – Unterschrift (nur bei Mitteilung auf
        Papier) – Datum
        <br />
        (*) Unzutreffendes streichen.
      </p>
    </>
  );
}
