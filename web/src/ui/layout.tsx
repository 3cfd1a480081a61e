import Box, { type BoxProps } from '@mui/material/Box';
import Container, { type ContainerProps } from '@mui/material/Container';
import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';
import { COLORS } from '../lib/theme/colors.ts';
import { columns, ENDS, PLAIN_LIST, VISUALLY_HIDDEN, WRAPPED } from '../lib/theme/shared-styles.ts';

type Length = number | Record<string, number>;

interface PartProps extends Omit<BoxProps, 'sx'> {
  component?: ElementType;
  gap?: Length;
  /** Alignment of the children across the row or column; the default depends on the part. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  mt?: Length;
  mb?: Length;
  sx?: object | undefined;
  /** Only for a form. */
  noValidate?: boolean;
  /** Only for details. */
  open?: boolean;
}

/** A layout part of these styles, which its props may override. */
export const part =
  (element: ElementType, styles: object, alignAs: 'alignItems' | 'justifyItems' = 'alignItems') =>
  ({ gap, align, mt, mb, sx, ...props }: PartProps) => {
    const given = { gap, [alignAs]: align, mt, mb };
    const set = Object.entries(given).filter(([, value]) => value !== undefined);
    return (
      <Box component={element} {...props} sx={{ ...styles, ...Object.fromEntries(set), ...sx }} />
    );
  };

/** An element that only keeps its distance. */
export const Block = part('div', {});

/** An element that may be narrower than its content, as in a row. */
export const Shrinking = part('div', { minWidth: 0 });

/** The same, with words that break where they do not fit. */
export const Breaking = part('div', { minWidth: 0, overflowWrap: 'anywhere' });

/** Grey, in the font of what surrounds it. */
export const Muted = part('div', { color: 'text.secondary' });

/** Semibold, in the font of what surrounds it. */
export const Strong = part('div', { fontWeight: 600 });

/** White on the shop's dark ground. */
export const Dark = part('div', { bgcolor: COLORS.asphalt, color: COLORS.white });

/** An element without the browser's own margins. */
export const Flush = part('div', { m: 0 });

export const Padded = part('div', { p: 2 });

/** An element across all columns of a grid. */
export const WholeRow = part('div', { gridColumn: '1 / -1' });

/** An element whose children take part in the layout around it. */
export const Contents = part('div', { display: 'contents' });

/** Centred elements side by side, which wrap if they do not fit. */
export const Row = part('div', { ...WRAPPED, gap: 1.5 });

/** Elements of equal height side by side, which never wrap. */
export const Line = part('div', { display: 'flex', gap: 2 });

/** Two elements at the ends of a row; the second wraps below the first if they do not fit. */
export const Ends = part('div', { ...ENDS, columnGap: 2 });

const STACKED = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 };

/** Elements stacked at full width. */
export const Stack = part('div', STACKED, 'justifyItems');

/** Two equal columns from tablets up, one on phones, as for form fields. */
export const Halves = part('div', { ...columns('sm', 1, 1), gap: 2 });

/** A list without bullets; its entries are `li`. */
export const PlainList = part('ul', PLAIN_LIST);

/** A list without bullets whose entries keep a distance. */
export const StackedList = part('ul', { ...PLAIN_LIST, ...STACKED });

/** The content of a page, at the width of the shop. */
export const Page = ({ py = { xs: 4, md: 8 }, ...props }: ContainerProps & { py?: Length }) => (
  <Container {...props} sx={{ py }} />
);

/** Text for screen readers alone. */
export const HiddenText = part('span', VISUALLY_HIDDEN);

interface TextProps extends Omit<TypographyProps, 'color' | 'sx'> {
  component?: ElementType;
  mt?: Length;
  mb?: Length;
  muted?: boolean;
  strong?: boolean;
}

/** Text with its distances, grey if `muted`, semibold if `strong`. */
export const Text = ({ mt, mb, muted, strong, ...props }: TextProps) => {
  const color = muted ? 'text.secondary' : undefined;
  return <Typography {...props} sx={{ mt, mb, color, fontWeight: strong ? 600 : undefined }} />;
};

/** Small grey text. */
export const Quiet = (props: TextProps) => <Text variant="body2" muted {...props} />;
