import { setImmediate } from 'node:timers/promises';
import type { Paper } from './paper.ts';

/** What a paper says, in the order in which it is drawn; the same as JSON. */
export interface Draft {
  title: string;
  /** Printed nowhere: the date in the file's metadata. */
  at: string;
  steps: [name: keyof Paper, args: unknown[]][];
}

export type OpenPaper = (options: { title: string; at: Date }) => Promise<Paper>;

/** Notes what a paper would say, without drawing it. */
export async function draftOf(draw: (open: OpenPaper) => Promise<Buffer>): Promise<Draft> {
  let draft: Draft = { title: '', at: '', steps: [] };
  await draw(async ({ title, at }) => {
    draft = { title, at: at.toISOString(), steps: [] };
    return new Proxy({} as Paper, {
      get(_, name: keyof Paper | 'then') {
        // Asked for by `await`.
        if (name === 'then') return undefined;
        if (name === 'end') return async () => Buffer.alloc(0);
        return (...args: unknown[]) => void draft.steps.push([name, args]);
      },
    });
  });
  return draft;
}

export async function drawDraft(
  { title, at, steps }: Draft,
  photoOf: (url: string) => Promise<Buffer | undefined>,
): Promise<Buffer> {
  const { openPaper } = await import('./paper.ts');
  const paper = await openPaper({ title, at: new Date(at), photoOf });
  for (const [name, args] of steps) {
    // Lets other requests run between two pages with heads of their own.
    if (name === 'nextPage') await setImmediate();
    await (paper[name] as (...args: unknown[]) => unknown)(...args);
  }
  return paper.end();
}
