import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { refusal } from '../../../lib/api/fake-api.ts';
import { button, field, open, retype, stored } from './editor-fixture.tsx';

test('an item that does not exist is told', async () => {
  const { api } = open('id=999');
  api.routes['GET /api/admin/products/999'] = () => refusal(404, 'Diesen Eintrag gibt es nicht.');
  expect(await screen.findByText('Diesen Artikel gibt es nicht.')).toBeVisible();
});

describe('unsaved changes', () => {
  test('are offered again after the tab was closed, and restored, also those of an older release', async () => {
    const first = open();
    await retype('Name', 'Kies 8/16');
    first.unmount();
    const [[key, text] = ['', '']] = Object.entries<string>({ ...localStorage });
    localStorage.setItem(key, text.replace('"grain":"",', ''));
    expect(localStorage.getItem(key)).not.toBe(text);
    const { user } = open();
    expect(await screen.findByText(/^Ungespeicherte Änderungen vom \d/)).toBeVisible();
    expect(await field('Name')).toHaveValue('Kies 16/32');
    await user.click(button('Wiederherstellen'));
    expect(await field('Name')).toHaveValue('Kies 8/16');
    expect(await field('Körnung')).toHaveValue('');
    expect(screen.queryByText(/^Ungespeicherte Änderungen/)).toBeNull();
  });

  test('are forgotten when they are discarded or saved', async () => {
    const first = open();
    await retype('Name', 'Kies 8/16');
    first.unmount();
    const second = open();
    await screen.findByText(/^Ungespeicherte Änderungen/);
    await second.user.click(button('Verwerfen'));
    expect(localStorage).toHaveLength(0);
    await retype('Name', 'Kies 2/8');
    expect(localStorage).toHaveLength(1);
    await second.saved();
    expect(localStorage).toHaveLength(0);
  });

  test('of an older version meet the newer one when they are saved', async () => {
    const first = open();
    await retype('Name', 'Kies 8/16');
    first.unmount();
    const { user, saved } = open('id=7', { item: stored({ price: 26 }, 4) });
    await screen.findByText(/^Ungespeicherte Änderungen/);
    await user.click(button('Wiederherstellen'));
    expect(await screen.findByText(/^Inzwischen hat jemand anders gespeichert/)).toBeVisible();
    expect((await saved())[0]?.version).toBe(3);
  });

  test('ask before the tab is closed, and stay on the device when another page is opened', async () => {
    const { user, visited } = open();
    await retype('Name', 'Kies 8/16');
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Zum Sortiment' }));
    await waitFor(() => expect(visited.at(-1)).toBe('/admin/sortiment'));
    expect(localStorage).toHaveLength(1);
  });

  test('are told when another tab has some', async () => {
    open();
    await field('Name');
    const key = 'editorDraft:product:7:another-tab';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: '{}' }));
    expect(await screen.findByText(/auch in einem anderen Tab/)).toBeVisible();
  });
});
