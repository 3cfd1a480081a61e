/** The label that precedes a message below a form field. */
const LABEL = /^[A-ZÄÖÜ][\wäöüßÄÖÜ .()/²³%€-]*?(?=: | (ist|sind) | (erforderlich|fehlt)$)/;

const GERMAN_WORDS =
  /\b(ist|sind|war|wird|wurde|nicht|gibt|kann|muss|bitte|diese[rsmn]?|das|die|der|den|ein|eine|einen|einer|kein|keine|von|nur|höchstens|und|sich|wir|uns|für|fehlt|erforderlich|erwartet|mindestens|oder)\b/i;

/** Words of libraries, databases and stack traces. */
const FOREIGN =
  /\b(the|must|be|error|invalid|undefined|null|object|type|unexpected|token|cannot|failed|firestore|grpc|yup|node|stack|expected|field|value|position|required|at|of)\b|[{}<>\\]|[a-z]\.[a-z]|::|\/\w|_|\bNaN\b/i;

/** Explains why a message is not one German sentence for a customer. */
export function sentenceProblem(message: unknown): string | undefined {
  if (typeof message !== 'string') return 'the message is no text';
  if (message.trim() !== message || message === '') return 'the message is empty or padded';
  // A product's name may be anything.
  const sentence = message.replace(/„.*“/s, '„Artikel“');
  const text = sentence.replace(LABEL, 'Feld');
  if (/[\r\n\t]/.test(text) || text.length > 200) return 'the message is not a single sentence';
  const isFull = /[.!?]$/.test(text) || text !== sentence;
  if (!/^[A-ZÄÖÜ„]/.test(text) || !isFull) return 'the message is not a full sentence';
  const foreign = FOREIGN.exec(text.replace(/\bB-\w{5}-\w{5}\b/g, ''));
  if (foreign) return `the message says “${foreign[0]}”`;
  return GERMAN_WORDS.test(text) ? undefined : 'the message is not German';
}
