import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi } from '../../../lib/api/fake-api.ts';
import { renderAt } from '../../../test/render-at.tsx';
import { lazyView } from './lazy-view.tsx';

const reload = vi.fn();

test('a view is loaded when it is shown', async () => {
  const load = async () => ({ default: ({ of }: { of: string }) => <p>Liste von {of}</p> });
  const View = lazyView(load, reload);
  renderAt('/', { '/': <View of="Sand" /> });
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen...');
  expect(await screen.findByText('Liste von Sand')).toBeVisible();
});

test('a view whose code is gone offers another try, which reloads the page', async () => {
  fakeApi({ 'HEAD /favicon.svg': () => new Response() });
  const View = lazyView<object>(() => Promise.reject(new TypeError('Failed to fetch')), reload);
  const { user } = renderAt('/', { '/': <View /> });
  const title = 'Dieser Bereich konnte nicht geladen werden';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});
