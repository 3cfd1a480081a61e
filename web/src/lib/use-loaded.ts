import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded once it is wanted; undefined until then, and as long as it cannot
 * be loaded. `load` has to be the same function on every render.
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  isWanted: boolean,
): ComponentType<Props> | undefined {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (module) => setLoaded(() => module.default),
      () => {}, // Offline. Tried again when it is wanted again.
    );
  }, [load, isWanted]);
  return Loaded;
}
