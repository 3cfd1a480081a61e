import { useLayoutEffect } from 'react';
import { finishHydration } from '../lib/use-is-hydrated.ts';

declare global {
  interface Window {
    /**
     * Buttons pressed and the last input into each field, in order, as recorded by `prerender/boot.js`.
     */
    early?: { target: Field | HTMLButtonElement; value?: string }[];
  }
}

/** Also stands for text areas and selects, which have every property used here. */
type Field = HTMLInputElement & {
  options?: HTMLOptionsCollection;
  _valueTracker?: { setValue(value: string): void };
};

/**
 * Reports to the page what was typed, chosen and pressed in its document before its code ran.
 * Rendered inside the page's Suspense boundary, so that its effect runs when the page is hydrated.
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

/** Whether a field differs from its default: the browser fills in and restores fields as well. */
function isChanged(field: Field): boolean {
  if (field.options) return [...field.options].some((o) => o.defaultSelected && !o.selected);
  const key = stateOf(field);
  return field[key] !== field[key === 'checked' ? 'defaultChecked' : 'defaultValue'];
}

/** Reports a field's state to React through the event that it listens for. */
function report(field: Field, state: string | boolean, caret: number | null = null): void {
  const key = stateOf(field);
  // A radio button reports only being turned on.
  if (field.type === 'radio' && !state) return;
  if (field[key] !== state) {
    // Rendering has overwritten the input.
    Object.assign(field, { [key]: state });
    if (caret !== null && field === document.activeElement) field.setSelectionRange(caret, caret);
  }
  // React ignores an event unless the value differs from the last one it knows.
  field._valueTracker?.setValue(`not ${state}`);
  // A click sent as a plain Event toggles no checkbox.
  const type = field.options ? 'change' : key === 'checked' ? 'click' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Replays the presses, each in a task of its own so that the page renders in between, and restores
 * later input.
 */
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
