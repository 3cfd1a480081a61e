import { useLayoutEffect } from 'react';
import { finishHydration } from '../lib/use-is-hydrated.ts';

declare global {
  interface Window {
    /** Set by `web/prerender/boot.js` until this page has replayed what it recorded. */
    early?: { inputs: RecordedInput[]; stop(): void };
  }
}

/** A press of a button, or the last input into a field. */
type RecordedInput = { target: HTMLButtonElement } | { target: Field; value: string };

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Tells the page what was typed, chosen and pressed in its document before its code ran. To be
 * rendered inside the page's Suspense boundary, so that its effect runs when the page is hydrated.
 */
export function EarlyInput(): null {
  useLayoutEffect(() => {
    const changes = changedFields().map((field) => {
      const isText = field === document.activeElement && 'selectionStart' in field;
      return { field, value: currentValue(field), caret: isText ? field.selectionStart : null };
    });
    // Not within the commit, where React resets a controlled field after its event.
    queueMicrotask(() => {
      for (const { field, value, caret } of changes) report(field, value, caret);
      finishHydration();
      replay();
    });
  }, []);
  return null;
}

/**
 * The fields that were typed in or differ from what was rendered, as the browser may have filled them
 * in; first the one that somebody is typing in.
 */
function changedFields(): Field[] {
  const used = new Set<Element>(window.early?.inputs.map(({ target }) => target));
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  const isActive = (field: Field) => Number(field === document.activeElement);
  return (
    fields
      .filter((field) => used.has(field) || isChanged(field))
      // A radio button hears only of being turned on.
      .filter((field) => field.type !== 'radio' || currentValue(field))
      .sort((a, b) => isActive(b) - isActive(a))
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.defaultSelected && !option.selected);
  }
  return isCheckable(field)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const currentValue = (field: Field) => (isCheckable(field) ? field.checked : field.value);

/** Lets React hear of a field's value by the event that it listens to. */
function report(field: Field, value: string | boolean, caret: number | null = null): void {
  if (currentValue(field) !== value) {
    // The page has rendered over it. Otherwise not written: that would restart a half-typed date.
    if (isCheckable(field)) field.checked = value === true;
    else field.value = String(value);
    if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret);
  }
  // React ignores an event unless the value differs from the last one it knows.
  (field as TrackedField)._valueTracker?.setValue(`not ${value}`);
  field.dispatchEvent(new Event(eventTypeOf(field), { bubbles: true }));
}

type TrackedField = Field & { _valueTracker?: { setValue(value: string): void } };

function eventTypeOf(field: Field): string {
  if (field instanceof HTMLSelectElement) return 'change';
  // A plain Event: a MouseEvent would toggle the checkbox.
  return isCheckable(field) ? 'click' : 'input';
}

/**
 * Replays the presses in order, a task each: the page renders in between. A text that was typed after
 * a press which changes it is reported again.
 */
function replay(): void {
  setTimeout(() => {
    const input = window.early?.inputs.shift();
    if (!input) {
      window.early?.stop();
      delete window.early;
      return;
    }
    if (!('value' in input)) input.target.click();
    else if (!isCheckable(input.target) && input.target.value !== input.value) {
      report(input.target, input.value);
    }
    replay();
  });
}
