import { useLayoutEffect } from 'react';
import { finishHydration } from '../lib/use-is-hydrated.ts';

declare global {
  interface Window {
    /** Set by `web/prerender/boot.js` until this page has replayed the presses that it recorded. */
    early?: { presses: HTMLElement[]; stop(): void };
  }
}

/**
 * Tells the page what was typed, chosen and pressed in its document before its code ran. To be
 * rendered inside the page's Suspense boundary, so that its effect runs when the page is hydrated.
 */
export function EarlyInput(): null {
  useLayoutEffect(() => {
    const changes = changedFields().map((field) => ({ field, value: currentValue(field) }));
    // Not within the commit, where React resets a controlled field after its event.
    queueMicrotask(() => {
      for (const { field, value } of changes) report(field, value);
      finishHydration();
      replayPresses();
    });
  }, []);
  return null;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The fields that differ from what was rendered; first the one that somebody is typing in. */
function changedFields(): Field[] {
  const fields = [...document.querySelectorAll<Field>('input, textarea, select')];
  const isActive = (field: Field) => Number(field === document.activeElement);
  return fields.filter(isChanged).sort((a, b) => isActive(b) - isActive(a));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    return [...field.options].some((option) => option.defaultSelected && !option.selected);
  }
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // A radio button hears only of being turned on.
  const canBeTurnedOff = field.type === 'checkbox';
  return field.checked !== field.defaultChecked && (field.checked || canBeTurnedOff);
}

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const currentValue = (field: Field) => (isCheckable(field) ? field.checked : field.value);

/** Lets React hear of a field's value by the event that it listens to. */
function report(field: Field, value: string | boolean): void {
  if (currentValue(field) !== value) {
    // The page has rendered over it. Otherwise not written: that would restart a half-typed date.
    if (isCheckable(field)) field.checked = value === true;
    else field.value = String(value);
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

/** Replays the presses in order, a task each: the page renders in between. */
function replayPresses(): void {
  setTimeout(() => {
    const button = window.early?.presses.shift();
    if (button) {
      button.click();
      replayPresses();
    } else {
      window.early?.stop();
      delete window.early;
    }
  });
}
