import { useMemo, useRef } from 'react';
import { randomId } from './random-id.ts';

/** Ids of requests: the same content keeps its id until it has arrived, so that sending it again changes nothing twice. */
export function useRequestId() {
  const last = useRef({ content: '', id: '' });
  return useMemo(
    () => ({
      idOf(request: unknown): string {
        const content = JSON.stringify(request);
        if (last.current.content !== content) last.current = { content, id: randomId() };
        return last.current.id;
      },
      /** The same content sent from now on is meant anew. */
      arrived(): void {
        last.current = { content: '', id: '' };
      },
    }),
    [],
  );
}
