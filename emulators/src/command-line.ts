import { parseArgs } from 'node:util';

/**
 * Reads a command's arguments; an error that `read` throws becomes one line that ends with the
 * usage. Parse them with `parseArgs` of `node:util`, which refuses unknown options.
 */
export function readArguments<Read>(usage: string, read: () => Read): Read {
  try {
    return read();
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error} ${usage}`);
  }
}

/** The same for a command that is a module: prints the line and ends the process with 1. */
export function readCommandLine<Read>(usage: string, read: () => Read): Read {
  try {
    return readArguments(usage, read);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}

/** Reads a command whose options are all whole numbers, with these defaults. */
export function readCounts<Name extends string>(
  usage: string,
  defaults: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const options: Record<string, { type: 'string'; default: string }> = {};
  for (const name in defaults) options[name] = { type: 'string', default: `${defaults[name]}` };
  return readCommandLine(usage, () => {
    const { values } = parseArgs({ options });
    const counts = Object.entries(values).map(([name, text]) => [name, countOf(`--${name}`, text)]);
    return Object.fromEntries(counts);
  });
}

/** A whole number of an option, from 1 up. */
export function countOf(option: string, text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${option} takes a whole number from 1 on, not "${text}".`);
}

/** The value of an option, one of the known ones. */
export function oneOf<Known extends string>(
  option: string,
  text: string,
  known: readonly Known[],
): Known {
  const found = known.find((each) => each === text);
  if (found) return found;
  throw new Error(`${option} takes ${known.join(' or ')}, not "${text}".`);
}
