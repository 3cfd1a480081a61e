import type { RenderPage } from '@shop/domain/rendered-page';
import { expect, test, vi } from 'vitest';
import { openRenderer } from './renderer.ts';

const moduleOf = (script: string): { renderPage: RenderPage } => ({
  renderPage: (path) => `<script src="${script}"></script>${path}`,
});
const open = async (script: string) =>
  openRenderer(
    async () => moduleOf(script),
    () => {},
  )();

test('is loaded with the first page, once', async () => {
  const load = vi.fn(async () => moduleOf('/a.js'));
  const renderer = openRenderer(load, () => {});
  expect(load).not.toHaveBeenCalled();
  expect(await renderer()).toBe(await renderer());
  expect(load).toHaveBeenCalledOnce();
});

test('identifies a release by the scripts in its pages', async () => {
  expect((await open('/a.js')).release).toBe((await open('/a.js')).release);
  expect((await open('/a.js')).release).not.toBe((await open('/b.js')).release);
});
