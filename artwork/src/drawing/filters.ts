import { tag } from './svg.ts';

export function blur(id: string, deviation: number | string): string {
  const margin = { x: '-30%', y: '-30%', width: '160%', height: '160%' };
  return tag('filter', { id, ...margin }, tag('feGaussianBlur', { stdDeviation: deviation }));
}
