import { useEffect, useState } from 'react';

/**
 * The default export of a module, a component or another function, that is loaded once it is
 * wanted; undefined until then or if it cannot be loaded. `load` must be the same on every render.
 */
export function useLoaded<Code>(
  load: () => Promise<{ default: Code }>,
  isWanted: boolean,
): Code | undefined {
  const [loaded, setLoaded] = useState<Code>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setLoaded(() => module.default),
      () => {}, // Offline. Retried when it is wanted again.
    );
  }, [load, isWanted]);
  return loaded;
}
