import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StatusBadge } from './badge.tsx';

test.each([
  ['pending', 'In Bearbeitung', 'yellow'],
  ['lost', 'lost', 'grey'],
])('the status %s reads „%s“ in %s', (status, label, color) => {
  render(<StatusBadge status={status} />);
  expect(screen.getByText(label)).toHaveAttribute('data-color', color);
});
