import { screen } from '@testing-library/react';
import { expect } from 'vitest';

/** A link of this name leads there: an address, or a matcher of one. */
export const expectLink = (
  name: string | RegExp,
  href: unknown,
  within: Pick<typeof screen, 'getByRole'> = screen,
) => expect(within.getByRole('link', { name })).toHaveAttribute('href', href);
