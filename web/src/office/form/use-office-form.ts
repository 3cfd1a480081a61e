import { createContext, type FormEvent, use, useEffect, useId, useState } from 'react';
import { focusUnreadDay } from '../../ui/form/unread-day.ts';
import { useFirstErrorFocus } from '../../ui/form/use-first-error-focus.ts';
import type { CallResult } from '../api/use-office-call.ts';
import { mergeTyped } from './merge-typed.ts';

/** Errors by the path of a field, or `''` for the form as a whole. */
export type Problems = Partial<Record<string, string | false | undefined>>;

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
  const [isLeaving, setIsLeaving] = useState(false);
  const values = work ? mergeTyped(work.base, work.ours, initial) : initial;
  const isDirty = JSON.stringify(values) !== JSON.stringify(initial);
  const problemsOf = (way: string) => found(problems?.(values, way));
  const errors = isChecked ? problemsOf(lastWay) : {};
  const { isSending } = call;
  const ref = useFirstErrorFocus<HTMLDivElement>(attempts, isSending);
  useTypedWork(isDirty && !isLeaving);
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

  /** Sets a part of the values: `lines[0].unit`. */
  function setAt(path: string, value: unknown): void {
    change((now) => withPart(now, keysOf(path), value));
  }

  /** Starts over from what is stored, or with values that were typed on top of `base`. */
  function reset(base?: Values, ours?: Values): void {
    setWork(base && ours && { base, ours, seen: revision });
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
    setAt,
    submit,
    /** Allows leaving the page without a question. */
    leave: () => setIsLeaving(true),
    /** For a container of the fields: the first invalid one gets the focus. */
    ref,
    errors,
    isDirty,
    isSending,
    result: errors[''] ?? call.result,
    ...controlsOf<Values>(values, { errors, limits, setAt }),
  };
}

interface Controls<Values> {
  errors: Readonly<Record<string, string>>;
  limits: Partial<Record<TextName<Values>, number>>;
  setAt(path: string, value: unknown): void;
}

/** The props of controls. */
function controlsOf<Values>(values: Values, { errors, limits, setAt }: Controls<Values>) {
  const textAt = (path: string, maxLength = 200, error = path) => ({
    value: partAt(values, path) as string,
    error: errors[error],
    maxLength,
    onChange: ({ target }: { target: { value: string } }) => setAt(path, target.value),
  });
  return {
    /** Of an `InputField`; `path` identifies its error. */
    field: (name: TextName<Values>, path: string = name) => textAt(name, limits[name], path),
    /** The same for a text within the values: `lines.0.quantity`. */
    at: (path: string) => textAt(path),
    /** Of a `FilterSelect`. */
    pick: (name: TextName<Values>) => ({
      value: values[name] as string,
      onPick: (value: string) => setAt(name, value),
    }),
    /** Of a `DateField`. */
    day: (name: TextName<Values>) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: (day: string) => setAt(name, day),
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

const keysOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);

/** `lines.0.unit` of `lines[0].unit`. */
export const dotted = (path: string) => keysOf(path).join('.');

/** The part of a form's values at a path. */
export const partAt = (values: unknown, path: string) =>
  keysOf(path).reduce((part, key) => (part as Record<string, unknown>)[key], values);

/** A copy with another part at a path. */
function withPart<Value>(value: Value, [key, ...deeper]: readonly string[], part: unknown): Value {
  if (key === undefined) return part as Value;
  const own = withPart(partAt(value, key), deeper, part);
  return Array.isArray(value) ? (value.with(Number(key), own) as Value) : { ...value, [key]: own };
}

function found(problems: Problems | readonly Problems[] = []): Record<string, string> {
  const wrong = [problems].flat().flatMap((each) => Object.entries(each));
  return Object.fromEntries(
    wrong.reverse().flatMap(([path, text]) => (text ? [[dotted(path), text]] : [])),
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
