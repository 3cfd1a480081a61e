import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { PICTURE_RATIO, PICTURE_WIDTHS } from '@shop/domain/product/picture';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { COLORS } from '../../../lib/theme/colors.ts';
import { AdminDialog } from '../../../office/dialog/admin-dialog.tsx';
import {
  type Area,
  openPhoto,
  type Photo,
  PhotoProblem,
  photoFailure,
  renderPicture,
} from '../../../office/photo.ts';
import { SpacedAlert } from '../../../office/spaced-alert.tsx';
import { Text } from '../../../ui/layout.tsx';

interface CropDialogProps {
  file: File;
  /** `Bild 2 von 5`; undefined for a single picture. */
  position?: string | undefined;
  onUploaded(url: string): void;
  onSkip(): void;
  onClose(): void;
}

const MAX_ZOOM = 4;
const WIDEST = Math.max(...PICTURE_WIDTHS);

export function CropDialog({ file, position, onUploaded, onSkip, onClose }: CropDialogProps) {
  const { photo, problem } = usePhoto(file);
  const [area, setArea] = useState<Area>();
  const upload = useMutation({
    mutationFn: async (chosen: { photo: Photo; area: Area }) => {
      const renditions = await renderPicture(chosen.photo, chosen.area);
      return callApi('POST /api/admin/pictures', { body: { renditions } });
    },
    networkMode: 'always',
    retry: (failures, error) => failures < 2 && isPassing(error),
    onSuccess: ({ url }) => onUploaded(url),
  });
  const { isPending } = upload;
  const failure = problem ?? (upload.error && photoFailure(upload.error));
  return (
    <AdminDialog
      title="Bild zuschneiden"
      onClose={() => isPending || onClose()}
      actions={
        <>
          {!problem && (
            <Button
              aria-disabled={!photo || !area || isPending}
              onClick={() => photo && area && !isPending && upload.mutate({ photo, area })}
            >
              {isPending ? 'Wird hochgeladen...' : failure ? 'Erneut versuchen' : 'Übernehmen'}
            </Button>
          )}
          {position && (
            <Button
              variant="outlined"
              aria-disabled={isPending}
              onClick={() => isPending || onSkip()}
            >
              Überspringen
            </Button>
          )}
        </>
      }
    >
      <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[position, file.name].filter(Boolean).join(': ')}
      </Typography>
      {failure && (
        <SpacedAlert severity="error" mb={2}>
          {failure}
        </SpacedAlert>
      )}
      {!problem && <Box sx={frame}>{photo && <CropArea photo={photo} onChange={setArea} />}</Box>}
      <Box sx={{ height: 4, mt: 1 }}>
        {(isPending || !(photo || problem)) && (
          <LinearProgress aria-label={isPending ? 'Wird hochgeladen' : 'Bild wird gelesen'} />
        )}
      </Box>
      {area && area.width < WIDEST && (
        <SpacedAlert severity="warning" mt={1}>
          Dieser Ausschnitt hat nur {Math.round(area.width)} Bildpunkte Breite und wirkt auf großen
          Bildschirmen unscharf. Gut sind {WIDEST}.
        </SpacedAlert>
      )}
    </AdminDialog>
  );
}

function CropArea({ photo, onChange }: { photo: Photo; onChange(area: Area): void }) {
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <Box sx={stage}>
        <Cropper
          image={photo.url}
          aspect={PICTURE_RATIO}
          objectFit="cover"
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          // The wheel scrolls the dialog instead, which is taller than a phone held sideways.
          zoomWithScroll={false}
          // The content security policy refuses style elements with text.
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => onChange(pixels)}
          cropperProps={CROPPER}
        />
      </Box>
      <Text id="zoom" mt={2} strong>
        Vergrößern
      </Text>
      <Box sx={{ px: 1.5 }}>
        <Slider
          aria-labelledby="zoom"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(_, value) => setZoom(value)}
          getAriaValueText={(value) => `${Math.round(value * 100)} Prozent`}
        />
      </Box>
      <Text variant="body2" muted>
        Ausschnitt mit Finger, Maus oder Pfeiltasten verschieben.
      </Text>
    </>
  );
}

const CROPPER = {
  role: 'application',
  'aria-label': 'Ausschnitt',
  'aria-description': 'Mit den Pfeiltasten verschieben',
};

function usePhoto(file: File) {
  const [photo, setPhoto] = useState<Photo>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let opened: Photo | undefined;
    openPhoto(file).then(
      (read) => {
        opened = read;
        if (isGone) read.close();
        else setPhoto(read);
      },
      (error: Error) => isGone || setProblem(error.message),
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [file]);
  return { photo, problem };
}

/** Whether a retry may help: the connection was lost, or the server is overloaded. */
function isPassing(error: Error): boolean {
  if (error instanceof PhotoProblem) return false;
  return !(error instanceof ApiFailure) || [429, 503].includes(error.status);
}

const frame = { maxWidth: 640, minHeight: { xs: 0, sm: 200 }, mx: 'auto' };

const stage = {
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  bgcolor: COLORS.asphalt,
  borderRadius: 1,
};
