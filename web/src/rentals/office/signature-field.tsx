import Box from '@mui/material/Box';
import { SIGNATURE_FIELD } from '@shop/domain/booking/signature';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type SignaturePad from 'signature_pad';
import { COLORS } from '../../lib/theme/colors.ts';
import { ENDS } from '../../lib/theme/shared-styles.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { Strong } from '../../ui/layout.tsx';

const { width: WIDTH, height: HEIGHT } = SIGNATURE_FIELD;

interface SignatureFieldProps {
  label: string;
  /** The strokes as an SVG path in `SIGNATURE_FIELD`; empty without any. */
  onChange(path: string): void;
}

/** A field to sign with finger, pen or mouse. Those who cannot use it type their name beside it. */
export function SignatureField({ label, onChange }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(undefined);
  const labelId = useId();
  const [isReady, setIsReady] = useState(false);
  const told = useEffectEvent(onChange);
  useEffect(() => {
    let isGone = false;
    void import('signature_pad').then(({ default: Pad }) => {
      if (isGone || !canvas.current) return;
      const opened = new Pad(canvas.current, { minWidth: 1, maxWidth: 2.5 });
      opened.addEventListener('endStroke', () => {
        const scale = WIDTH / (canvas.current?.clientWidth || WIDTH);
        told(pathOf(opened.toData(), scale));
      });
      pad.current = opened;
      setIsReady(true);
    });
    return () => {
      isGone = true;
      pad.current?.off();
    };
  }, []);
  return (
    <div>
      <Box sx={{ ...ENDS, mb: 0.5 }}>
        <Strong component="span" id={labelId}>
          {label}
        </Strong>
        <OfficeButton
          onClick={() => {
            pad.current?.clear();
            onChange('');
          }}
        >
          Löschen
        </OfficeButton>
      </Box>
      <Box
        component="canvas"
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-labelledby={labelId}
        aria-busy={!isReady}
        sx={field}
      />
    </div>
  );
}

interface Strokes {
  points: readonly { x: number; y: number }[];
}

/** `M10 20L11 22`, once per stroke. A stroke that leaves the field continues along its edge. */
export function pathOf(strokes: readonly Strokes[], scale: number): string {
  const within = (length: number, max: number) =>
    Math.min(max, Math.max(0, Math.round(length * scale)));
  const at = ({ x, y }: { x: number; y: number }) => `${within(x, WIDTH)} ${within(y, HEIGHT)}`;
  return strokes
    .map(({ points }) => points.map(at).join('L'))
    .filter(Boolean)
    .map((points) => `M${points}`)
    .join('');
}

const field = {
  display: 'block',
  width: '100%',
  maxWidth: WIDTH,
  aspectRatio: '3 / 1',
  border: `1px solid ${COLORS.joint}`,
  borderRadius: 1,
  bgcolor: COLORS.white,
  backgroundImage: `linear-gradient(${COLORS.joint}, ${COLORS.joint})`,
  backgroundSize: '90% 1px',
  backgroundPosition: '50% 78%',
  backgroundRepeat: 'no-repeat',
  touchAction: 'none',
  cursor: 'crosshair',
};
