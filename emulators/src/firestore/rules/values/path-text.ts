import type { PathSegment } from './rules-value.ts';

export const pathText = (segments: readonly PathSegment[]): string =>
  segments.map((segment) => `/${segmentText(segment)}`).join('');

export const segmentText = (segment: PathSegment | undefined): string | undefined =>
  typeof segment === 'object' ? `{${segment.capture}}` : segment;
