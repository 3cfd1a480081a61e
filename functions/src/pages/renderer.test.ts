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

test('is read with the first page and kept for all', async () => {
  const load = vi.fn(async () => moduleOf('/a.js'));
  const renderer = openRenderer(load, () => {});
  expect(load).not.toHaveBeenCalled();
  expect(await renderer()).toBe(await renderer());
  expect(load).toHaveBeenCalledOnce();
});

test('tells releases apart by the scripts that their pages name', async () => {
  expect((await open('/a.js')).release).toBe((await open('/a.js')).release);
  expect((await open('/a.js')).release).not.toBe((await open('/b.js')).release);
});
