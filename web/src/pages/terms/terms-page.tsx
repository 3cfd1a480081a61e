import { COMPANY } from '@shop/domain/company';
import { Link as RouterLink } from 'react-router-dom';
import { LegalPage, LegalSection } from '../../components/legal-page.tsx';
import { PATHS } from '../../lib/paths.ts';
import { CONTRACT_TERMS } from './contract-terms.tsx';

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

/** The instruction has a page of its own, which can be printed and is linked wherever people order. */
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
