import { RulesError } from './rules-error.ts';
import type { PathSegment } from './rules-value.ts';

const CAPTURE = /^\{([A-Za-z_$][\w$]*)\}$/;

export const pathText = (segments: readonly PathSegment[]): string =>
  segments.map((segment) => `/${segmentText(segment)}`).join('');

/** Parses a path such as `/users/{id}`; the leading slash is optional. */
export function parsePathText(text: string): PathSegment[] {
  const parts = (text.startsWith('/') ? text.slice(1) : text).split('/');
  return parts.map((part) => {
    if (part === '') {
      throw new RulesError(`Invalid path "${text}": a segment is empty.`);
    }
    const capture = CAPTURE.exec(part)?.[1];
    return capture === undefined ? part : { capture };
  });
}

export const segmentText = (segment: PathSegment | undefined): string | undefined =>
  typeof segment === 'object' ? `{${segment.capture}}` : segment;
