import type { ComponentType } from 'react';
import { shopConnection } from '../../lib/connection/shop-connection.ts';

/** The module of a component that is loaded when it is first needed. */
export type LateModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The code of such a component. */
export interface LateCode<Props> {
  /** The component, if it is there already. */
  loaded(): ComponentType<Props> | undefined;
  /** Loads it. Rejects where it cannot be had now. */
  load(): Promise<ComponentType<Props>>;
  /** The same for whoever asks once more: in a page loaded anew, if nothing less helps. */
  loadAgain(): Promise<ComponentType<Props>>;
}

/**
 * Browsers remember that a module did not come, until the page is loaded anew. So none is asked for
 * while the connection is known to be lost, and the page is loaded anew only where there is one: the
 * office is not stored on the device.
 */
export function lateCode<Props>(
  importModule: LateModule<Props>,
  reload: () => void,
): LateCode<Props> {
  let component: ComponentType<Props> | undefined;
  let hasFailed = false;

  async function load(): Promise<ComponentType<Props>> {
    if (hasFailed || !(await isConnected())) throw new Error('The code cannot be loaded now');
    try {
      component = (await importModule()).default;
      return component;
    } catch (error) {
      hasFailed = true;
      void shopConnection.check();
      throw error;
    }
  }

  async function loadAgain(): Promise<ComponentType<Props>> {
    if (hasFailed && (await shopConnection.check())) reload();
    return load();
  }

  return { loaded: () => component, load, loadAgain };
}

async function isConnected(): Promise<boolean> {
  const isThought = navigator.onLine && !shopConnection.get().isLost;
  return isThought || (await shopConnection.check());
}
