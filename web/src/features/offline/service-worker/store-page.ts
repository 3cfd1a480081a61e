import { type Kind, kindOf } from './kind-of.ts';
import { RELEASE } from './release.ts';
import { STRATEGIES } from './strategies.ts';

/**
 * Stores what a page loaded before the worker was in control: its document and its files. A page of
 * another release is left out, since its files are.
 */
export async function storePage(event: ExtendableEvent, urls: readonly string[]): Promise<void> {
  const [document, ...resources] = urls;
  if (document === undefined) return;
  const asked = [...kinds([document], true), ...kinds(resources, false)];
  const isOfThisRelease = asked.every(
    ({ url, kind }) => kind !== 'asset' || RELEASE.assets.includes(new URL(url).pathname),
  );
  if (isOfThisRelease) await Promise.allSettled(asked.map((one) => store(event, one)));
}

interface Asked {
  url: string;
  kind: Kind;
}

function kinds(urls: readonly string[], isNavigation: boolean): Asked[] {
  return urls.flatMap((url) => {
    const kind = kindOf({ method: 'GET', url, isNavigation }, self.location.origin);
    return kind && kind !== 'private-document' ? [{ url, kind }] : [];
  });
}

/** The browser has just loaded it: its own cache gives it again, without the network. */
async function store(event: ExtendableEvent, { url, kind }: Asked): Promise<void> {
  const request = new Request(url, { cache: 'force-cache' });
  const [, isDone] = STRATEGIES[kind].handleAll({ event, request });
  await isDone;
}
