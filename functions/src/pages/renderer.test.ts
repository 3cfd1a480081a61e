import type { RenderPage } from '@shop/domain/contract/rendered-page';
import { expect, test, vi } from 'vitest';
import { errorPage } from './page-error.ts';
import { type DocumentOf, MAX_KEPT, openRenderer } from './renderer.ts';

const moduleOf = (script: string) => ({
  renderPage: vi.fn<RenderPage>((path) => `<script src="${script}"></script>${path}`),
});
const etagOf = async (script: string) => {
  const load = async () => moduleOf(script);
  return (await openRenderer(load, () => {})())('/produkt/1', { readAt: 1, answers: {} }).etag;
};

test('loads once, with the first page', async () => {
  const load = vi.fn(async () => moduleOf('/a.js'));
  const renderer = openRenderer(load, () => {});
  expect(load).not.toHaveBeenCalled();
  expect(await renderer()).toBe(await renderer());
  expect(load).toHaveBeenCalledOnce();
});

test('identifies a release by the scripts in its pages', async () => {
  expect(await etagOf('/a.js')).toBe(await etagOf('/a.js'));
  expect(await etagOf('/a.js')).not.toBe(await etagOf('/b.js'));
});

test('keeps a bounded number of documents, the most recently requested', async () => {
  const module = moduleOf('/a.js');
  const documentOf: DocumentOf = await openRenderer(
    async () => module,
    () => {},
  )();
  const ask = (id: number) => documentOf(`/produkt/${id}`, { readAt: 1, answers: {} });
  for (let id = 1; id <= MAX_KEPT; id += 1) ask(id);
  ask(1);
  ask(MAX_KEPT + 1);
  module.renderPage.mockClear();
  ask(1);
  expect(module.renderPage).not.toHaveBeenCalled();
  ask(2);
  expect(module.renderPage).toHaveBeenCalledOnce();
});

test('an error page escapes its message', () => {
  const html = errorPage('<b>Ein & aus</b>');
  expect(html).toContain('<title>&lt;b&gt;Ein &amp; aus&lt;/b&gt; | ');
  expect(html).toContain('<h1>&lt;b&gt;Ein &amp; aus&lt;/b&gt;</h1>');
});
