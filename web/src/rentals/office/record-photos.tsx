import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PICTURE_RATIO } from '@shop/domain/product/picture';
import { useState } from 'react';
import { callApi } from '../../lib/api/client.ts';
import { openPhoto, PHOTO_TYPES, photoFailure, renderPicture } from '../../office/photo.ts';
import { ResultAlert } from '../../office/tab/call-alerts.tsx';
import { Row } from '../../ui/layout.tsx';
import { Titled } from '../../ui/titled.tsx';

interface TypedPhotos {
  pictures: readonly string[];
  /** How many are still uploading. */
  reading: number;
}

interface RecordPhotosProps extends TypedPhotos {
  onChange(change: (now: TypedPhotos) => Partial<TypedPhotos>): void;
  /** Resolves to the address of the stored photo. */
  upload?(file: File): Promise<string>;
}

const MAX_PHOTOS = 12;

/** Photos of the tool, which the renter sees in contract and record. */
export function RecordPhotos(props: RecordPhotosProps) {
  const { pictures, reading, onChange, upload = uploadPhoto } = props;
  const [problem, setProblem] = useState<string>();
  const room = MAX_PHOTOS - pictures.length - reading;
  async function add(chosen: readonly File[]): Promise<void> {
    const files = chosen.slice(0, room);
    onChange((now) => ({ reading: now.reading + files.length }));
    setProblem(undefined);
    for (const file of files) {
      try {
        const url = await upload(file);
        onChange((now) => ({ pictures: [...now.pictures, url] }));
      } catch (error) {
        setProblem(photoFailure(error as Error));
      }
      onChange((now) => ({ reading: now.reading - 1 }));
    }
  }
  return (
    <Titled title={`Fotos (${pictures.length})`} variant="h3" heading="h3" mb={1}>
      <Row gap={1}>
        {pictures.map((url, index) => (
          <Picture key={url} url={url} name={`Foto ${index + 1}`} />
        ))}
        {room > 0 && (
          <Button component="label" variant="outlined">
            {reading > 0 ? 'Wird hochgeladen...' : 'Foto aufnehmen'}
            <input
              hidden
              type="file"
              multiple
              accept={PHOTO_TYPES.join()}
              aria-label="Foto aufnehmen"
              onChange={({ target }) => {
                void add([...(target.files ?? [])]);
                target.value = '';
              }}
            />
          </Button>
        )}
      </Row>
      <ResultAlert result={problem} />
    </Titled>
  );
}

/** A photo of a record. */
export function Picture({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <Box
        component="img"
        src={url.replace('-800.', '-400.')}
        alt={name}
        sx={{ display: 'block', width: 120, borderRadius: 1 }}
      />
    </a>
  );
}

/** Uploads its centre in the shop's ratio: nobody crops beside an excavator. */
async function uploadPhoto(file: File): Promise<string> {
  const photo = await openPhoto(file);
  try {
    const { width, height } = photo.canvas;
    const part = Math.min(width, height * PICTURE_RATIO);
    const area = {
      x: (width - part) / 2,
      y: (height - part / PICTURE_RATIO) / 2,
      width: part,
      height: part / PICTURE_RATIO,
    };
    const renditions = await renderPicture(photo, area);
    return (await callApi('POST /api/admin/rental-pictures', { body: { renditions } })).url;
  } finally {
    photo.close();
  }
}
