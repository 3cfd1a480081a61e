import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  CATEGORY_FIELDS,
  type CategoryInput,
  type CategoryKind,
} from '@shop/domain/office/category';
import type { SavedChange, Versioned } from '@shop/domain/office/office';
import type { Picture } from '@shop/domain/product/picture';
import { useQueryClient } from '@tanstack/react-query';
import { announce } from '../../../lib/announcer/announce.ts';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi, SEND_TIMEOUT_MS } from '../../../lib/api/client.ts';
import { moveEntry } from '../../../lib/move-entry.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { CATEGORIES_KEY, useCategoryList } from '../../../office/api/use-category-list.ts';
import { useOfficeCall } from '../../../office/api/use-office-call.ts';
import { useAdminKey } from '../../../office/api/use-office-query.ts';
import { Entries } from '../../../office/editing/entries.tsx';
import { useField } from '../../../office/form/form-fields.tsx';
import { MoveButtons } from '../../../office/move-buttons.tsx';
import { ResultAlert } from '../../../office/tab/call-alerts.tsx';
import { NoEntries } from '../../../office/tab/paged-list.tsx';
import { BackLink } from '../../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { ITEM_KINDS } from '../item-kinds.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { VisibilityBadge } from './item-table.tsx';

export default function CategoriesView({ of }: { of: CategoryKind }) {
  const { linkTo } = useAssortmentView();
  return (
    <Entries
      kind="category"
      part={of}
      view="kategorien"
      query={useCategoryList(of)}
      many="Kategorien"
      title={TITLES[of]}
      which="Diese Kategorie"
      add="Neue Kategorie"
      back={<BackLink to={linkTo()}>Zum {ITEM_KINDS[of].title}</BackLink>}
      empty={(categories) => newCategory(of, categories)}
      custom={{ of: null, position: null, picture: <CategoryPicture key="picture" /> }}
    >
      {(categories) =>
        categories.length > 0 ? (
          <CategoryList categories={categories} />
        ) : (
          <NoEntries title="Noch keine Kategorien">
            Artikel und Geräte zeigen im Shop ihre Kategorie auch ohne Eintrag hier.
          </NoEntries>
        )
      }
    </Entries>
  );
}

function newCategory(of: CategoryKind, categories: readonly Category[]): CategoryInput {
  const last = Math.max(0, ...categories.map(({ input }) => input.position));
  const position = Math.min(last + 1, CATEGORY_FIELDS.position.max);
  return { of, name: '', position, visibility: 'visible' };
}

function CategoryPicture() {
  const { value, set } = useField<Picture | undefined>('picture');
  return <PictureField pictures={value ? [value] : []} max={1} onChange={([next]) => set(next)} />;
}

const TITLES: Record<CategoryKind, string> = {
  product: 'Kategorien des Sortiments',
  rental_tool: 'Kategorien der Mietgeräte',
};

type Category = Versioned<CategoryInput>;

/** Categories in the order of the shop; buttons move them one place at a time. */
function CategoryList({ categories }: { categories: readonly Category[] }) {
  const { linkTo } = useAssortmentView();
  const { send, isSending, result } = useMove();

  function move(name: string, from: number, to: number) {
    const told = `${name}: Stelle ${to + 1} von ${categories.length}`;
    send({ changes: reordered(categories, from, to), told });
  }

  return (
    <>
      <ResultAlert result={result} sx={{ mb: 2 }} />
      <Box component="ol" sx={list}>
        {categories.map(({ id, input }, index) => (
          <Box component="li" key={id} sx={row}>
            <Box sx={{ display: 'flex' }}>
              <MoveButtons
                name={input.name}
                index={index}
                count={categories.length}
                isBlocked={isSending}
                size={24}
                onMove={(to) => move(input.name, index, to)}
              />
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

/** The changes that move a category; only the first move has to number all of them. */
function reordered(
  categories: readonly Category[],
  from: number,
  to: number,
): SavedChange<CategoryInput>[] {
  return moveEntry(categories, from, to).flatMap(({ id, version, input }, index) => {
    const position = index + 1;
    return input.position === position ? [] : { id, version, input: { ...input, position } };
  });
}

interface Move {
  changes: SavedChange<CategoryInput>[];
  /** Announced once it is saved. */
  told: string;
}

/** Saves a new order; stays pending until the list has been reloaded. */
function useMove() {
  const client = useQueryClient();
  const queryKey = [...useAdminKey(), ...CATEGORIES_KEY];
  return useOfficeCall({
    call: async ({ changes }: Move, request_id) => {
      const signal = AbortSignal.timeout(SEND_TIMEOUT_MS);
      const body = { request_id, changes };
      const results = await callApi('POST /api/admin/categories', { body, signal });
      void client.invalidateQueries();
      // Waits for this query only, as the others may take longer.
      await client.refetchQueries({ queryKey });
      if (results.some(({ outcome }) => outcome !== 'saved')) {
        throw new ApiFailure(409, CHANGED_MEANWHILE);
      }
    },
    // A move is repeated under its own id, even after another one.
    subject: ({ changes }) => JSON.stringify(changes),
    onDone(_, { told }) {
      announce(told);
      return '';
    },
    failed: 'Das Speichern hat nicht geklappt. Doppelt wird nichts gespeichert.',
  });
}

const CHANGED_MEANWHILE =
  'Inzwischen hat jemand anderes die Kategorien geändert. Die Liste zeigt den neuen Stand; bitte sortieren Sie noch einmal.';

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
