import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftText } from './draft-text.ts';
import { forgetExpiredDrafts, forgetKeptDrafts } from './kept-drafts.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
let time: number;
const draft = () => draftText('someDraft', () => time);

/** What closing a tab takes with it. */
const closeTab = () => sessionStorage.clear();

beforeEach(() => {
  time = 1000;
});

test('what was typed goes with the tab', () => {
  draft().set('Erika');
  expect(draft().get()).toBe('Erika');
  closeTab();
  expect(draft().get()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('what could not be sent outlives the tab, in its last form', () => {
  draft().set('Erika');
  expect(draft().keep()).toBe(true);
  draft().set('Erika Muster');
  closeTab();
  expect(draft().open()).toBe('Erika Muster');
  expect(draft().isKept()).toBe(true);
});

test('it is kept for a week, whatever is typed meanwhile', () => {
  draft().set('Erika');
  draft().keep();
  time += WEEK_MS - 1;
  draft().set('Erika Muster');
  expect(draft().isKept()).toBe(true);
  closeTab();
  time += 1;
  expect(draft().open()).toBeNull();
  expect(draft().isKept()).toBe(false);
});

test('once sent, nothing is left', () => {
  draft().set('Erika');
  draft().keep();
  draft().remove();
  expect(draft().get()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('an empty draft is not kept', () => {
  expect(draft().keep()).toBe(false);
  expect(draft().isKept()).toBe(false);
});

test('what the device does not take stays in the tab', () => {
  draft().set('Erika');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Quota exceeded', 'QuotaExceededError');
  });
  expect(draft().keep()).toBe(false);
  expect(draft().open()).toBe('Erika');
});

test.each(['', '{', 'null', '7', '{"text":7,"until":9}', '{"text":"x"}'])(
  'what is damaged counts as nothing: %s',
  (stored) => {
    localStorage.setItem('unsent.someDraft', stored);
    expect(draft().open()).toBeNull();
    expect(draft().isKept()).toBe(false);
  },
);

test('who listens hears that it is kept, and that it no longer is', () => {
  const text = draft();
  const listener = vi.fn();
  text.subscribe(listener);
  text.set('Erika');
  expect(listener).not.toHaveBeenCalled();
  text.keep();
  text.remove();
  expect(listener).toHaveBeenCalledTimes(2);
});

test('what is over is forgotten, the rest is not', () => {
  localStorage.setItem('sessionId', 'session-of-a-test-0001');
  localStorage.setItem('unsent.damaged', '{');
  draft().set('Erika');
  draft().keep();
  forgetExpiredDrafts(time + WEEK_MS - 1);
  expect(Object.keys(localStorage).sort()).toEqual([
    'sessionId',
    expect.stringMatching(/^unsent\.someDraft\.[\w-]{36}$/),
  ]);
  forgetExpiredDrafts(time + WEEK_MS);
  expect(Object.keys(localStorage)).toEqual(['sessionId']);
});

test('all that is kept can be forgotten at once', () => {
  localStorage.setItem('sessionId', 'session-of-a-test-0001');
  draft().set('Erika');
  draft().keep();
  forgetKeptDrafts();
  expect(Object.keys(localStorage)).toEqual(['sessionId']);
});

describe('two tabs', () => {
  /** A tab: a storage and a page of its own. */
  function openTab() {
    let stored: [string, string][] = [];
    const text = draft();
    return function inTab<T>(use: (page: typeof text) => T): T {
      sessionStorage.clear();
      for (const [name, value] of stored) sessionStorage.setItem(name, value);
      const result = use(text);
      stored = Object.entries(sessionStorage);
      return result;
    };
  }

  /** One with a text that could not be sent, and one that was opened before that. */
  function keptIn() {
    const [first, second] = [openTab(), openTab()];
    second((page) => page.open());
    first((page) => {
      page.open();
      page.set('Erika');
      page.keep();
    });
    return { first, second };
  }

  test('what is typed in one leaves alone what the other could not send', () => {
    const { first, second } = keptIn();
    second((page) => page.set('Bernd'));
    expect(second((page) => page.isKept())).toBe(false);
    expect(first((page) => page.get())).toBe('Erika');
    closeTab();
    expect(openTab()((page) => page.open())).toBe('Erika');
  });

  test('what is sent in one does not take along what the other could not send', () => {
    const { second } = keptIn();
    second((page) => page.set('Bernd'));
    second((page) => page.remove());
    expect(openTab()((page) => page.open())).toBe('Erika');
  });

  test('both may keep what they could not send; the last comes first', () => {
    const { second } = keptIn();
    time += 1;
    second((page) => {
      page.set('Bernd');
      page.keep();
    });
    const third = openTab();
    expect(third((page) => page.open())).toBe('Bernd');
    third((page) => page.remove());
    expect(openTab()((page) => page.open())).toBe('Erika');
  });

  test('what was sent from one is no longer unsent in the other', () => {
    const { first } = keptIn();
    const later = openTab();
    expect(later((page) => page.open())).toBe('Erika');
    later((page) => page.remove());
    expect(first((page) => [page.isKept(), page.get(), page.open()])).toEqual([false, null, null]);
    expect(localStorage).toHaveLength(0);
  });

  test('who goes on with what the other changed meanwhile changes a text of their own', () => {
    const { first } = keptIn();
    const later = openTab();
    later((page) => {
      page.open();
      page.set('Erika Muster');
    });
    first((page) => page.set('Erika M.'));
    expect(later((page) => page.get())).toBe('Erika Muster');
    expect(first((page) => page.get())).toBe('Erika M.');
    first((page) => page.remove());
    expect(later((page) => [page.isKept(), page.get()])).toEqual([true, 'Erika Muster']);
  });

  test('what is typed after it was sent from the other stays in the tab', () => {
    const { first } = keptIn();
    const later = openTab();
    later((page) => page.open());
    later((page) => page.remove());
    first((page) => page.set('Erika, noch etwas'));
    expect(first((page) => [page.isKept(), page.open()])).toEqual([false, 'Erika, noch etwas']);
    expect(localStorage).toHaveLength(0);
  });

  test('each hears of the other', () => {
    const listener = vi.fn();
    const leave = draft().subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'unsent.someDraft.1' }));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'unsent.otherDraft.1' }));
    expect(listener).toHaveBeenCalledTimes(2);
    leave();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
