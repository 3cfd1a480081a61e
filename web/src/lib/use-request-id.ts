import { useMemo, useRef } from 'react';
import { randomId } from './random-id.ts';

/** Request ids: a retry with the same content reuses its id, so the server applies it only once. */
export function useRequestId() {
  const last = useRef({ content: '', id: '' });
  return useMemo(
    () => ({
      idOf(request: unknown): string {
        const content = JSON.stringify(request);
        if (last.current.content !== content) last.current = { content, id: randomId() };
        return last.current.id;
      },
      /** After this the same content is a new request. */
      arrived(): void {
        last.current = { content: '', id: '' };
      },
    }),
    [],
  );
}
