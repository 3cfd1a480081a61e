import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { AfterHydration } from './after-hydration.tsx';
import { isLeftAlready } from './early-events.ts';

interface FormProps {
  onSend?(values: object): void;
}

function Form({ onSend }: FormProps) {
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
      <button type="button" onClick={() => onSend?.({ name, note, unit, isOn, way, count })}>
        Senden
      </button>
    </>
  );
}

/** In a boundary, as the pages are. */
function Page(props: FormProps) {
  return (
    <MemoryRouter>
      <Suspense>
        <Form {...props} />
        <AfterHydration />
      </Suspense>
    </MemoryRouter>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  delete window.early;
});

function showRendered(): HTMLElement {
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

const hydrate = (container: HTMLElement, onSend: (values: object) => void) =>
  act(async () => {
    root = hydrateRoot(container, <Page onSend={onSend} />);
  });

const button = (name: string) => ({
  type: 'click' as const,
  target: screen.getByRole('button', { name }),
});

test('what was typed, chosen and pressed before is there after hydration, in order', async () => {
  const container = showRendered();
  const field = <Field extends HTMLElement>(label: string) => screen.getByLabelText<Field>(label);
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
  const stop = vi.fn();
  const fields = [name, note, unit, box, bring, fetch];
  const inputs = fields.map((target) => ({ type: 'input' as const, target }));
  const { pathname, search } = window.location;
  window.early = {
    address: pathname + search,
    events: [...inputs, button('Mehr'), button('Mehr'), button('Senden')],
    stop,
  };
  const onSend = vi.fn();
  await hydrate(container, onSend);
  await waitFor(() => expect(window.early).toBeUndefined());
  const values = { name: 'Anna', note: 'Bitte mittags', unit: 'Sack', isOn: true, way: 'fetch' };
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ ...values, count: 3 });
  expect([name.value, note.value, unit.value]).toEqual(['Anna', 'Bitte mittags', 'Sack']);
  expect([box, bring, fetch].map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(stop).toHaveBeenCalledOnce();
});

test('without anything done before, nothing is done', async () => {
  const container = showRendered();
  const onSend = vi.fn();
  await hydrate(container, onSend);
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('a way back that was taken before is noticed', () => {
  const early = { events: [], stop: () => {} };
  const { pathname, search } = window.location;
  expect(isLeftAlready()).toBe(false);
  window.early = { ...early, address: pathname + search };
  expect(isLeftAlready()).toBe(false);
  window.early = { ...early, address: '/anders' };
  expect(isLeftAlready()).toBe(true);
});
