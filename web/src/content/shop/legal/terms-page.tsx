import { COMPANY, ORDER_BUTTON } from '@shop/domain/company';
import { EXPRESS_TIME, FLAT_RATE_ZONE } from '@shop/domain/delivery/delivery-zones';
import { CASH_DISCOUNT, CASH_PLACE, INVOICE_DAYS } from '@shop/domain/payment/payment-conditions';
import {
  deliveryTimeLabel,
  deliveryTimeOf,
  GENERAL_DELIVERY_TIME,
} from '@shop/domain/product/delivery-time';
import { formatEuro, formatNumber } from '@shop/domain/text/format';
import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useDeliveryZones } from '../../../delivery/shared/use-delivery-zones.ts';
import { ExpressSurcharge, MinimumOrder, ZonePrice } from '../../../delivery/shared/zone-price.tsx';
import { PATHS } from '../../../lib/paths.ts';
import { LegalPage, LegalSection } from '../../../ui/legal-page.tsx';

const DESCRIPTION =
  'Die Allgemeinen Geschäftsbedingungen für Bestellungen von Baustoffen: Preise, Lieferung, Zahlung, Widerrufsrecht von 14 Tagen, Rücknahme und Gewährleistung.';

/** Terms and conditions, § 1 to § 11. The company fills in the effective date. */
export default function TermsPage() {
  return (
    <LegalPage page="terms" description={DESCRIPTION} validity="Stand: [Datum einsetzen]">
      {CONTRACT_TERMS}
      {LIABILITY_TERMS}
    </LegalPage>
  );
}

/** § 7 to § 11: withdrawal, returns, warranty and liability. */
const LIABILITY_TERMS = (
  <>
    <LegalSection id="p7" title="§ 7 Widerrufsrecht für Verbraucher">
      <Withdrawal />
    </LegalSection>
    <LegalSection id="p8" title="§ 8 Freiwillige Rücknahme">
      <p>
        Über das Widerrufsrecht hinaus nehmen wir unbenutzte Ware in der Originalverpackung
        innerhalb von 14 Tagen nach der Lieferung zurück. Ausgenommen sind lose Schüttgüter, Sand,
        Schotter, Beton und was eigens für Sie beschafft oder zugeschnitten wurde. Die Kosten der
        Rücksendung trägt der Kunde. Gesetzliche Rechte bleiben davon unberührt.
      </p>
    </LegalSection>
    <LegalSection id="p9" title="§ 9 Gewährleistung">
      <p>
        (1) Es gelten die gesetzlichen Rechte bei Mängeln; Verbraucherinnen und Verbrauchern erklärt
        sie die Seite <RouterLink to={PATHS.warranty}>Gewährleistung</RouterLink>. Die
        Gewährleistungsfrist beträgt zwei Jahre ab der Lieferung; für Sachen, die entsprechend ihrer
        üblichen Verwendung für ein Bauwerk verwendet wurden und dessen Mangelhaftigkeit verursacht
        haben, fünf Jahre.
      </p>
      <p>
        (2) Offensichtliche Mängel zeigen Sie uns bitte innerhalb einer Woche nach der Lieferung an,
        am besten bevor die Ware eingebaut ist. Für Verbraucher hat ein Versäumnis keine Folgen für
        ihre gesetzlichen Rechte. Für Kaufleute gilt §&nbsp;377 HGB.
      </p>
      <p>
        (3) Natürliche Baustoffe schwanken in Farbe, Form und Körnung. Abweichungen im Rahmen der
        einschlägigen Normen sind kein Mangel.
      </p>
    </LegalSection>
    <LegalSection id="p10" title="§ 10 Haftung">
      <p>
        (1) Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der
        Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsgesetz und
        soweit wir eine Garantie übernommen haben.
      </p>
      <p>
        (2) Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher
        Vertragspflichten, also solcher, deren Erfüllung den Vertrag erst möglich macht und auf die
        der Kunde vertrauen darf. Die Haftung ist dann auf den vorhersehbaren, vertragstypischen
        Schaden begrenzt.
      </p>
    </LegalSection>
    <LegalSection id="p11" title="§ 11 Schlussbestimmungen">
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
    </LegalSection>
  </>
);

/** The instruction has its own page, which can be printed and is linked wherever people order. */
function Withdrawal() {
  return (
    <>
      <p>
        (1) Verbraucher können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.
        Wortlaut, Folgen und das Muster-Widerrufsformular stehen in der{' '}
        <RouterLink to={PATHS.withdrawalInstruction}>Widerrufsbelehrung</RouterLink>.
      </p>
      <p>
        (2) Widerrufen können Sie auch online, ohne Konto:{' '}
        <RouterLink to={PATHS.withdrawal}>Vertrag widerrufen</RouterLink>. Den Eingang bestätigen
        wir sofort per E-Mail, mit Inhalt, Datum und Uhrzeit.
      </p>
      <p>
        (3) Das Widerrufsrecht besteht nicht bei Waren, die nach Kundenvorgaben angefertigt wurden
        (etwa Beton nach Rezeptur oder Zuschnitte), und erlischt bei Waren, die nach der Lieferung
        auf Grund ihrer Beschaffenheit untrennbar mit anderen Gütern vermischt wurden (§&nbsp;312g
        Abs.&nbsp;2 Nr.&nbsp;1 und 4 BGB). Welche das sind, steht beim Produkt.
      </p>
    </>
  );
}

/** Delivery costs by zone, as set by the office. */
function DeliveryCosts() {
  const { zones } = useDeliveryZones();
  return (
    <>
      Die Lieferung kostet je Bestellung nach der Entfernung zur Baustelle:
      {zones.map(({ name, upToKm, freeFromCents, otherwiseCents }) => (
        <Fragment key={name}>
          {` ${name}, bis ${formatNumber(upToKm)} km: `}
          {freeFromCents === undefined || otherwiseCents === undefined ? (
            'nach Angebot.'
          ) : (
            <>
              <ZonePrice>{formatEuro(otherwiseCents)}</ZonePrice> netto, ab{' '}
              <ZonePrice>{formatEuro(freeFromCents)}</ZonePrice> netto Warenwert kostenlos;
            </>
          )}
        </Fragment>
      ))}{' '}
      Solange uns die Postleitzahl der Baustelle fehlt, gilt {FLAT_RATE_ZONE.name}.
    </>
  );
}

/** § 1 to § 6: formation of the contract, delivery and payment. */
const CONTRACT_TERMS = (
  <>
    <LegalSection id="p1" title="§ 1 Geltungsbereich">
      <p>
        (1) Diese Bedingungen gelten für alle Verträge über die Lieferung von Baustoffen, die über
        diesen Shop mit der {COMPANY.name}, {COMPANY.street}, {COMPANY.postalCode} {COMPANY.city}{' '}
        (im Folgenden „wir“) geschlossen werden.
      </p>
      <p>
        (2) Verbraucher ist jede natürliche Person, die ein Rechtsgeschäft zu Zwecken abschließt,
        die überwiegend weder ihrer gewerblichen noch ihrer selbständigen beruflichen Tätigkeit
        zugerechnet werden können (§&nbsp;13 BGB). Unternehmer ist, wer in Ausübung dieser Tätigkeit
        handelt (§&nbsp;14 BGB).
      </p>
      <p>
        (3) Abweichende Bedingungen des Kunden gelten nur, wenn wir ihnen in Textform zustimmen.
        Mietgeräte und Bauleistungen sind Gegenstand eigener Verträge; für Mietgeräte gelten unsere{' '}
        <RouterLink to={PATHS.rentalTerms}>Mietbedingungen</RouterLink>.
      </p>
    </LegalSection>
    <LegalSection id="p2" title="§ 2 Vertragsschluss">
      <p>
        (1) Die Darstellung der Waren im Shop ist kein bindendes Angebot. Mit „{ORDER_BUTTON.label}“
        geben Sie ein verbindliches Angebot zum Kauf der Waren im Warenkorb ab. Bis dahin können Sie
        alle Angaben auf der Seite prüfen und ändern.
      </p>
      <p>
        (2) Die Bestätigungsseite mit der Auftragsnummer zeigt, dass Ihre Bestellung eingegangen
        ist. Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen, etwa mit der
        Rechnung oder der Vereinbarung des Liefertermins, spätestens mit der Lieferung.
      </p>
      <p>
        (3) Vertragssprache ist Deutsch. Wir speichern die Bestellung; unter der Adresse der
        Bestätigungsseite können Sie sie abrufen und ausdrucken. Diese Bedingungen können Sie hier
        jederzeit aufrufen, speichern und drucken.
      </p>
    </LegalSection>
    <LegalSection id="p3" title="§ 3 Preise und Mindestbestellwert">
      <p>
        (1) Es gelten die Preise zum Zeitpunkt der Bestellung, je angegebener Einheit und zuzüglich
        der gesetzlichen Mehrwertsteuer. Hinzu kommen die Lieferkosten nach §&nbsp;4.
      </p>
      <p>
        (2) Der Mindestbestellwert beträgt <MinimumOrder />. Waren mit „Preis auf Anfrage“ bieten
        wir Ihnen einzeln an.
      </p>
    </LegalSection>
    <LegalSection id="p4" title="§ 4 Lieferung">
      <p>
        (1) Wir liefern frei Bordsteinkante mit Lkw bis 40 t. Die Zufahrt muss für solche Fahrzeuge
        befestigt, tragfähig und frei sein. Kosten, die entstehen, weil sie es nicht ist oder
        niemand die Ware entgegennimmt, trägt der Kunde, wenn er das zu vertreten hat.
      </p>
      <p>
        (2) <DeliveryCosts /> Mehr dazu steht auf der Seite{' '}
        <RouterLink to={PATHS.delivery}>Lieferung &amp; Zahlung</RouterLink>. Soll die Lieferung
        mehr kosten als bei der Bestellung angezeigt, liefern wir nur, wenn Sie dem zugestimmt
        haben.
      </p>
      <p>
        (3) Die übliche Lieferzeit beträgt {deliveryTimeLabel(GENERAL_DELIVERY_TIME)} an Werktagen,
        für Beton {deliveryTimeLabel(deliveryTimeOf('Beton'))}, für Pflastersteine{' '}
        {deliveryTimeLabel(deliveryTimeOf('Pflastersteine'))}; für eine Bestellung mit mehreren
        Waren gilt die längste. Die Expresslieferung in {EXPRESS_TIME} kostet <ExpressSurcharge />{' '}
        zusätzlich und ist montags bis freitags bei Bestellung vor 12:00 Uhr in den Zonen 1 und 2
        möglich. Den Termin stimmen wir mit Ihnen ab.
      </p>
      <p>
        (4) Gegenüber Unternehmern geht die Gefahr mit der Übergabe an das Fahrzeug über, gegenüber
        Verbrauchern mit der Übergabe der Ware an sie.
      </p>
    </LegalSection>
    <LegalSection id="p5" title="§ 5 Zahlung und Verzug">
      <p>
        (1) Unternehmer zahlen auf Rechnung innerhalb von {INVOICE_DAYS} Tagen nach Rechnungsdatum
        ohne Abzug; bei Zahlung innerhalb von {CASH_DISCOUNT.days} Tagen gewähren wir{' '}
        {CASH_DISCOUNT.percent} % Skonto.
      </p>
      <p>
        (2) Verbraucher zahlen per Vorkasse, mit Karte oder bar ({CASH_PLACE}), ab der zweiten
        Bestellung auch auf Rechnung. Wählen Sie bei der ersten Bestellung „Rechnung“, stimmen wir
        die Zahlungsart mit Ihnen ab. Bei Vorkasse liefern wir nach Eingang der Zahlung, in der
        Regel 1–2 Werktage nach der Überweisung.
      </p>
      <p>
        (3) Bei Zahlungsverzug von Unternehmern berechnen wir Zinsen von 9 Prozentpunkten über dem
        Basiszinssatz. Für Verbraucher gilt der gesetzliche Zinssatz von 5 Prozentpunkten über dem
        Basiszinssatz (§&nbsp;288 BGB).
      </p>
      <p>
        (4) Aufrechnen kann der Kunde nur mit unbestrittenen oder rechtskräftig festgestellten
        Forderungen oder mit solchen aus demselben Vertrag.
      </p>
    </LegalSection>
    <LegalSection id="p6" title="§ 6 Eigentumsvorbehalt">
      <p>
        Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Unternehmer dürfen sie im
        ordentlichen Geschäftsgang einbauen und weiterverkaufen; die Forderungen daraus treten sie
        uns in Höhe des Rechnungsbetrags ab. Wir nehmen die Abtretung an und geben Sicherheiten
        frei, soweit sie unsere Forderungen um mehr als 10 % übersteigen.
      </p>
    </LegalSection>
  </>
);
