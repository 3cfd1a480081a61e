import { act, screen, waitFor } from '@testing-library/react';
import { type ReactElement, Suspense, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { startHydration, useIsHydrated } from '../lib/use-is-hydrated.ts';
import { EarlyInput } from './early-input.tsx';

function Form({ onSend }: { onSend(values: object): void }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [unit, setUnit] = useState('t');
  const [isOn, setIsOn] = useState(false);
  const [way, setWay] = useState('none');
  const [count, setCount] = useState(1);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <textarea aria-label="Notiz" value={note} onChange={(event) => setNote(event.target.value)} />
      <select aria-label="Einheit" value={unit} onChange={(event) => setUnit(event.target.value)}>
        <option>t</option>
        <option>Sack</option>
      </select>
      <input
        type="checkbox"
        aria-label="Rückruf"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
      />
      {['bring', 'fetch'].map((value) => (
        <input
          key={value}
          type="radio"
          name="way"
          aria-label={value}
          checked={way === value}
          onChange={() => setWay(value)}
        />
      ))}
      <button type="button" onClick={() => setCount(count + 1)}>
        Mehr
      </button>
      <button type="button" onClick={() => onSend({ name, note, unit, isOn, way, count })}>
        Senden
      </button>
    </>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  delete window.early;
});

/** Hydrates a page in a Suspense boundary, as pages are, after its document was used. */
async function hydrate(page: ReactElement, use: () => void): Promise<void> {
  const whole = (
    <Suspense>
      {page}
      <EarlyInput />
    </Suspense>
  );
  document.body.innerHTML = `<div>${renderToString(whole)}</div>`;
  use();
  await act(async () => {
    startHydration();
    root = hydrateRoot(document.body.firstElementChild as HTMLElement, whole);
  });
}

const press = (name: string) => ({
  target: screen.getByRole<HTMLButtonElement>('button', { name }),
});
const field = <Field extends HTMLElement>(label: string) => screen.getByLabelText<Field>(label);

test('input, choices and presses from before hydration take effect in order', async () => {
  const onSend = vi.fn();
  const texts = { Name: 'Anna', Notiz: 'Bitte mittags', Einheit: 'Sack' };
  const boxes = ['Rückruf', 'bring', 'fetch'];
  await hydrate(<Form onSend={onSend} />, () => {
    for (const [label, value] of Object.entries(texts)) Object.assign(field(label), { value });
    for (const label of boxes) field<HTMLInputElement>(label).checked = true;
    window.early = [press('Mehr'), press('Mehr'), press('Senden')];
  });
  await waitFor(() => expect(window.early).toBeUndefined());
  const values = { name: 'Anna', note: 'Bitte mittags', unit: 'Sack', isOn: true, way: 'fetch' };
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...values, count: 3 });
  for (const [label, value] of Object.entries(texts)) expect(field(label)).toHaveValue(value);
  expect(boxes.map((label) => field<HTMLInputElement>(label).checked)).toEqual([true, false, true]);
});

/** A form filled with what only the browser knows, such as an address or a draft. */
function StoredForm() {
  const isHydrated = useIsHydrated();
  const [unit, setUnit] = useState<string>();
  const [name, setName] = useState('');
  useLayoutEffect(() => setName('Alt'), []);
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <select
        aria-label="Einheit"
        value={unit ?? (isHydrated ? 'Sack' : 't')}
        onChange={(event) => setUnit(event.target.value)}
      >
        <option>t</option>
        <option>Sack</option>
      </select>
    </>
  );
}

test('a choice that was made and undone counts as a choice', async () => {
  await hydrate(<StoredForm />, () => {
    window.early = [{ target: field('Einheit'), value: 't' }];
  });
  expect(field('Einheit')).toHaveValue('t');
  expect(field('Name')).toHaveValue('Alt');
});

test('the caret stays in place in a text that the page has rendered over', async () => {
  await hydrate(<StoredForm />, () => {
    const name = field<HTMLInputElement>('Name');
    name.focus();
    name.value = 'Nu';
    name.setSelectionRange(1, 1);
  });
  expect(field('Name')).toHaveValue('Nu');
  expect(field<HTMLInputElement>('Name').selectionStart).toBe(1);
  expect(field('Einheit')).toHaveValue('Sack');
});
