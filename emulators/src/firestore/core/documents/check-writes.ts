import { invalidArgument } from '../api/errors.ts';
import type { FieldTransform, TimestampMessage, Write } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import { timestampToMicros } from '../values/timestamp.ts';
import { writtenName } from './apply-write.ts';
import { parseFieldPath } from './field-path.ts';

/**
 * Refuses writes whose parts contradict each other, whatever the documents are. What one write
 * contains is validated when it is applied.
 */
export function checkWrites(writes: readonly Write[]): void {
  for (const write of writes) checkWrite(write);
  checkSequence(writes);
}

function checkWrite(write: Write): void {
  if (write.delete !== undefined && write.updateMask) {
    throw invalidArgument('a delete must not specify a document mask.');
  }
  if (write.delete !== undefined && write.updateTransforms?.length) {
    throw invalidArgument('a delete must not specify a update transform.');
  }
  if (write.verify !== undefined && !write.currentDocument) {
    throw invalidArgument('a verify must contain a precondition');
  }
  if (write.transform?.fieldTransforms.length === 0) {
    throw invalidArgument('The list of FieldTransform must not be empty.');
  }
  checkNesting(write.transform?.fieldTransforms ?? write.updateTransforms ?? []);
}

function checkNesting(transforms: readonly FieldTransform[]): void {
  const keys = transforms.map(({ fieldPath }) => parseFieldPath(fieldPath).join('\0'));
  const outer = keys.findIndex((key) => keys.some((other) => other.startsWith(`${key}\0`)));
  if (outer >= 0) {
    throw invalidArgument(
      `Cannot transform property ${transforms[outer]?.fieldPath} and its nested property at the same time.`,
    );
  }
}

type Kind = 'insert' | 'update' | 'upsert' | 'delete' | 'verify';

interface Step {
  readonly kind: Kind;
  readonly exists: boolean | undefined;
  readonly version: TimestampMessage | undefined;
}

/** Refuses writes of one document that contradict each other, whatever the document is. */
function checkSequence(writes: readonly Write[]): void {
  const previous = new Map<string, Step>();
  for (const write of writes) {
    const { path } = parseDocumentName(writtenName(write));
    const step = stepOf(write);
    const before = previous.get(path);
    if (before) checkPair(before, step);
    previous.set(path, step);
  }
}

function stepOf({ delete: deleted, verify, currentDocument }: Write): Step {
  const { exists, updateTime: version } = currentDocument ?? {};
  const written = version || exists === true ? 'update' : exists === false ? 'insert' : 'upsert';
  const kind = verify !== undefined ? 'verify' : deleted !== undefined ? 'delete' : written;
  return { kind, exists, version };
}

function checkPair(before: Step, { kind, exists, version }: Step): void {
  if (kind === 'verify' || before.kind === 'verify') {
    throw invalidArgument(verified(before.kind, kind));
  }
  const isMissing = before.kind === 'delete';
  const contradicts = isMissing
    ? kind === 'update' || (kind === 'delete' && exists === true)
    : kind === 'insert' || (kind === 'delete' && exists === false);
  if (contradicts) {
    throw invalidArgument(`Cannot ${before.kind} then ${kind} an entity in the same request.`);
  }
  const isSameVersion =
    before.version && version && timestampToMicros(before.version) === timestampToMicros(version);
  if (version && !isSameVersion) {
    throw invalidArgument('Cannot collapse mutations with different version preconditions');
  }
}

function verified(before: Kind, kind: Kind): string {
  if (before !== 'verify') {
    return 'the same document cannot be written and then verified in a single request';
  }
  return kind === 'verify'
    ? 'the same document cannot be verified more than once in a single request'
    : 'the same document cannot be verified and then written in a single request';
}
