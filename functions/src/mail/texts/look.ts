export const COLORS = {
  ink: '#16191c',
  asphalt: '#22272b',
  slate: '#545b60',
  slab: '#c6c9c6',
  concrete: '#e6e7e3',
  plaster: '#f4f4f1',
  white: '#ffffff',
  signal: '#ffb310',
  /** For links: contrast 7.6 on white. */
  blue: '#1b5590',
} as const;

/** Mail programs load no web fonts; all have Arial. */
const FONT = 'Arial,Helvetica,sans-serif';

/** Inline styles, because many mail programs ignore style sheets. */
export const STYLES = {
  page: `margin:0;padding:0;background-color:${COLORS.concrete};`,
  text: `margin:0 0 16px;font:16px/24px ${FONT};color:${COLORS.ink};`,
  small: `margin:0;font:14px/20px ${FONT};color:${COLORS.slate};`,
  title: `margin:0 0 16px;font:bold 24px/30px ${FONT};color:${COLORS.ink};`,
  heading: `margin:24px 0 8px;font:bold 18px/24px ${FONT};color:${COLORS.ink};`,
  brand: `margin:0;font:bold 20px/26px ${FONT};color:${COLORS.white};`,
  claim: `margin:2px 0 0;font:14px/20px ${FONT};color:${COLORS.slab};`,
  label: `padding:6px 16px 6px 0;font:14px/20px ${FONT};color:${COLORS.slate};`,
  value: `padding:6px 0;font:16px/22px ${FONT};color:${COLORS.ink};word-break:break-word;`,
  amount: `padding:6px 0 6px 16px;font:16px/22px ${FONT};color:${COLORS.ink};white-space:nowrap;`,
  total: `padding:12px 0 6px;font:bold 18px/24px ${FONT};color:${COLORS.ink};`,
  totalAmount: `padding:12px 0 6px 16px;font:bold 18px/24px ${FONT};color:${COLORS.ink};white-space:nowrap;`,
  note: `margin:0;font:16px/24px ${FONT};color:${COLORS.ink};word-break:break-word;`,
  qrHint: `margin:16px 0 8px;font:16px/24px ${FONT};color:${COLORS.ink};`,
  button: `display:inline-block;padding:14px 24px;font:bold 16px/20px ${FONT};color:${COLORS.ink};text-decoration:none;`,
  link: `color:${COLORS.blue};text-decoration:underline;`,
  line: `border-bottom:1px solid ${COLORS.slab};`,
} as const;
