import { HOURS_A_DAY } from '@shop/domain/booking/booking-price';
import { ONE_TRIP } from '@shop/domain/booking/rental-set';
import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import { weekendHours, weekendText } from '@shop/domain/delivery/rental-handover';
import { Link as RouterLink } from 'react-router-dom';
import { useDeliveryOptions } from '../../delivery/shared/use-delivery-zones.ts';
import { PATHS } from '../../lib/paths.ts';
import { CompanyAddress, LegalPage, LegalSection } from '../../ui/legal-page.tsx';

const DESCRIPTION =
  'Die Bedingungen für Mietgeräte: Übergabe und Rückgabe, Kaution, kostenlos stornieren, Haftung, Maschinenbruchversicherung und verspätete Rückgabe.';

/** Terms of rental. The owner's part is a setting and comes last, as it loads late. */
export default function RentalTermsPage() {
  const { rental, rental_conditions } = useDeliveryOptions();
  const { hold_days, cancel_hours } = rental;
  const { insurance_cover, insurance_excess, late_fee } = rental_conditions;
  return (
    <LegalPage
      page="rentalTerms"
      description={DESCRIPTION}
      validity={`Für alle Mietgeräte der ${COMPANY.name}`}
    >
      <LegalSection id="vertrag" title="Reservierung und Vertrag">
        <p>
          Mit „Zahlungspflichtig mieten“ reservieren Sie verbindlich, ein Gerät oder mehrere; mit
          unserer Bestätigung kommt der Mietvertrag zustande. Wir halten das Gerät{' '}
          {hold_days === 1 ? 'einen Werktag' : `bis zu ${hold_days} Werktage`} für Sie frei,
          längstens bis zur Übergabe. Bezahlt wird nach der Rückgabe auf Rechnung.
        </p>
      </LegalSection>
      <HandoverTimes />
      <LegalSection id="kaution" title="Kaution">
        <p>
          Die Kaution hinterlegen Sie bei der Übergabe; bitte bringen Sie einen Ausweis mit. Sie ist
          kein Teil des Preises: Kommt das Gerät unbeschädigt zurück, erhalten Sie sie vollständig
          zurück.
        </p>
      </LegalSection>
      <LegalSection id="stornieren" title="Stornieren und Widerruf">
        <p>
          Bis {cancel_hours === 1 ? 'eine Stunde' : `${cancel_hours} Stunden`} vor dem ersten
          Miettag können Sie kostenlos stornieren: über den Link in Ihrer E-Mail, die auch Tag und
          Uhrzeit nennt, oder in Ihrem Konto. Danach rufen Sie uns bitte an.
        </p>
        <p>
          Verbraucher können die Buchung außerdem 14 Tage lang{' '}
          <RouterLink to={`${PATHS.withdrawalInstruction}#miete`}>widerrufen</RouterLink>.
        </p>
      </LegalSection>
      <Liability />
      <LegalSection id="versicherung" title="Maschinenbruchversicherung">
        <p>
          Für viele Geräte können Sie eine Versicherung hinzunehmen; ihr Preis je Tag steht beim
          Gerät. Ohne sie tragen Sie Schäden, die Sie zu vertreten haben, in voller Höhe.
        </p>
        {insurance_cover && <p>{insurance_cover}</p>}
        {insurance_excess && <p>Selbstbeteiligung: {insurance_excess}</p>}
      </LegalSection>
      <LegalSection id="verspaetung" title="Verspätete Rückgabe">
        <p>
          Solange ein freier Zeitraum folgt, verlängern Sie die Miete auf ihrer Seite. Kommt das
          Gerät ohne Absprache später zurück, zahlen Sie für die weitere Zeit die vereinbarte Miete
          (§&nbsp;546a BGB) und ersetzen uns einen Schaden, der dadurch entsteht.
        </p>
        {late_fee && <p>{late_fee}</p>}
      </LegalSection>
      <LegalSection id="kontakt" title="Fragen">
        <CompanyAddress />
      </LegalSection>
    </LegalPage>
  );
}

function HandoverTimes() {
  const { rental } = useDeliveryOptions();
  const { charged_days } = rental;
  return (
    <LegalSection id="zeiten" title="Übergabe, Rückgabe und Mietdauer">
      <p>
        Übergabe und Rückgabe sind in unserem Mietpark, {COMPANY.street}, {COMPANY.postalCode}{' '}
        {COMPANY.city}, zu den Öffnungszeiten:{' '}
        {OPENING_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(', ')}. An Feiertagen ist
        geschlossen. Auf Wunsch bringen und holen wir das Gerät; was das kostet, richtet sich nach
        der Lieferzone. {ONE_TRIP}
      </p>
      <p>
        Der Wochenendpreis eines Geräts gilt von {weekendText(weekendHours(rental))}, wenn Sie ihn
        wählen.
      </p>
      <p>
        Gezählt werden die Tage vom Mietbeginn bis zur Rückgabe, mindestens einer: Samstag bis
        Montag sind 2 Tage.{' '}
        {charged_days === 'open' &&
          'Berechnet werden nur die, an denen wir geöffnet haben: Für Samstag bis Montag zahlen Sie 1 Tag. '}
        In jedem sind {HOURS_A_DAY} Betriebsstunden enthalten. Mehrstunden, fehlender Kraftstoff und
        Reinigung kosten, was beim Gerät steht.
      </p>
    </LegalSection>
  );
}

function Liability() {
  return (
    <LegalSection id="haftung" title="Sorgfalt und Haftung">
      <p>
        Prüfen Sie das Gerät bei der Übergabe, halten Sie sich an die Einweisung und die
        Betriebsanleitung, und sichern Sie es gegen Diebstahl. Vermieten oder verleihen Sie es nicht
        weiter. Schäden melden Sie uns bitte sofort.
      </p>
      <p>
        Für Schäden und Verlust haften Sie nach dem Gesetz, also wenn Sie oder Personen, denen Sie
        das Gerät überlassen, sie zu vertreten haben. Gewöhnliche Abnutzung gehört zur Miete
        (§&nbsp;538 BGB). Unsere Haftung regelt §&nbsp;10 der{' '}
        <RouterLink to={`${PATHS.terms}#p10`}>AGB</RouterLink>.
      </p>
    </LegalSection>
  );
}
