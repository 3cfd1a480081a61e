import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { MAX_PICTURES, type Picture } from '@shop/domain/product/picture';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { announce } from '../../../lib/announcer/announce.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { WRAPPED } from '../../../lib/theme/shared-styles.ts';
import { PHOTO_TYPES } from '../../../office/photo.ts';
import { SpacedAlert } from '../../../office/spaced-alert.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Text } from '../../../ui/layout.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { PictureList } from './picture-list.tsx';

interface PictureFieldProps {
  pictures: readonly Picture[];
  onChange(pictures: Picture[]): void;
  max?: number;
  label?: string;
  error?: string | undefined;
}

/**
 * The pictures of an item: chosen, dropped, pasted or taken with the phone's camera, cropped to the
 * shop's ratio, uploaded, described and ordered. Uploads belong to the form until it is saved.
 */
export function PictureField({
  pictures,
  onChange,
  max = MAX_PICTURES,
  label = max === 1 ? 'Bild' : 'Bilder',
  error,
}: PictureFieldProps) {
  const labelId = useId();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [done, setDone] = useState(0);
  const [notice, setNotice] = useState<string>();
  const free = max - pictures.length;
  const file = files[done];

  function take(chosen: readonly File[]) {
    if (chosen.length === 0 || file) return;
    setFiles(chosen.slice(0, free));
    setDone(0);
    setNotice(chosen.length > free ? tooMany(max, chosen.length - free) : undefined);
  }

  function add(url: string) {
    setDone(done + 1);
    if (pictures.some((picture) => picture.url === url)) {
      setNotice('Dieses Bild ist schon dabei.');
      return;
    }
    onChange([...pictures, { url, alt: '' }]);
    announce(`Bild ${pictures.length + 1} hochgeladen.`);
  }

  usePastedFiles(take);
  return (
    <Box role="group" aria-labelledby={labelId}>
      <Text id={labelId} component="p" mb={0.5} strong>
        {label}
      </Text>
      <PictureList pictures={pictures} onChange={onChange} />
      {free > 0 && <FileChoice isSeveral={max > 1} onChoose={take} />}
      {notice && (
        <SpacedAlert severity="info" mt={1.5} onClose={() => setNotice(undefined)}>
          {notice}
        </SpacedAlert>
      )}
      {error && (
        <FormHelperText error sx={{ mx: 0, fontSize: '0.9375rem' }}>
          {error}
        </FormHelperText>
      )}
      {file && (
        <CropDialog
          key={done}
          file={file}
          position={files.length > 1 ? `Bild ${done + 1} von ${files.length}` : undefined}
          onUploaded={add}
          onSkip={() => setDone(done + 1)}
          onClose={() => setFiles([])}
        />
      )}
    </Box>
  );
}

interface FileChoiceProps {
  isSeveral: boolean;
  onChoose(files: readonly File[]): void;
}

function FileChoice({ isSeveral, onChoose }: FileChoiceProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const input = {
    type: 'file',
    hidden: true,
    accept: PHOTO_TYPES.join(),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      onChoose([...(target.files ?? [])]);
      // Allows the same file to be chosen again.
      target.value = '';
    },
  };
  const dropping = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setIsOver(false);
      onChoose([...event.dataTransfer.files]);
    },
  };
  return (
    <Box {...dropping} sx={{ ...zone, ...(isOver && isOverZone) }}>
      <input ref={chooser} {...input} multiple={isSeveral} aria-label="Bilddateien" />
      <input ref={camera} {...input} capture="environment" aria-label="Foto der Kamera" />
      <Button variant="outlined" onClick={() => chooser.current?.click()}>
        <Icon name="plus" size={20} />
        {isSeveral ? 'Bilder auswählen' : 'Bild auswählen'}
      </Button>
      <Button variant="outlined" sx={onTouch} onClick={() => camera.current?.click()}>
        Foto aufnehmen
      </Button>
      <Typography variant="body2" sx={{ ...withMouse, color: 'text.secondary' }}>
        oder hierher ziehen oder mit Strg+V einfügen
      </Typography>
      <Typography variant="body2" sx={{ width: '100%', color: 'text.secondary' }}>
        JPEG, PNG oder WebP, am besten ab 800 Bildpunkten Breite. Zugeschnitten wird auf 4:3.
      </Typography>
    </Box>
  );
}

/** Receives files from the clipboard, wherever the focus is; pasted text goes where it belongs. */
function usePastedFiles(onPaste: (files: readonly File[]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    event.preventDefault();
    onPaste(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
}

function tooMany(max: number, left: number): string {
  const most =
    max === 1 ? 'Es ist nur ein Bild möglich' : `Es sind höchstens ${max} Bilder möglich`;
  return `${most}; ${left === 1 ? 'eines wurde' : `${left} wurden`} nicht übernommen.`;
}

const zone = {
  ...WRAPPED,
  gap: 1.5,
  p: 2,
  border: `2px dashed ${COLORS.joint}`,
  borderRadius: 1,
};

const isOverZone = { borderColor: COLORS.ink, bgcolor: COLORS.plaster };

const onTouch = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } };

const withMouse = { '@media (pointer: coarse)': { display: 'none' } };
