import { RETENTION } from '@shop/domain/time/retention';
import { LegalSection } from '../../../ui/legal-page.tsx';

export const PURPOSES = (
  <>
    <LegalSection id="warenkorb" title="Warenkorb">
      <p>
        Artikel und Mengen speichern wir unter der zufälligen Nummer Ihres Browsers, ohne Namen und
        ohne Verbindung zu Ihrem Konto (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO). Ein Warenkorb
        verfällt {RETENTION.cart.days} Tage nach der letzten Änderung und wird dann gelöscht.
      </p>
    </LegalSection>
    <LegalSection id="bestellung" title="Bestellungen">
      <p>
        Wenn Sie bestellen, speichern wir Name, E-Mail-Adresse, Telefonnummer, Zahlungsart, Artikel,
        Mengen und Preise und, soweit Sie sie angeben, Firmenname, Firmenadresse,
        USt-IdNr./Steuernummer, Rechnungsanschrift, Land, Ihre Bestellnummer, Kostenstelle,
        Baustelle, Leitweg-ID und Anmerkungen. Geben Sie eine Lieferadresse an, speichern wir auch
        Straße und Hausnummer, Postleitzahl und Ort, Angaben zu Zufahrt und Abladestelle, Ihren
        Wunschtag sowie als Kontaktperson an der Baustelle Ansprechpartner vor Ort und Telefon vor
        Ort; bitte sagen Sie ihr, dass Sie sie uns nennen. Wir nutzen diese Angaben nur für die
        Lieferung. Sind Sie angemeldet, gehört die Bestellung zu Ihrem Konto. Was Sie ohne Anmeldung
        bestellen, zeigt nur ein Konto, dem Google dieselbe E-Mail-Adresse bestätigt hat. Wir
        brauchen die Angaben, um den Vertrag zu schließen und zu erfüllen (Art.&nbsp;6 Abs.&nbsp;1
        lit.&nbsp;b DSGVO); ohne Name, E-Mail-Adresse und Telefonnummer können wir eine Bestellung
        nicht annehmen.
      </p>
      <p>
        Den Eingang bestätigen wir Ihnen per E-Mail; unser Büro erhält Ihre Angaben ebenfalls auf
        diesem Weg. Die E-Mails versendet ein Dienstleister, der sie in unserem Auftrag verarbeitet
        (Art.&nbsp;28 DSGVO).
      </p>
      <p>
        Die Bestätigungsseite kann öffnen, wer ihre Adresse kennt. Diese enthält eine lange
        Zufallsnummer, die sich nicht erraten lässt. Geben Sie sie nur weiter, wenn Sie das wollen.
      </p>
      <p>
        Zu jeder Bestellung speichern wir, wann wie viel gezahlt wurde, ob wir an die Zahlung
        erinnert haben und wann sich ihr Status geändert hat. Der QR-Code zum Bezahlen entsteht bei
        uns; wir geben dafür nichts weiter. Was unser Büro zu einer Bestellung notiert, lesen nur
        wir; es wird mit ihr gelöscht.
      </p>
      <p>
        Von Kunden, die öfter bestellen, führen wir einen Stammsatz mit Name, Ansprechpartner,
        E-Mail-Adresse, Telefon, Rechnungsanschrift, Land, USt-IdNr./Steuernummer, Leitweg-ID,
        Baustellen, Konditionen, Konten, die dazugehören, seinem Stand und unseren Notizen
        (Art.&nbsp;6 Abs.&nbsp;1 lit. b und f DSGVO). Wird er nicht mehr gebraucht, archivieren wir
        ihn und löschen ihn {RETENTION.order.years} Jahre nach dem Ende des Kalenderjahrs. Lädt eine
        Firma Ihre E-Mail-Adresse ein, steht sie dort, bis Sie annehmen oder ablehnen oder die Firma
        die Einladung zurücknimmt.
      </p>
      <p>
        Wir bewahren die Unterlagen so lange auf, wie das Steuer- und Handelsrecht es verlangt (§
        147 AO, §&nbsp;257 HGB, §&nbsp;14b UStG; Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;c DSGVO):
        Geschäftsbriefe {RETENTION.businessLetter.years} Jahre, Rechnungen und andere Buchungsbelege{' '}
        {RETENTION.order.years} Jahre, Bücher und Jahresabschlüsse 10 Jahre, jeweils ab dem Ende des
        Kalenderjahrs. Danach löschen wir sie. Bestellungen im Shop gehören zu den Buchungsbelegen;
        ihre Frist beginnt mit dem Ende des Jahres, in dem sie geliefert, storniert oder zuletzt
        bezahlt wurden. An die Steuerberatung und an Behörden geben wir sie weiter, soweit das
        Gesetz es vorsieht.
      </p>
    </LegalSection>
    <LegalSection id="miete" title="Mieten">
      <p>
        Mieten Sie ein Gerät online, speichern wir dieselben Angaben zu Ihnen und den Zeitraum, aus
        demselben Grund und ebenso lange wie bei einer Bestellung. Andere sehen nur, dass das Gerät
        an diesen Tagen nicht frei ist. Auch die Seite einer Miete kann öffnen, wer ihre Adresse
        kennt; stornieren und verlängern kann nur, wer den Link aus unserer E-Mail hat oder
        angemeldet ist. Bei Übergabe und Rückgabe halten wir den Zustand des Geräts mit Fotos und
        Ihrer Unterschrift in einem Protokoll fest (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO: unser
        Interesse, ihn zu belegen). Es sieht nur unser Büro, und wir löschen es mit der Miete;
        Fotos, die in kein Protokoll kommen, nach {RETENTION.unusedPhoto.days} Tagen.
      </p>
    </LegalSection>
    <LegalSection id="anfrage" title="Kontakt- und Angebotsanfragen">
      <p>
        Mit den Formularen senden Sie uns Name, Firma oder Organisation, E-Mail-Adresse,
        Telefonnummer, die Art der Anfrage und Ihre Nachricht. Wir verwenden sie nur, um Ihnen zu
        antworten (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO bei Anfragen zu einem Vertrag, sonst
        lit.&nbsp;f: unser Interesse, Ihre Frage zu beantworten). Unser Büro erhält sie auch per
        E-Mail. Allgemeine Anfragen und Bitten um Rückruf löschen wir spätestens nach{' '}
        {RETENTION.generalRequest.days} Tagen. Reklamationen und Anfragen zu Angeboten, Leistungen
        und Lieferungen bewahren wir als Geschäftsbriefe {RETENTION.businessLetter.years} Jahre auf,
        ab dem Ende des Kalenderjahrs (§&nbsp;147 AO, §&nbsp;257 HGB; Art.&nbsp;6 Abs.&nbsp;1
        lit.&nbsp;c DSGVO), und löschen sie danach.
      </p>
      <p>
        Um Missbrauch zu begrenzen, zählen wir die Anfragen einer IP-Adresse und die Bestätigungen
        an eine E-Mail-Adresse für kurze Zeit. Gespeichert wird dabei statt der Adresse ein
        Prüfwert, der danach gelöscht wird (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO). Ein für
        Menschen unsichtbares Formularfeld hilft uns, Programme zu erkennen.
      </p>
    </LegalSection>
    <LegalSection id="widerruf" title="Widerruf">
      <p>
        Widerrufen Sie einen Vertrag online, speichern wir Name, E-Mail-Adresse, Auftragsnummer, die
        genannten Waren sowie Datum und Uhrzeit und senden Ihnen eine Eingangsbestätigung. Dazu sind
        wir verpflichtet (§&nbsp;356a BGB, Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;c DSGVO). Unser Büro
        sieht, ob es die Bestellung gibt und ob die E-Mail-Adresse die der Bestellung ist; auf der
        Seite sagen wir das niemandem. Wir bewahren den Widerruf als Geschäftsbrief{' '}
        {RETENTION.businessLetter.years} Jahre auf, ab dem Ende des Kalenderjahrs, und löschen ihn
        danach.
      </p>
    </LegalSection>
    <LegalSection id="konto" title="Anmeldung mit Google">
      <p>
        Ein Konto brauchen Sie nicht. Wenn Sie sich anmelden, leiten wir Sie zu Google Ireland
        Limited, Gordon House, Barrow Street, Dublin 4, Irland. Google teilt uns Ihren Namen, Ihre
        E-Mail-Adresse, die Adresse Ihres Profilbilds und eine Kennung mit; Ihr Passwort erfahren
        wir nicht. Für die Anmeldung selbst ist Google verantwortlich. Wir führen damit Ihr
        Kundenkonto mit Profil und Bestellungen (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;b DSGVO). Kreuzen
        Sie es beim Bestellen an, merkt sich das Konto auch Anschriften, Steuernummer, Leitweg-ID,
        Baustelle und Kontaktperson; im Profil sehen und löschen Sie diese Angaben. Pläne, die Sie
        im Planer speichern, und Listen von Artikeln stehen unter „Pläne und Listen“, bis Sie sie
        löschen; eine Dauerbestellung löschen wir {RETENTION.generalRequest.days} Tage nach ihrem
        Ende.
      </p>
      <p>
        Das Konto besteht, bis Sie seine Löschung verlangen, zum Beispiel über die Kontaktseite.
        Bestellungen bleiben so lange gespeichert wie oben beschrieben.
      </p>
    </LegalSection>
    <LegalSection id="karte" title="Karten von OpenStreetMap">
      <p>
        Die Karte auf den Seiten „Über uns“ und „Kontakt“ wird erst geladen, wenn Sie auf „Karte
        laden“ klicken. Dann erfährt die OpenStreetMap Foundation, St John’s Innovation Centre,
        Cowley Road, Cambridge CB4 0WS, Vereinigtes Königreich, Ihre IP-Adresse, Angaben Ihres
        Browsers und die Adresse unserer Seite. Rechtsgrundlage ist Ihre Einwilligung (Art.&nbsp;6
        Abs.&nbsp;1 lit.&nbsp;a DSGVO, §&nbsp;25 Abs.&nbsp;1 TDDDG); sie gilt, bis Sie die Seite
        verlassen. Für das Vereinigte Königreich besteht ein Angemessenheitsbeschluss der
        EU-Kommission. Auch der Link „Route planen“ führt dorthin.
      </p>
    </LegalSection>
    <LegalSection id="bilder" title="Ersatzbilder und Links">
      <p>
        Hat ein Artikel in Warenkorb oder Kasse kein eigenes Bild, lädt der Browser ein Ersatzbild
        von placehold.co und übermittelt dorthin Ihre IP-Adresse. Wir haben ein berechtigtes
        Interesse an einer einheitlichen Darstellung (Art.&nbsp;6 Abs.&nbsp;1 lit.&nbsp;f DSGVO).
        Schriften und alle übrigen Bilder liegen bei uns. Die Links zu sozialen Netzwerken sind
        einfache Links: Daten fließen erst, wenn Sie sie anklicken.
      </p>
    </LegalSection>
  </>
);
