/** Messages below a form field, which end without a full stop. */
const FIELD_MESSAGES = [
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]* ist (erforderlich|ungültig|unbekannt|für Geschäftskunden erforderlich)$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ.()/²³-]* fehlt$/,
  /^Gültige E-Mail-Adresse erforderlich$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: (Text|Zahl) erwartet$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: höchstens \d+ Zeichen$/,
  // Of the office's forms.
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ.()/²³%-]*: ((ganze )?Zahl|Zahl von [\d.,]+ bis [\d.,]+|Text|Liste) erwartet$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: höchstens (zwei Nachkommastellen|\d+ Einträge)$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: Bitte (wählen Sie einen der Werte|geben Sie ein Datum an)$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: ([A-ZÄÖÜ][\wäöüß-]+ fehlt|mindestens einer|8 oder 11 Zeichen)$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: Die [A-ZÄÖÜ][\wäöüß-]+ (sind ungültig|ist ungültig|fehlt oder ist ungültig|stimmt nicht)$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: Zwei Bereiche überschneiden sich$/,
];

const GERMAN_WORDS =
  /\b(ist|sind|war|wird|wurde|nicht|gibt|kann|muss|bitte|diese[rsmn]?|das|die|der|den|ein|eine|einen|einer|kein|keine|von|nur|höchstens|und|sich|wir|uns|für)\b/i;

/** What comes from libraries, databases and stack traces. */
const FOREIGN =
  /\b(the|must|be|error|invalid|undefined|null|object|type|unexpected|token|cannot|failed|firestore|grpc|yup|node|stack|expected|field|value|position|required|at|of)\b|[{}<>\\]|[a-z]\.[a-z]|::|\/\w|_|\bNaN\b/i;

/** Describes why a message is not one German sentence for a customer. */
export function sentenceProblem(message: unknown): string | undefined {
  if (typeof message !== 'string') return 'the message is no text';
  if (message.trim() !== message || message === '') return 'the message is empty or padded';
  // Product names may be anything.
  const text = message.replace(/„.*“/s, '„Artikel“');
  if (FIELD_MESSAGES.some((pattern) => pattern.test(text))) return undefined;
  if (/[\r\n\t]/.test(text) || text.length > 200) return 'the message is not a single sentence';
  if (!/^[A-ZÄÖÜ„]/.test(text) || !/[.!?]$/.test(text)) return 'the message is not a full sentence';
  const foreign = FOREIGN.exec(text.replace(/\bB-\w{5}-\w{5}\b/g, ''));
  if (foreign) return `the message says “${foreign[0]}”`;
  return GERMAN_WORDS.test(text) ? undefined : 'the message is not German';
}
