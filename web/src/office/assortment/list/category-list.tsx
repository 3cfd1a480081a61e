import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { CategoryInput } from '@shop/domain/office/category';
import type { SavedChange, SaveResult, Versioned } from '@shop/domain/office/office';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { announce } from '../../../lib/announcer/announce.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { moved } from '../../../lib/moved.ts';
import { randomId } from '../../../lib/random-id.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { failureMessage } from '../../kit/api/failures.ts';
import { CATEGORIES_KEY } from '../../kit/api/use-category-list.ts';
import { useAdminKey } from '../../kit/api/use-office-query.ts';
import { ResultAlert } from '../../kit/tab/call-alerts.tsx';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { VisibilityBadge } from './visibility-badge.tsx';

type Category = Versioned<CategoryInput>;

/** Categories in the order of the shop; buttons move them one place at a time. */
export function CategoryList({ categories }: { categories: readonly Category[] }) {
  const { linkTo } = useAssortmentView();
  const { mutate, isPending } = useSaveCategories();
  const [problem, setProblem] = useState<string>();
  const pressed = useRef<HTMLButtonElement>(undefined);

  // A row moved within the document may have lost the focus.
  useEffect(() => {
    if (!isPending && document.activeElement === document.body) pressed.current?.focus();
  }, [isPending]);

  function move(from: number, to: number, button: HTMLButtonElement) {
    const [moved] = categories.slice(from, from + 1);
    if (isPending || !moved || to < 0 || to >= categories.length) return;
    pressed.current = button;
    setProblem(undefined);
    mutate(reordered(categories, from, to), {
      onSuccess: (results) => {
        if (results.some(({ outcome }) => outcome !== 'saved')) setProblem(CHANGED_MEANWHILE);
        else announce(`${moved.input.name}: Stelle ${to + 1} von ${categories.length}`);
      },
      onError: (error) => setProblem(failureMessage(error, 'Failed to sort', SAVE_FAILED)),
    });
  }

  return (
    <>
      <ResultAlert result={problem} sx={{ mb: 2 }} />
      <Box component="ol" sx={list}>
        {categories.map(({ id, input }, index) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ display: 'flex' }}>
              {(['up', 'down'] as const).map((direction) => {
                const to = direction === 'up' ? index - 1 : index + 1;
                const isEnd = to < 0 || to >= categories.length;
                return (
                  <IconButton
                    key={direction}
                    aria-label={`${input.name} nach ${direction === 'up' ? 'oben' : 'unten'}`}
                    aria-disabled={isPending || isEnd}
                    onClick={({ currentTarget }) => move(index, to, currentTarget)}
                    sx={{
                      opacity: isEnd ? 0.3 : 1,
                      ...(direction === 'up' && { transform: 'rotate(180deg)' }),
                    }}
                  >
                    <Icon name="chevron" />
                  </IconButton>
                );
              })}
            </Box>
            <div>
              <Link href={linkTo('kategorien', { id })} sx={name}>
                {input.name}
              </Link>
              {input.lead && <Box sx={lead}>{input.lead}</Box>}
            </div>
            {input.visibility !== 'visible' && <VisibilityBadge visibility={input.visibility} />}
          </Box>
        ))}
      </Box>
    </>
  );
}

const SAVE_FAILED =
  'Das Speichern hat nicht geklappt. Bitte versuchen Sie es erneut: Doppelt wird nichts gespeichert.';

const CHANGED_MEANWHILE =
  'Inzwischen hat jemand anderes die Kategorien geändert. Die Liste zeigt den neuen Stand; bitte sortieren Sie noch einmal.';

/** The changes that move a category; only the first move has to number all of them. */
function reordered(
  categories: readonly Category[],
  from: number,
  to: number,
): SavedChange<CategoryInput>[] {
  return moved(categories, from, to).flatMap(({ id, version, input }, index) => {
    const position = index + 1;
    return input.position === position ? [] : { id, version, input: { ...input, position } };
  });
}

/**
 * Saves categories. Unanswered changes keep their request id when they are sent again, so that they are
 * saved only once. Pending until the list has been refetched.
 */
function useSaveCategories() {
  const client = useQueryClient();
  const adminKey = useAdminKey();
  const unanswered = useRef<{ id: string; changes: string }>(undefined);
  return useMutation({
    mutationFn: async (
      changes: readonly SavedChange<CategoryInput>[],
    ): Promise<SaveResult<CategoryInput>[]> => {
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
      // Waits for this query only, as the others may take longer.
      return client.refetchQueries({ queryKey: [...adminKey, ...CATEGORIES_KEY] });
    },
  });
}

const list = { ...PLAIN_LIST, borderTop: `1px solid ${COLORS.slab}` };

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 1.5,
  py: 1,
  borderBottom: `1px solid ${COLORS.slab}`,
};

const name = { display: 'inline-block', py: 1, fontWeight: 600, overflowWrap: 'anywhere' };

const lead = { typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' };
