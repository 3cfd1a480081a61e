import { COMPANY } from '../company.ts';

/** A part of the instruction: a heading and its paragraphs. */
export interface InstructionPart {
  title: string;
  paragraphs: readonly string[];
}

const { name, street, postalCode, city, phone, email, returnFreightEuro } = COMPANY;
const ADDRESS = `${name}, ${street}, ${postalCode} ${city}`;

/**
 * The statutory model instruction (Anlage 1 to Art. 246a § 1 (2) EGBGB), filled in for the delivery
 * of goods or for the rental of tools; docs/legal.md lists the chosen blocks. The law prescribes
 * its wording: keep it.
 */
export function withdrawalInstruction(
  siteOrigin: string,
  contract: 'goods' | 'rental' = 'goods',
): readonly InstructionPart[] {
  const isRental = contract === 'rental';
  return [
    {
      title: 'Widerrufsrecht',
      paragraphs: [
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        isRental
          ? 'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.'
          : 'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die letzte Ware in Besitz genommen haben bzw. hat.',
        `Um Ihr Widerrufsrecht auszuüben, müssen Sie uns (${ADDRESS}, Telefon ${phone.display}, E-Mail ${email}) mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.`,
        `Sie können Ihr Widerrufsrecht auch online unter ${siteOrigin}/widerruf ausüben. Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.`,
        'Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.',
      ],
    },
    {
      title: 'Folgen des Widerrufs',
      paragraphs: [
        'Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben, einschließlich der Lieferkosten (mit Ausnahme der zusätzlichen Kosten, die sich daraus ergeben, dass Sie eine andere Art der Lieferung als die von uns angebotene, günstigste Standardlieferung gewählt haben), unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser Rückzahlung Entgelte berechnet.',
        ...(isRental ? [EARLY_START, RENTAL_END] : RETURN_OF_GOODS),
      ],
    },
  ];
}

const RETURN_OF_GOODS = [
  'Wir können die Rückzahlung verweigern, bis wir die Waren wieder zurückerhalten haben oder bis Sie den Nachweis erbracht haben, dass Sie die Waren zurückgesandt haben, je nachdem, welches der frühere Zeitpunkt ist.',
  'Sie haben die Waren unverzüglich und in jedem Fall spätestens binnen vierzehn Tagen ab dem Tag, an dem Sie uns über den Widerruf dieses Vertrags unterrichten, an uns zurückzusenden oder zu übergeben. Die Frist ist gewahrt, wenn Sie die Waren vor Ablauf der Frist von vierzehn Tagen absenden.',
  `Sie tragen die unmittelbaren Kosten der Rücksendung der Waren. Für Waren, die nicht als Paket versandt werden können, werden die Kosten auf höchstens etwa ${returnFreightEuro} EUR geschätzt.`,
  'Sie müssen für einen etwaigen Wertverlust der Waren nur aufkommen, wenn dieser Wertverlust auf einen zur Prüfung der Beschaffenheit, Eigenschaften und Funktionsweise der Waren nicht notwendigen Umgang mit ihnen zurückzuführen ist.',
];

const EARLY_START =
  'Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen entspricht.';

const RENTAL_END =
  'Ihr Widerrufsrecht erlischt, wenn die Miete vollständig erbracht ist und Sie vor ihrem Beginn ausdrücklich zugestimmt und bestätigt haben, dass Sie dies wissen.';

/**
 * What differs for the rental of tools on the page with both instructions, from the same model's blocks for
 * services. The right itself, how to exercise it and the repayment are the same as for goods.
 */
export const RENTAL_INSTRUCTION: InstructionPart = {
  title: 'Miete von Geräten',
  paragraphs: [
    'Bei der Miete von Geräten beträgt die Widerrufsfrist vierzehn Tage ab dem Tag des Vertragsabschlusses. Zurückzusenden ist dabei nichts; ein Gerät, das Sie schon haben, geben Sie uns zurück.',
    EARLY_START,
    RENTAL_END,
  ],
};

/** The statutory model form (Anlage 2 to Art. 246a § 1 (2) EGBGB), line by line. */
export const WITHDRAWAL_FORM = {
  title: 'Muster-Widerrufsformular',
  hint: '(Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)',
  lines: [
    `An ${ADDRESS}, E-Mail ${email}:`,
    'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die Erbringung der folgenden Dienstleistung (*)',
    'Bestellt am (*)/erhalten am (*)',
    'Name des/der Verbraucher(s)',
    'Anschrift des/der Verbraucher(s)',
    'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
    'Datum',
  ],
  footnote: '(*) Unzutreffendes streichen.',
} as const;
