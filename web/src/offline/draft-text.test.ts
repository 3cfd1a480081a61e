import { beforeEach, expect, test, vi } from 'vitest';
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
  draft().keep();
  draft().set('Erika Muster');
  closeTab();
  expect(draft().isKept()).toBe(true);
  expect(draft().get()).toBe('Erika Muster');
});

test('it is kept for a week, whatever is typed meanwhile', () => {
  draft().set('Erika');
  draft().keep();
  time += WEEK_MS - 1;
  draft().set('Erika Muster');
  expect(draft().isKept()).toBe(true);
  closeTab();
  time += 1;
  expect(draft().isKept()).toBe(false);
  expect(draft().get()).toBeNull();
});

test('once sent, nothing is left', () => {
  draft().set('Erika');
  draft().keep();
  draft().remove();
  expect(draft().get()).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('an empty draft is not kept', () => {
  draft().keep();
  expect(draft().isKept()).toBe(false);
});

test.each(['', '{', 'null', '7', '{"text":7,"until":9}', '{"text":"x"}'])(
  'what is damaged counts as nothing: %s',
  (stored) => {
    localStorage.setItem('unsent.someDraft', stored);
    expect(draft().get()).toBeNull();
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
  expect(Object.keys(localStorage).sort()).toEqual(['sessionId', 'unsent.someDraft']);
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
