import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useLayoutEffect, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { startHydration, useIsHydrated } from '../lib/use-is-hydrated.ts';
import { EarlyInput } from './early-input.tsx';

interface FormProps {
  initialName?: string;
  onSend?(values: object): void;
}

function Form({ initialName = '', onSend }: FormProps) {
  const [name, setName] = useState(initialName);
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
      <input
        aria-label="Anzahl"
        value={count}
        onChange={(event) => setCount(Number(event.target.value))}
      />
      <button type="button" onClick={() => setCount(count + 1)}>
        Mehr
      </button>
      <button type="button" onClick={() => onSend?.({ name, note, unit, isOn, way, count })}>
        Senden
      </button>
    </>
  );
}

/** In a Suspense boundary, as pages are. */
function Page(props: FormProps) {
  return (
    <Suspense>
      <Form {...props} />
      <EarlyInput />
    </Suspense>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  delete window.early;
});

function showRendered(props: FormProps = {}): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(<Page {...props} />)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const hydrate = (container: HTMLElement, props: FormProps = {}) =>
  act(async () => {
    startHydration();
    root = hydrateRoot(container, <Page {...props} />);
  });

const press = (name: string) => ({
  target: screen.getByRole<HTMLButtonElement>('button', { name }),
});
const field = <Field extends HTMLElement>(label: string) => screen.getByLabelText<Field>(label);

test('what was typed, chosen and pressed before hydration takes effect in order', async () => {
  const container = showRendered();
  const name = field<HTMLInputElement>('Name');
  const note = field<HTMLTextAreaElement>('Notiz');
  const unit = field<HTMLSelectElement>('Einheit');
  const box = field<HTMLInputElement>('Rückruf');
  const bring = field<HTMLInputElement>('bring');
  const fetch = field<HTMLInputElement>('fetch');
  Object.assign(name, { value: 'Anna' });
  Object.assign(note, { value: 'Bitte mittags' });
  Object.assign(unit, { value: 'Sack' });
  for (const one of [box, bring, fetch]) one.checked = true;
  window.early = [press('Mehr'), press('Mehr'), press('Senden')];
  const onSend = vi.fn();
  await hydrate(container, { onSend });
  await waitFor(() => expect(window.early).toBeUndefined());
  const values = { name: 'Anna', note: 'Bitte mittags', unit: 'Sack', isOn: true, way: 'fetch' };
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...values, count: 3 });
  expect([name.value, note.value, unit.value]).toEqual(['Anna', 'Bitte mittags', 'Sack']);
  expect([box, bring, fetch].map(({ checked }) => checked)).toEqual([true, false, true]);
});

test('a field that was typed in is not written to', async () => {
  const container = showRendered();
  const name = field<HTMLInputElement>('Name');
  name.value = 'Anna';
  name.focus();
  const written = vi.spyOn(HTMLInputElement.prototype, 'value', 'set');
  await hydrate(container);
  await act(() => vi.waitFor(() => expect(window.early).toBeUndefined()));
  expect(written.mock.contexts).not.toContain(name);
  expect(name).toHaveValue('Anna');
});

test('a field that was emptied stays empty', async () => {
  const container = showRendered({ initialName: 'Vorbelegt' });
  field<HTMLInputElement>('Name').value = '';
  const onSend = vi.fn();
  window.early = [press('Senden')];
  await hydrate(container, { initialName: 'Vorbelegt', onSend });
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.lastCall?.[0]).toMatchObject({ name: '' });
});

test('without early input nothing happens', async () => {
  const container = showRendered();
  const onSend = vi.fn();
  await hydrate(container, { onSend });
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('a quantity that was typed between presses is where the later ones begin', async () => {
  const container = showRendered();
  const count = field<HTMLInputElement>('Anzahl');
  count.value = '5';
  window.early = [
    press('Mehr'),
    press('Mehr'),
    { target: count, value: '5' },
    press('Mehr'),
    press('Senden'),
  ];
  const onSend = vi.fn();
  await hydrate(container, { onSend });
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.lastCall?.[0]).toMatchObject({ count: 6 });
  expect(count).toHaveValue('6');
});

/** What only the browser knows: an address or a draft. */
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
      <EarlyInput />
    </>
  );
}

async function hydrateStored(fillIn: () => void) {
  document.body.innerHTML = `<div>${renderToString(<StoredForm />)}</div>`;
  fillIn();
  await act(async () => {
    startHydration();
    root = hydrateRoot(document.body.firstElementChild as HTMLElement, <StoredForm />);
  });
}

test('a choice that was made and taken back counts as a choice', async () => {
  await hydrateStored(() => {
    window.early = [{ target: field('Einheit'), value: 't' }];
  });
  expect(field('Einheit')).toHaveValue('t');
  expect(field('Name')).toHaveValue('Alt');
});

test('the caret stays where it is in a text that the page has rendered over', async () => {
  await hydrateStored(() => {
    const name = field<HTMLInputElement>('Name');
    name.focus();
    name.value = 'Nu';
    name.setSelectionRange(1, 1);
  });
  expect(field('Name')).toHaveValue('Nu');
  expect(field<HTMLInputElement>('Name').selectionStart).toBe(1);
  expect(field('Einheit')).toHaveValue('Sack');
});
