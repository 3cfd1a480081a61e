import { type AsyncZippable, type Unzipped, unzipSync, zipSync } from 'fflate/browser';

export * from 'fflate/browser';

/**
 * Stands in for `fflate`, which reads and writes Excel files: it would start workers from `blob:`
 * addresses, which the Content-Security-Policy forbids. The shop's own worker does the work.
 */
export function zip(
  files: AsyncZippable,
  done: (error: unknown, archive?: Uint8Array) => void,
): void {
  settle(() => zipSync(files), done);
}

/** The maximum unpacked size of a 15 MB Excel file; a zip bomb would fill the memory. */
const MAX_UNZIPPED_BYTES = 300 * 1024 * 1024;

export function unzip(archive: Uint8Array, done: (error: unknown, files?: Unzipped) => void): void {
  let bytes = 0;
  const filter = ({ originalSize }: { originalSize: number }) => {
    bytes += originalSize;
    if (bytes > MAX_UNZIPPED_BYTES) throw new RangeError('The archive holds too much');
    return true;
  };
  settle(() => unzipSync(archive, { filter }), done);
}

function settle<Result>(work: () => Result, done: (error: unknown, result?: Result) => void): void {
  let result: Result;
  try {
    result = work();
  } catch (error) {
    done(error);
    return;
  }
  done(null, result);
}
