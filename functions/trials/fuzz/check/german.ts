/** Sentences of a form, which stand under its fields and end without a full stop. */
const FIELD_MESSAGES = [
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]* ist (erforderlich|ungültig|unbekannt|für Geschäftskunden erforderlich)$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]* fehlt$/,
  /^Gültige E-Mail-Adresse erforderlich$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: (Text|Zahl) erwartet$/,
  /^[A-ZÄÖÜ][\w äöüßÄÖÜ./-]*: höchstens \d+ Zeichen$/,
];

const GERMAN_WORDS =
  /\b(ist|sind|war|wurde|nicht|gibt|kann|muss|bitte|diese[rsmn]?|das|die|der|den|ein|eine|einen|von|nur|höchstens)\b/i;

/** What libraries, databases and stacks say; no German sentence of ours does. */
const FOREIGN =
  /\b(the|must|be|error|invalid|undefined|null|object|type|unexpected|token|cannot|failed|firestore|grpc|yup|node|stack|expected|field|value|position|required|at|of)\b|[{}<>\\]|[a-z]\.[a-z]|::|\/\w|_|\bNaN\b/i;

/** What is wrong with a text that should be one German sentence for a customer. */
export function sentenceProblem(message: unknown): string | undefined {
  if (typeof message !== 'string') return 'the message is no text';
  if (message.trim() !== message || message === '') return 'the message is empty or padded';
  // What the customer or the catalogue calls a product may be anything.
  const ours = message.replace(/„.*“/s, '„Artikel“');
  if (FIELD_MESSAGES.some((pattern) => pattern.test(ours))) return undefined;
  if (/[\r\n\t]/.test(ours) || ours.length > 200) return 'the message is no single sentence';
  if (!/^[A-ZÄÖÜ„]/.test(ours) || !/[.!?]$/.test(ours)) return 'the message is no whole sentence';
  const foreign = FOREIGN.exec(ours.replace(/\bB-\w{5}-\w{5}\b/g, ''));
  if (foreign) return `the message says “${foreign[0]}”`;
  return GERMAN_WORDS.test(ours) ? undefined : 'the message is not German';
}
