interface Backends {
  backends: { functionTriggers: Trigger[] }[];
}

interface Trigger {
  /** Region and name. */
  id: string;
  name: string;
  /** Scheduled functions have one as well: for the emulator they listen to Pub/Sub. */
  eventTrigger?: object;
}

/**
 * The key by which the Functions emulator runs a function when it is asked to. It says that it
 * ignores scheduled functions without a Pub/Sub emulator (a Java program), but only never calls
 * them itself.
 */
export async function findTrigger(
  functions: string,
  functionId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = await fetch(`${functions}/backends`, { signal });
  const { backends } = (await answer.json()) as Backends;
  const triggers = backends.flatMap(({ functionTriggers }) => functionTriggers);
  const found = triggers.find(({ name }) => name === functionId);
  // The number counts how often all event triggers were set up anew, which only imports do.
  return found && (found.eventTrigger ? `${found.id}-0` : found.id);
}
