import { useLayoutEffect } from 'react';
import { finishHydration } from '../lib/use-is-hydrated.ts';

declare global {
  interface Window {
    /** Buttons pressed and the last input into each field, in order; by `prerender/boot.js`. */
    early?: { target: Field | HTMLButtonElement; value?: string }[];
  }
}

/** A text area or a select as well: they have what is used here. */
type Field = HTMLInputElement & {
  options?: HTMLOptionsCollection;
  _valueTracker?: { setValue(value: string): void };
};

/**
 * Tells the page what was typed, chosen and pressed in its document before its code ran. Rendered
 * inside the page's Suspense boundary, so that its effect runs when the page is hydrated.
 */
export function EarlyInput(): null {
  useLayoutEffect(() => {
    const used = new Set<Element>(window.early?.map(({ target }) => target));
    const changes = [...document.querySelectorAll<Field>('input, textarea, select')]
      .filter((field) => used.has(field) || isChanged(field))
      .map((field) => [field, field[stateOf(field)], field.selectionStart] as const);
    // Not within the commit, where React resets a controlled field after its event.
    queueMicrotask(() => {
      for (const change of changes) report(...change);
      finishHydration();
      replay();
    });
  }, []);
  return null;
}

const stateOf = ({ type }: Field) => (/^(checkbox|radio)$/.test(type) ? 'checked' : 'value');

/** Also by the browser, which fills fields in and restores them. */
function isChanged(field: Field): boolean {
  if (field.options) return [...field.options].some((o) => o.defaultSelected && !o.selected);
  const key = stateOf(field);
  return field[key] !== field[key === 'checked' ? 'defaultChecked' : 'defaultValue'];
}

/** Lets React hear of a field's state by the event that it listens to. */
function report(field: Field, state: string | boolean, caret: number | null = null): void {
  const key = stateOf(field);
  // A radio button hears only of being turned on.
  if (field.type === 'radio' && !state) return;
  if (field[key] !== state) {
    // The page has rendered over it.
    Object.assign(field, { [key]: state });
    if (caret !== null && field === document.activeElement) field.setSelectionRange(caret, caret);
  }
  // React ignores an event unless the value differs from the last one it knows.
  field._valueTracker?.setValue(`not ${state}`);
  // As a plain Event a click toggles no checkbox.
  const type = field.options ? 'change' : key === 'checked' ? 'click' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Presses, a task each: the page renders in between. What was typed after a press is not lost by it. */
function replay(): void {
  setTimeout(() => {
    const { target, value } = window.early?.shift() ?? {};
    if (!target) return void delete window.early;
    if (value === undefined) target.click();
    else if (target.type !== 'checkbox' && target.type !== 'radio' && target.value !== value)
      report(target as Field, value);
    replay();
  });
}
