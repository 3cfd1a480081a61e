import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { announce, announcedText, useAnnouncement } from './announce.ts';
import { Announcer, useTitleAnnouncement } from './announcer.tsx';

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => void vi.useFakeTimers());

/** Content of the region's closed shadow tree. */
function renderAnnouncer(text = '') {
  const roots: ShadowRoot[] = [];
  const attach = Element.prototype.attachShadow;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const root = attach.call(this, init);
    roots.push(root);
    return root;
  });
  const view = render(<Spoken text={text} />);
  return { ...view, region: () => roots[0]?.querySelector('[role="status"]') };
}

function Spoken({ text }: { text: string }) {
  useAnnouncement(text);
  useTitleAnnouncement();
  return <Announcer />;
}

test('the live region exists before the first announcement and contains nothing else', () => {
  const { region, container } = renderAnnouncer();
  expect(region()).toBeEmptyDOMElement();
  act(() => announce('Kies entfernt.'));
  expect(region()).toHaveTextContent('Kies entfernt.');
  expect(container).not.toHaveTextContent('Kies entfernt.');
});

test('a repeated text differs, so that it is announced again', () => {
  announce('Nicht gesendet.');
  const first = announcedText();
  announce('Nicht gesendet.');
  expect(announcedText()).not.toBe(first);
  expect(announcedText().trim()).toBe(first);
});

test('clears an announcement after ten seconds', async () => {
  const { region } = renderAnnouncer();
  act(() => announce('Kies entfernt.'));
  await pass(9999);
  expect(region()).toHaveTextContent('Kies entfernt.');
  await pass(1);
  expect(region()).toBeEmptyDOMElement();
});

test('announces a text that changes with every key once it settles', async () => {
  const { rerender } = renderAnnouncer('75 Produkte gefunden');
  await pass(400);
  rerender(<Spoken text="9 Produkte gefunden" />);
  await pass(699);
  expect(announcedText()).toBe('');
  await pass(1);
  expect(announcedText()).toBe('9 Produkte gefunden');
});

test('announces the last of several titles, without the company', async () => {
  document.title = 'Katalog | Muster Tiefbau';
  renderAnnouncer();
  await pass(1000);
  expect(announcedText()).toBe('');
  document.title = 'Produkt | Muster Tiefbau';
  await pass(100);
  document.title = 'Kies 16/32 | Muster Tiefbau';
  await pass(149);
  expect(announcedText()).toBe('');
  await pass(1);
  expect(announcedText()).toBe('Kies 16/32');
});
