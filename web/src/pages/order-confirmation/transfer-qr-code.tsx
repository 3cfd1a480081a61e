import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { epcQrPayload, type Transfer } from '@shop/domain/payment/epc-qr';
import { create } from 'qrcode';

/** Modules of white that readers need around a code. */
const QUIET_ZONE = 4;

/** A transfer as a QR code for banking apps; nothing for amounts beyond what it can carry. */
export default function TransferQrCode({ transfer }: { transfer: Transfer }) {
  const result = epcQrPayload(transfer);
  if (!result.ok) return null;
  const { modules } = create(result.payload, { errorCorrectionLevel: 'M' });
  const width = modules.size + 2 * QUIET_ZONE;
  return (
    <Box component="figure" sx={{ m: 0 }}>
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
      <Typography component="figcaption" variant="body2" sx={{ mt: 1 }}>
        Mit Ihrer Banking-App scannen
      </Typography>
    </Box>
  );
}

function darkModules({ size, data }: { size: number; data: Uint8Array }): string {
  const squares = Array.from(data, (isDark, index) =>
    isDark ? `M${index % size} ${Math.floor(index / size)}h1v1h-1z` : '',
  );
  return squares.join('');
}
