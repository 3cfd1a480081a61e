import { MARK } from '@shop/domain/company';

/** The company's sign, printed in its colours. */
export function LogoMark() {
  return (
    <svg
      aria-hidden="true"
      width={44}
      height={44}
      viewBox={`0 0 ${MARK.size} ${MARK.size}`}
      style={{ printColorAdjust: 'exact' }}
    >
      <rect width={MARK.size} height={MARK.size} rx={2} fill={MARK.ground} />
      <path d={MARK.road} fill={MARK.colour} />
      <path d={MARK.stripes} fill={MARK.ground} />
    </svg>
  );
}
