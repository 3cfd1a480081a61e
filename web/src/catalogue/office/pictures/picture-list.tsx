import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { MAX_ALT, type Picture } from '@shop/domain/product/picture';
import { announce } from '../../../lib/announcer/announce.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { CARD, PLAIN_LIST } from '../../../lib/theme/shared-styles.ts';
import { InputField } from '../../../ui/form/text-field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import { pictureSources } from '../../../ui/picture-sources.ts';

interface PictureListProps {
  pictures: readonly Picture[];
  onChange(pictures: Picture[]): void;
}

export function PictureList({ pictures, onChange }: PictureListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (pictures.length === 0) return null;
  const ids = pictures.map(({ url }) => url);
  const placeOf = (id: string | number) => ids.indexOf(String(id)) + 1;

  function move(from: number, to: number) {
    onChange(arrayMove([...pictures], from, to));
    announce(`Bild ${from + 1} steht jetzt an Stelle ${to + 1}.`);
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: inGerman(placeOf), screenReaderInstructions: INSTRUCTIONS }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          onChange(arrayMove([...pictures], placeOf(active.id) - 1, placeOf(over.id) - 1));
        }
      }}
    >
      <SortableContext items={ids} strategy={rectSortingStrategy}>
        <Text variant="body2" mb={1.5} muted>
          {pictures.length > 1 && 'Das erste Bild steht auch in den Listen. '}
          Die Bildbeschreibung sagt denen, die das Bild nicht sehen, was es zeigt: „Hand mit grauem
          Splitt“. Bleibt sie leer, steht dort der Name.
        </Text>
        <Box component="ol" sx={list}>
          {pictures.map((picture, index) => (
            <PictureCard
              key={picture.url}
              picture={picture}
              index={index}
              count={pictures.length}
              onMove={(to) => move(index, to)}
              onDescribe={(alt) => onChange(pictures.with(index, { ...picture, alt }))}
              onRemove={() => {
                onChange(pictures.toSpliced(index, 1));
                announce(`Bild ${index + 1} entfernt.`);
              }}
            />
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

interface PictureCardProps {
  picture: Picture;
  index: number;
  count: number;
  onMove(to: number): void;
  onDescribe(alt: string): void;
  onRemove(): void;
}

function PictureCard({ picture, index, count, onMove, onDescribe, onRemove }: PictureCardProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.url,
    attributes: { roleDescription: 'verschiebbares Bild' },
  });
  const name = `Bild ${index + 1}`;
  return (
    <Box
      component="li"
      ref={setNodeRef}
      sx={{ ...card, ...(isDragging && lifted) }}
      style={{
        transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
        transition,
      }}
    >
      <Box sx={{ position: 'relative' }}>
        <Box
          component="img"
          {...pictureSources(picture.url)}
          sizes="280px"
          width={400}
          height={300}
          alt={picture.alt || name}
          sx={image}
        />
        {index === 0 && count > 1 && <Box sx={badge}>Titelbild</Box>}
      </Box>
      <Box sx={tools}>
        {count > 1 && (
          <>
            <IconButton
              {...attributes}
              {...listeners}
              aria-label={`${name} verschieben`}
              sx={{ cursor: 'grab', touchAction: 'none' }}
            >
              <Icon name="grid" />
            </IconButton>
            <IconButton
              aria-label={`${name} nach vorn`}
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              <Icon name="back" />
            </IconButton>
            <IconButton
              aria-label={`${name} nach hinten`}
              disabled={index === count - 1}
              onClick={() => onMove(index + 1)}
            >
              <Icon name="arrow" />
            </IconButton>
          </>
        )}
        <IconButton aria-label={`${name} entfernen`} onClick={onRemove} sx={{ ml: 'auto' }}>
          <Icon name="trash" />
        </IconButton>
      </Box>
      <Box sx={{ px: 1.5, pb: 1.5 }}>
        <InputField
          label="Bildbeschreibung"
          size="small"
          value={picture.alt}
          onChange={({ target }) => onDescribe(target.value)}
          maxLength={MAX_ALT}
        />
      </Box>
    </Box>
  );
}

const INSTRUCTIONS = {
  draggable:
    'Leertaste hebt das Bild auf, Pfeiltasten verschieben es, Leertaste legt es ab, Escape bricht ab.',
};

function inGerman(placeOf: (id: string | number) => number): Announcements {
  return {
    onDragStart: ({ active }) => `Bild ${placeOf(active.id)} aufgehoben.`,
    // A picture just picked up is over itself: announcing that would drown out the first sentence.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `An Stelle ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ over }) => (over ? `An Stelle ${placeOf(over.id)} abgelegt.` : 'Abgelegt.'),
    onDragCancel: () => 'Verschieben abgebrochen.',
  };
}

const list = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 2,
  ...PLAIN_LIST,
  mb: 2,
};

const card = { ...CARD, display: 'flex', flexDirection: 'column', overflow: 'hidden' } as const;

const lifted = { zIndex: 1, borderColor: COLORS.ink, boxShadow: 3 };

const image = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
};

const badge = {
  position: 'absolute',
  left: 0,
  bottom: 0,
  px: 1,
  py: 0.25,
  fontWeight: 600,
  bgcolor: COLORS.signal,
};

const tools = { display: 'flex', alignItems: 'center', p: 0.5 };
