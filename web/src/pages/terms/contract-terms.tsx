import { COMPANY, ORDER_BUTTON } from '@shop/domain/company';
import { EXPRESS, MINIMUM_ORDER_CENTS } from '@shop/domain/delivery/delivery-zones';
import { CASH_DISCOUNT, INVOICE_DAYS } from '@shop/domain/payment/payment-terms';
import {
  deliveryTimeLabel,
  deliveryTimeOf,
  GENERAL_DELIVERY_TIME,
} from '@shop/domain/product/delivery-time';
import { formatEuro } from '@shop/domain/text/format';
import { Link as RouterLink } from 'react-router-dom';
import { LegalSection } from '../../components/legal-page.tsx';
import { useDeliveryZones } from '../../features/delivery/use-delivery-zones.ts';
import { ZonePrice } from '../../features/delivery/zone-price.tsx';
import { PATHS } from '../../lib/paths.ts';

function DeliveryCosts() {
  const [{ freeFromCents = 0, otherwiseCents = 0 } = {}] = useDeliveryZones().zones;
  return (
    <>
      Im Shop berechnen wir <ZonePrice>{formatEuro(otherwiseCents)}</ZonePrice> je Bestellung, ab
      einem Warenwert von <ZonePrice>{formatEuro(freeFromCents)}</ZonePrice> liefern wir kostenlos.
    </>
  );
}

/** § 1 to § 6: formation of the contract, delivery and payment. */
export const CONTRACT_TERMS = (
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
        Mietgeräte und Bauleistungen sind Gegenstand eigener Verträge.
      </p>
    </LegalSection>
    <LegalSection id="p2" title="§ 2 Vertragsschluss">
      <p>
        (1) Die Darstellung der Waren im Shop ist kein bindendes Angebot. Mit „{ORDER_BUTTON.label}“
        geben Sie ein verbindliches Angebot zum Kauf der Waren im Warenkorb ab. Bis dahin können Sie
        alle Angaben auf der Seite prüfen und ändern.
      </p>
      <p>
        (2) Die Bestätigungsseite mit der Bestellnummer zeigt, dass Ihre Bestellung eingegangen ist.
        Der Vertrag kommt zustande, wenn wir die Bestellung ausdrücklich annehmen, etwa mit der
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
        (2) Der Mindestbestellwert beträgt {formatEuro(MINIMUM_ORDER_CENTS)}. Waren mit „Preis auf
        Anfrage“ bieten wir Ihnen einzeln an.
      </p>
    </LegalSection>
    <LegalSection id="p4" title="§ 4 Lieferung">
      <p>
        (1) Wir liefern frei Bordsteinkante mit Lkw bis 40 t. Die Zufahrt muss für solche Fahrzeuge
        befestigt, tragfähig und frei sein. Kosten, die entstehen, weil sie es nicht ist oder
        niemand die Ware entgegennimmt, trägt der Kunde, wenn er das zu vertreten hat.
      </p>
      <p>
        (2) <DeliveryCosts /> Kosten und Zeiten nach Entfernung nennt die Seite{' '}
        <RouterLink to={PATHS.delivery}>Lieferung &amp; Zahlung</RouterLink>. Soll die Lieferung
        mehr kosten als bei der Bestellung angezeigt, liefern wir nur, wenn Sie dem zugestimmt
        haben.
      </p>
      <p>
        (3) Die übliche Lieferzeit beträgt {deliveryTimeLabel(GENERAL_DELIVERY_TIME)} an Werktagen,
        für Beton {deliveryTimeLabel(deliveryTimeOf('Beton'))}, für Pflastersteine{' '}
        {deliveryTimeLabel(deliveryTimeOf('Pflastersteine'))}; für eine Bestellung mit mehreren
        Waren gilt die längste. Die Expresslieferung in {EXPRESS.time} kostet{' '}
        {formatEuro(EXPRESS.surchargeCents)} zusätzlich und ist montags bis freitags bei Bestellung
        vor 12:00 Uhr in den Zonen 1 und 2 möglich. Den Termin stimmen wir mit Ihnen ab.
      </p>
      <p>
        (4) Gegenüber Unternehmern geht die Gefahr mit der Übergabe an das Fahrzeug über, gegenüber
        Verbrauchern mit der Übergabe der Ware an sie.
      </p>
    </LegalSection>
    <LegalSection id="p5" title="§ 5 Zahlung und Verzug">
      <p>
        (1) Unternehmer zahlen auf Rechnung innerhalb von {INVOICE_DAYS} Tagen ohne Abzug; bei
        Zahlung innerhalb von {CASH_DISCOUNT.days} Tagen gewähren wir {CASH_DISCOUNT.percent} %
        Skonto.
      </p>
      <p>
        (2) Verbraucher zahlen per Vorkasse, mit Karte oder bar, ab der zweiten Bestellung auch auf
        Rechnung. Wählen Sie bei der ersten Bestellung „Rechnung“, stimmen wir die Zahlungsart mit
        Ihnen ab. Bei Vorkasse liefern wir nach Eingang der Zahlung, in der Regel 1-2 Werktage nach
        der Überweisung.
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
