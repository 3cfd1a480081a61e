import Box, { type BoxProps } from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ElementType, ReactNode } from 'react';
import { columns, ENDS, PLAIN_LIST, WRAPPED } from '../lib/theme/shared-styles.ts';

type Length = number | Record<string, number>;

interface PartProps extends Omit<BoxProps, 'sx'> {
  component?: ElementType;
  gap?: Length;
  /** Alignment of the children across the row or column; the default depends on the part. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  mt?: Length;
  mb?: Length;
  sx?: object;
  /** Only for a form. */
  noValidate?: boolean;
}

/** A layout part with these styles, which its props may override. */
const part =
  (styles: object, alignAs: 'alignItems' | 'justifyItems' = 'alignItems') =>
  ({ gap, align, mt, mb, sx, ...props }: PartProps) => {
    const given = { gap, [alignAs]: align, mt, mb };
    const set = Object.entries(given).filter(([, value]) => value !== undefined);
    return <Box {...props} sx={{ ...styles, ...Object.fromEntries(set), ...sx }} />;
  };

/** Centred elements side by side, which wrap if they do not fit. */
export const Row = part({ ...WRAPPED, gap: 1.5 });

/** Two elements at the ends of a row; the second wraps below the first if they do not fit. */
export const Ends = part({ ...ENDS, columnGap: 2 });

/** Elements stacked at full width. */
export const Stack = part({ display: 'grid', gap: 2 }, 'justifyItems');

/** Two equal columns from tablets up, one on phones, as for form fields. */
export const Halves = part({ ...columns('sm', 1, 1), gap: 2 });

/** A list without bullets; its entries are `li`. */
export const PlainList = ({ component = 'ul', ...props }: PartProps) => (
  <Plain component={component} {...props} />
);
const Plain = part(PLAIN_LIST);

interface QuietProps {
  id?: string;
  component?: ElementType;
  mt?: number;
  mb?: number;
  children: ReactNode;
}

/** Small grey text. */
export function Quiet({ id, component = 'p', mt = 0, mb = 0, children }: QuietProps) {
  return (
    <Typography
      id={id}
      variant="body2"
      component={component}
      sx={{ mt, mb, color: 'text.secondary' }}
    >
      {children}
    </Typography>
  );
}
