import { NEXT_PAGE_HEADER, TOTAL_COUNT_HEADER } from '@shop/domain/api';
import type { ListPage } from '../paging/list-page.ts';
import { type Position, readPosition, writePosition } from '../paging/position.ts';
import { type Refusal, refuse } from '../refusal.ts';
import type { Answer } from './answer.ts';
import { PERSONAL } from './caching.ts';

/** Reads a list's parameter `after`; without one the list begins with its newest entry. */
export function readAfter(value: unknown): { ok: true; after: Position | undefined } | Refusal {
  if (value === undefined) return { ok: true, after: undefined };
  const after = typeof value === 'string' ? readPosition(value) : undefined;
  return after ? { ok: true, after } : refuse('invalid', 'Diese Seite der Liste gibt es nicht.');
}

/** Answers a page of a list that belongs to one person or to the office. */
export function pageAnswer({ entries, next, total }: ListPage<unknown>): Answer {
  const nextPage = next ? { [NEXT_PAGE_HEADER]: writePosition(next) } : {};
  return {
    headers: { ...PERSONAL, ...nextPage, [TOTAL_COUNT_HEADER]: String(total) },
    content: { json: entries },
  };
}
