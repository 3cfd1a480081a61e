import { newSessionId } from '../../lib/browser-storage/session-id.ts';
import { type DraftText, draftText } from '../../lib/drafts/draft-text.ts';
import { parsedObject } from '../../lib/drafts/parsed-object.ts';

/** What was typed into a form so far, kept until the tab is closed; longer if it could not be sent. */
export interface FormDraft<Form>
  extends Pick<DraftText, 'remove' | 'keep' | 'isKept' | 'subscribe'> {
  /** The form of somebody who has typed nothing yet. */
  empty: Form;
  /** What the form begins with; what is damaged or missing is as in the empty form. */
  read(): Form;
  store(form: Form): void;
  /** A random text that stays the same for each try to send this draft. */
  requestKey(): string;
}

type Texts<Form> = { [Name in keyof Form]: string };

/** Stands beside the texts; no form has a field of that name. */
const KEY = '#key';

/** Keeps the texts of a form under that key of the tab's storage. */
export function formDraft<Form extends Texts<Form>>(key: string, empty: Form): FormDraft<Form> {
  const { open, get, set, remove, keep, isKept, subscribe } = draftText(key);
  const stored = () => parsedObject(get());
  const storedKey = () => textsOf(stored(), [KEY]);
  return {
    empty,
    read: () => ({ ...empty, ...textsOf(parsedObject(open()), Object.keys(empty)) }),
    store: (form) => set(JSON.stringify({ ...form, ...storedKey() })),
    requestKey() {
      const requestKey = storedKey()[KEY] ?? newSessionId();
      set(JSON.stringify({ ...stored(), [KEY]: requestKey }));
      return requestKey;
    },
    remove,
    keep,
    isKept,
    subscribe,
  };
}

function textsOf(draft: object, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => names.includes(name) && typeof value === 'string',
    ),
  );
}
