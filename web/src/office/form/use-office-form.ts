import { createContext, type FormEvent, use, useEffect, useId, useState } from 'react';
import { focusUnreadDay } from '../../ui/form/unread-day.ts';
import { useFirstErrorFocus } from '../../ui/form/use-first-error-focus.ts';
import type { CallResult } from '../api/use-office-call.ts';
import { mergeTyped } from './merge-typed.ts';

/** Errors by the path of a field, or `''` for the form as a whole. */
export type Problems = Partial<Record<string, string | undefined>>;

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

export interface FormCall<Sent> {
  send(sent: Sent, options?: { onSuccess(): void; seen: number | undefined }): void;
  isSending: boolean;
  result: CallResult | undefined;
  forget(): void;
}

interface OfficeFormOptions<Values, Sent> {
  /** Initial values. A later change applies to whatever was not typed. */
  initial: Values;
  /** The record's revision. The one seen before typing is sent, until a refusal reports a newer one. */
  revision?: number | undefined;
  /** Opened by a press: the revision seen then is sent, even if nothing has been typed. */
  isOpened?: boolean;
  /** Typed before, such as ahead of a new sign-in. */
  typed?: Partial<Values>;
  /** If several share a path, the first counts. */
  problems?(values: Values, way: string): Problems | readonly Problems[];
  /** Called only if there are no problems; `way` names the button if there are several. */
  toRequest(values: Values, way: string): Sent;
  /** From `useOfficeCall`, or a hook built on it, which keeps the request's id. */
  call: FormCall<Sent>;
  /** False for a request that stores nothing, such as a preview: the input stays. */
  isStored?(sent: Sent): boolean;
  /** In characters, by field. */
  limits?: Partial<Record<TextName<Values>, number>>;
}

/**
 * A form of the office: its values, its errors once submitted, and the call that sends them. Resets
 * once they are stored; a dialog around it asks before discarding them.
 */
export function useOfficeForm<Values extends object, Sent>(
  options: OfficeFormOptions<Values, Sent>,
) {
  const { initial, problems, toRequest, call, isStored = () => true, limits = {} } = options;
  // A record that never changed has none; left undefined, the call would take what is loaded by then.
  const revision = 'revision' in options ? (options.revision ?? 0) : undefined;
  const [work, setWork] = useState<Work<Values> | undefined>(
    options.typed || options.isOpened
      ? { base: initial, ours: { ...initial, ...options.typed }, seen: revision }
      : undefined,
  );
  const [attempts, setAttempts] = useState(0);
  const [isChecked, setIsChecked] = useState(false);
  const [lastWay, setLastWay] = useState('');
  const values = work ? mergeTyped(work.base, work.ours, initial) : initial;
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const problemsOf = (way: string) => found(problems?.(values, way));
  const errors = isChecked ? problemsOf(lastWay) : {};
  const { isSending } = call;
  const ref = useFirstErrorFocus<HTMLDivElement>(attempts, isSending);
  useTypedWork(isDirty);
  const { result } = call;
  // After a refusal the user knows of the newer revision; adopt it once it is loaded.
  if (work && result?.code === 'changed' && work.told !== result && work.seen !== revision) {
    setWork({ ...work, seen: revision, told: result });
  }

  function change(next: (now: Values) => Values): void {
    setWork((now) => {
      const seen = now ? now.seen : revision;
      const current = now ? mergeTyped(now.base, now.ours, initial) : initial;
      return { told: now?.told, base: initial, ours: next(current), seen };
    });
  }

  function set(changed: Partial<Values> | ((now: Values) => Partial<Values>)): void {
    change((now) => ({ ...now, ...(typeof changed === 'function' ? changed(now) : changed) }));
  }

  function reset(): void {
    setWork(undefined);
    setIsChecked(false);
  }

  function submit(event?: FormEvent, way = ''): void {
    event?.preventDefault();
    if (isSending || focusUnreadDay(ref.current)) return;
    setLastWay(way);
    setAttempts(attempts + 1);
    setIsChecked(true);
    if (Object.keys(problemsOf(way)).length > 0) {
      call.forget();
    } else {
      const sent = toRequest(values, way);
      const seen = work ? work.seen : revision;
      call.send(sent, { onSuccess: () => isStored(sent) && reset(), seen });
    }
  }

  return {
    values,
    set,
    reset,
    submit,
    /** For a container of the fields: the first invalid one gets the focus. */
    ref,
    errors,
    isDirty,
    isSending,
    result: errors[''] ?? call.result,
    /** The props of an `InputField`; `path` identifies its error. */
    field: <Name extends TextName<Values>>(name: Name, path: string = name) => ({
      value: values[name] as string,
      error: errors[path],
      maxLength: (limits as Problems & Record<string, number>)[name] ?? DEFAULT_LIMIT,
      onChange: ({ target }: { target: { value: string } }) =>
        set({ [name]: target.value } as Partial<Values>),
    }),
    /** The same for a text within the values: `lines.0.quantity`. */
    at: (path: string) => ({
      value: path.split('.').reduce<unknown>(partOf, values) as string,
      error: errors[path],
      maxLength: DEFAULT_LIMIT,
      onChange: ({ target }: { target: { value: string } }) =>
        change((now) => withText(now, path.split('.'), target.value)),
    }),
    /** The props of a `FilterSelect`. */
    pick: (name: TextName<Values>) => ({
      value: values[name] as string,
      onPick: (value: string) => set({ [name]: value } as Partial<Values>),
    }),
    /** The props of a `DateField`. */
    day: (name: TextName<Values>) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: (day: string) => set({ [name]: day } as Partial<Values>),
    }),
  };
}

/** The revision seen when a question was asked; after a refusal that reported a newer one, that. */
export function useSeen(revision: number | undefined, result: CallResult | undefined) {
  const [{ seen, told }, setSeen] = useState({ seen: revision, told: result });
  if (result?.code === 'changed' && told !== result && seen !== revision) {
    setSeen({ seen: revision, told: result });
  }
  return seen;
}

/** Provides the props of fields. */
export type OfficeFields = Pick<ReturnType<typeof useOfficeForm<object, never>>, 'at'>;

interface Work<Values> {
  /** The initial values when these were typed. */
  base: Values;
  ours: Values;
  seen: number | undefined;
  /** The refusal that reported a newer revision. */
  told?: CallResult | undefined;
}

export type OfficeForm = Pick<
  ReturnType<typeof useOfficeForm<object, never>>,
  'submit' | 'ref' | 'isDirty' | 'isSending' | 'result'
>;

const DEFAULT_LIMIT = 200;

const partOf = (value: unknown, key: string) => (value as Record<string, unknown>)[key];

/** A copy with another text at a path. */
function withText<Value>(value: Value, [key, ...deeper]: readonly string[], text: string): Value {
  if (key === undefined) return text as Value;
  const part = withText(partOf(value, key), deeper, text);
  return Array.isArray(value)
    ? (value.with(Number(key), part) as Value)
    : { ...value, [key]: part };
}

function found(problems: Problems | readonly Problems[] = []): Record<string, string> {
  const wrong = [problems].flat().flatMap((each) => Object.entries(each));
  return Object.fromEntries(
    wrong.reverse().flatMap(([path, text]) => (text ? [[path, text]] : [])),
  );
}

/** Tells the dialogs around a form whether something typed there is unsaved. */
export const TypedWork = createContext<((form: string, isTyped: boolean) => void) | undefined>(
  undefined,
);

/** Tells the surrounding dialogs whether there is unsaved input; outside of one, a reload asks. */
export function useTypedWork(isTyped: boolean): void {
  const tell = use(TypedWork);
  const id = useId();
  useEffect(() => {
    if (tell) {
      tell(id, isTyped);
      return () => tell(id, false);
    }
    if (!isTyped) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [tell, id, isTyped]);
}
