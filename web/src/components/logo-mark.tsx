import { COLORS } from '../lib/theme/colors.ts';

/** The sign of the company; printed in its colours. */
export function LogoMark() {
  return (
    <svg
      aria-hidden="true"
      width={44}
      height={44}
      viewBox="0 0 32 32"
      style={{ printColorAdjust: 'exact' }}
    >
      <rect width={32} height={32} rx={2} fill={COLORS.asphalt} />
      <path d="M12.5 5h7L27 27H5z" fill={COLORS.signal} />
      <path
        d="M15.4 8h1.2l.4 4h-2zM14.8 14.5h2.4l.5 4.5h-3.4zM14 22h4l.5 5h-5z"
        fill={COLORS.asphalt}
      />
    </svg>
  );
}
