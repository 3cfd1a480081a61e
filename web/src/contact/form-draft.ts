import { storedText } from '../session-id/stored-text.ts';

/** What was typed into a form so far, kept until the tab is closed. */
export interface FormDraft<Form> {
  /** What was typed; what is damaged or missing is as in the empty form. */
  read(): Form;
  store(form: Form): void;
  remove(): void;
}

type Texts<Form> = { [Name in keyof Form]: string };

/** Keeps the texts of a form under that key of the tab's storage. */
export function formDraft<Form extends Texts<Form>>(key: string, empty: Form): FormDraft<Form> {
  const stored = storedText(key, () => window.sessionStorage);
  return {
    read: () => ({ ...empty, ...textsOf(parseJson(stored.get()), Object.keys(empty)) }),
    store: (form) => stored.set(JSON.stringify(form)),
    remove: () => stored.remove(),
  };
}

function textsOf(draft: object, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => names.includes(name) && typeof value === 'string',
    ),
  );
}

function parseJson(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // anybody may write to the storage; what cannot be read counts as nothing
  }
}
