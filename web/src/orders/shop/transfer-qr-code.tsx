import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { epcQrPayload, type Transfer } from '@shop/domain/payment/epc-qr';
import { create } from 'qrcode';
import { Flush, Text } from '../../ui/layout.tsx';

/** Width, in modules, of the white border that readers need around a code. */
const QUIET_ZONE = 4;

/** A transfer as a QR code for banking apps; nothing for amounts too large for the code. */
export default function TransferQrCode({ transfer }: { transfer: Transfer }) {
  const result = epcQrPayload(transfer);
  if (!result.ok) return null;
  const { modules } = create(result.payload, { errorCorrectionLevel: 'M' });
  const width = modules.size + 2 * QUIET_ZONE;
  return (
    <Flush component="figure">
      <svg
        role="img"
        aria-label="QR-Code für die Überweisung mit diesen Angaben"
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${width} ${width}`}
        shapeRendering="crispEdges"
        style={{ display: 'block', width: '100%' }}
      >
        <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${width}v${width}h${-width}z`} />
        <path fill="#000" d={darkModules(modules)} />
      </svg>
      <Text component="figcaption" variant="body2" mt={1}>
        Mit Ihrer Banking-App scannen
      </Text>
      <Button
        variant="outlined"
        size="small"
        fullWidth
        data-screen-only
        onClick={() => void savePicture(modules, `${transfer.reference}.png`)}
        sx={{ mt: 2, mb: 1 }}
      >
        QR-Code speichern
      </Button>
      <Typography variant="body2" data-screen-only>
        Auf demselben Handy laden viele Banking-Apps das gespeicherte Bild.
      </Typography>
    </Flush>
  );
}

/** Shares the code as a picture with another app if the browser can, and downloads it otherwise. */
async function savePicture({ size, data }: Modules, name: string): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = (size + 2 * QUIET_ZONE) * MODULE_PX;
  const context = canvas.getContext('2d');
  if (!context) return;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(MODULE_PX, MODULE_PX);
  context.translate(QUIET_ZONE, QUIET_ZONE);
  context.fillStyle = '#000';
  context.fill(new Path2D(darkModules({ size, data })));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (!blob) return;
  const files = [new File([blob], name, { type: blob.type })];
  // Rejected when the customer cancels sharing.
  if (navigator.canShare?.({ files })) return navigator.share({ files }).catch(() => {});
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

const MODULE_PX = 12;

interface Modules {
  size: number;
  data: Uint8Array;
}

function darkModules({ size, data }: Modules): string {
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return squares.join('');
}
