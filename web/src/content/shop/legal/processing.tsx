import { COMPANY } from '@shop/domain/company';
import { CompanyAddress, LegalSection } from '../../../ui/legal-page.tsx';

export const PROCESSING = (
  <>
    <LegalSection id="kurz" title="Das Wichtigste in Kürze">
      <ul>
        <li>Diese Seiten kommen ohne Tracking, Werbung und Besuchsstatistik aus.</li>
        <li>Im Browser wird nur gespeichert, was der Shop zum Funktionieren braucht.</li>
        <li>Ihre Angaben brauchen wir für Bestellungen und Anfragen; wir verkaufen sie nicht.</li>
        <li>Eine Karte wird erst geladen, wenn Sie es wollen.</li>
      </ul>
    </LegalSection>
    <LegalSection id="verantwortlich" title="Verantwortlicher">
      <CompanyAddress />
      <p>
        Fragen zum Datenschutz, auch an unsere Datenschutzbeauftragte oder unseren
        Datenschutzbeauftragten, richten Sie bitte mit dem Zusatz „Datenschutz“ an diese Anschrift
        oder an {COMPANY.email}.
      </p>
    </LegalSection>
    <LegalSection id="hosting" title="Hosting und Protokolle">
      <p>
        Der Shop läuft auf Firebase (Hosting, Cloud Functions, Firestore, Authentication), einem
        Dienst von Google. Vertragspartner ist Google Cloud EMEA Limited, 70 Sir John Rogerson’s
        Quay, Dublin 2, Irland. Google verarbeitet die Daten in unserem Auftrag (Art.&nbsp;28
        DSGVO). Unsere Serverprogramme laufen in Frankfurt am Main (Region europe-west3). Die Seiten
        selbst liefert Google über ein weltweites Netz aus; die Anmeldung verarbeitet Google auch in
        den USA. Google LLC ist nach dem EU-U.S. Data Privacy Framework zertifiziert; ergänzend
        gelten die Standardvertragsklauseln der EU-Kommission.
      </p>
      <p>
        Bei jedem Aufruf entstehen Protokolle: IP-Adresse, Zeitpunkt, aufgerufene Adresse, Menge der
        Daten, Status sowie Angaben Ihres Browsers. Wir brauchen sie, um die Seiten auszuliefern,
        Fehler zu finden und Angriffe abzuwehren. Das ist unser berechtigtes Interesse (Art.&nbsp;6
        Abs.&nbsp;1 lit.&nbsp;f DSGVO). Die Protokolle unserer Serverprogramme werden nach 30 Tagen
        gelöscht; die von Firebase Hosting löscht Google nach einigen Monaten.
      </p>
    </LegalSection>
    <LegalSection id="speicher" title="Was im Browser gespeichert wird">
      <p>
        Alles Folgende ist nötig, damit der Shop tut, was Sie von ihm wünschen (§&nbsp;25
        Abs.&nbsp;2 Nr.&nbsp;2 TDDDG); eine Einwilligung ist dafür nicht erforderlich.
      </p>
      <ul>
        <li>
          <strong>Lokaler Speicher „sessionId“:</strong> eine zufällige Nummer für Ihren Warenkorb,
          ab dem ersten Artikel. Sie wird mit der Bestellung entfernt.
        </li>
        <li>
          <strong>Lokaler Speicher „cartChanges“ (früher auch „cartPlan“):</strong> geänderte Mengen
          und entfernte Artikel Ihres Warenkorbs, und die Pläne, deren Artikel darin liegen, mit
          Namen, Adresse und Wunschterminen.
        </li>
        <li>
          <strong>Lokaler Speicher „rentalFavourites“:</strong> die Mietgeräte, die Sie sich gemerkt
          haben. Sie verlassen Ihr Gerät nicht.
        </li>
        <li>
          <strong>Lokaler Speicher „dismissedNotices“:</strong> welche Hinweise oben auf der Seite
          Sie geschlossen haben.
        </li>
        <li>
          <strong>Lokaler Speicher „postalCode“:</strong> die Postleitzahl der Baustelle, die Sie
          eingegeben haben, damit Lieferkosten überall dazu passen.
        </li>
        <li>
          <strong>Lokaler Speicher „prices“:</strong> ob Sie „Privat“ oder „Gewerbe“ gewählt haben,
          also welcher von zwei Preisen hervorgehoben wird.
        </li>
        <li>
          <strong>
            Sitzungsspeicher „checkoutDraft“, „contactDraft“, „quoteDraft“, „reservationDraft“,
            „withdrawalDraft“:
          </strong>{' '}
          was Sie in ein Formular getippt, aber noch nicht abgesendet haben. Es wird nach dem
          Absenden gelöscht, spätestens wenn Sie sich abmelden oder den Tab schließen.
        </li>
        <li>
          <strong>Sitzungsspeicher „quantityDraft“:</strong> die Maße, die Sie in den Mengenrechner
          eines Produkts getippt haben, damit sie auch beim nächsten Produkt dastehen. Es wird
          gelöscht, wenn Sie sich abmelden oder den Tab schließen.
        </li>
        <li>
          <strong>Sitzungsspeicher „quickEntry“:</strong> was Sie in die Schnelleingabe getippt
          haben. Es wird gelöscht, wenn Sie sich abmelden oder den Tab schließen.
        </li>
        <li>
          <strong>Sitzungsspeicher „scroll“:</strong> wo Sie in einer Liste waren, damit es dort
          weitergeht, wenn Sie die Seite neu laden. Es wird gelöscht, wenn Sie weitergehen oder den
          Tab schließen.
        </li>
        <li>
          <strong>Sitzungsspeicher „returnAddress“:</strong> die Seite, von der aus Sie sich
          anmelden, um dorthin zurückzukehren. Er wird gelöscht, wenn Sie sich abmelden oder den Tab
          schließen.
        </li>
        <li>
          <strong>Sitzungsspeicher „cancelLink“:</strong> womit Sie Ihre Bestellungen und Mieten
          stornieren und Angebote ansehen können, aus der Antwort auf das Absenden oder dem Link der
          Bestätigungsmail, damit es beim Neuladen der Seite noch gilt. Er wird gelöscht, wenn Sie
          sich abmelden oder den Tab schließen.
        </li>
        <li>
          <strong>Zwischenspeicher „documents“, „assets“, „pictures“, „catalogue“:</strong> Seiten,
          Programmteile, Bilder und Angaben zu Produkten und Mietgeräten, die Sie gesehen haben,
          damit der Shop auch ohne Empfang funktioniert. Ihr Warenkorb, Ihre Bestellungen und Ihr
          Konto werden dort nicht gespeichert. Darum kümmert sich ein kleines Programm im Browser,
          ein Service Worker.
        </li>
        <li>
          <strong>Cookie „__session“:</strong> nur wenn Sie sich mit Google anmelden oder etwas
          bestellen. Es hält die Anmeldung höchstens 14 Tage; ohne Anmeldung zeigt es Ihnen 30 Tage
          lang alle Angaben Ihrer Bestellungen aus diesem Browser. Für Skripte ist es nicht lesbar.
        </li>
      </ul>
      <p>
        Beides können Sie jederzeit in den Einstellungen Ihres Browsers leeren. Ohne den lokalen
        Speicher funktioniert der Warenkorb nur, bis Sie die Seite verlassen.
      </p>
    </LegalSection>
  </>
);
