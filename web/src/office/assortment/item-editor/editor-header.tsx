import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { VISIBILITY_LABELS, type Visibility } from '@shop/domain/fields/visibility';
import type { Versioned } from '@shop/domain/office/office';
import { OfficeButton } from '../../kit/office-button.tsx';
import { LinkButton } from '../../kit/tab/tab-head.tsx';
import { useAssortmentView } from '../../kit/tab/use-assortment-view.ts';
import { ITEM_KINDS } from '../item-kinds.ts';
import type { EditedKind, EditedValues, Item } from './kinds.ts';

interface EditorHeaderProps<Input extends Item, Values extends EditedValues> {
  edited: EditedKind<Input, Values>;
  /** As it is saved. */
  base: Versioned<Input>;
  isNew: boolean;
  isBusy: boolean;
  onShow(visibility: Visibility): void;
}

export function EditorHeader<Input extends Item, Values extends EditedValues>({
  edited,
  base,
  isNew,
  isBusy,
  onShow,
}: EditorHeaderProps<Input, Values>) {
  const view = useAssortmentView();
  const { name, visibility } = base.input;
  const isArchived = visibility === 'archived';
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="h2" sx={{ fontSize: '1.75rem', overflowWrap: 'anywhere' }}>
        {isNew ? ITEM_KINDS[edited.kind].newItem : name}
      </Typography>
      {!isNew && (
        <>
          <Box component="p" sx={{ m: 0, mt: 0.5, color: 'text.secondary' }}>
            {VISIBILITY_LABELS[visibility]}
            {base.version > 0 && `, Version ${base.version}`}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
            {visibility === 'visible' && (
              <OfficeButton href={edited.pathOf(Number(base.id))} target="_blank">
                Im Shop ansehen
              </OfficeButton>
            )}
            <LinkButton to={view.linkTo('verlauf', { id: base.id })}>Verlauf</LinkButton>
            <LinkButton to={view.linkTo('artikel', { id: 'neu', kopie: base.id })}>
              Kopieren
            </LinkButton>
            <OfficeButton
              isBlocked={isBusy}
              onClick={() => onShow(isArchived ? 'hidden' : 'archived')}
            >
              {isArchived ? 'Aus dem Archiv holen' : 'Ins Archiv'}
            </OfficeButton>
          </Box>
        </>
      )}
    </Box>
  );
}
