import { type ComponentType, lazy, useState } from 'react';

/** The module of a page. */
export interface PageModule {
  default: ComponentType;
}

/** A page whose code comes with its first visit. */
export interface LazyPage {
  /** Loads the code; asks again after a failure. */
  load(): Promise<void>;
  /** Renders at once when the code is there, and suspends while it is not. */
  Component: ComponentType;
}

/** Makes a page of the function that imports its module. */
export function lazyPage(importModule: () => Promise<PageModule>): LazyPage {
  let loaded: ComponentType | undefined;

  async function load(): Promise<PageModule> {
    const module = await importModule();
    loaded = module.default;
    return module;
  }

  const Suspending = lazy(load);

  function Component() {
    // Held fast: changing from one to the other later would begin the page anew.
    const [Page] = useState(() => loaded ?? Suspending);
    return <Page />;
  }

  return { load: async () => void (await load()), Component };
}
