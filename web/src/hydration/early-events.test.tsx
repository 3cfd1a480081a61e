import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { isLeftAlready, replayEarlyEvents } from './early-events.ts';

function Form({ onSend }: { onSend(values: object): void }) {
  const [name, setName] = useState('');
  const [note, setNote] = useState('');
  const [unit, setUnit] = useState('t');
  const [isOn, setIsOn] = useState(false);
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
      <button type="button" onClick={() => onSend({ name, note, unit, isOn })}>
        Senden
      </button>
    </>
  );
}

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  delete window.early;
});

/** As `boot.js` keeps it. */
function did(type: 'click' | 'input', target: HTMLElement) {
  const { value, checked } = target as HTMLInputElement;
  return { type, target, value, isOn: checked };
}

test('what was typed, chosen and pressed before is there after hydration, in order', async () => {
  const onSend = vi.fn();
  document.body.innerHTML = `<div>${renderToString(<Form onSend={onSend} />)}</div>`;
  const container = document.body.firstElementChild as HTMLElement;
  const name = screen.getByLabelText<HTMLInputElement>('Name');
  const note = screen.getByLabelText<HTMLTextAreaElement>('Notiz');
  const unit = screen.getByLabelText<HTMLSelectElement>('Einheit');
  const box = screen.getByLabelText<HTMLInputElement>('Rückruf');
  name.value = 'Anna';
  note.value = 'Bitte mittags';
  unit.value = 'Sack';
  box.checked = true;
  const stop = vi.fn();
  window.early = {
    path: window.location.pathname,
    events: [
      ...[name, note, unit, box].map((field) => did('input', field)),
      did('click', screen.getByRole('button')),
    ],
    stop,
  };
  await act(async () => {
    root = hydrateRoot(container, <Form onSend={onSend} />);
  });
  replayEarlyEvents();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  const values = { name: 'Anna', note: 'Bitte mittags', unit: 'Sack', isOn: true };
  expect(onSend).toHaveBeenCalledWith(values);
  expect([name.value, note.value, unit.value, box.checked]).toEqual(Object.values(values));
  expect(stop).toHaveBeenCalledOnce();
  expect(window.early).toBeUndefined();
});

test('a way back that was taken before is noticed', () => {
  const early = { events: [], stop: () => {} };
  expect(isLeftAlready()).toBe(false);
  window.early = { ...early, path: window.location.pathname };
  expect(isLeftAlready()).toBe(false);
  window.early = { ...early, path: '/anders' };
  expect(isLeftAlready()).toBe(true);
});
