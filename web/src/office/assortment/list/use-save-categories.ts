import type { CategoryInput } from '@shop/domain/office/category';
import type { SavedChange, SaveResult } from '@shop/domain/office/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { randomId } from '../../../lib/random-id.ts';
import { CATEGORIES_KEY } from '../../kit/api/use-category-list.ts';
import { useAdminKey } from '../../kit/api/use-office-query.ts';

type Changes = readonly SavedChange<CategoryInput>[];

/**
 * Saves categories. The same changes without an answer keep their request's id, so that they are saved
 * once. Pending until the list has been refetched.
 */
export function useSaveCategories() {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const unanswered = useRef<{ id: string; changes: string }>(undefined);
  return useMutation({
    mutationFn: async (changes: Changes): Promise<SaveResult<CategoryInput>[]> => {
      const text = JSON.stringify(changes);
      const known = unanswered.current;
      const request = known?.changes === text ? known : { id: randomId(), changes: text };
      unanswered.current = request;
      const body = { request_id: request.id, changes: [...changes] };
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      try {
        const results = await callApi('POST /api/admin/categories', { body, signal });
        unanswered.current = undefined;
        return results;
      } catch (error) {
        if (error instanceof ApiFailure && error.status < 500) unanswered.current = undefined;
        throw error;
      }
    },
    networkMode: 'always',
    onSettled: () => {
      void client.invalidateQueries();
      // The others may take longer.
      return client.refetchQueries({ queryKey: [...adminKey, ...CATEGORIES_KEY] });
    },
  });
}

/** Told after a failure of which the server says nothing. */
export const SAVE_FAILED =
  'Das Speichern hat nicht geklappt. Bitte versuchen Sie es erneut: Doppelt wird nichts gespeichert.';
