import { vi } from 'vitest';

/** Reports to every observer which of its elements are in view. */
export const stubSight = (entry: Partial<IntersectionObserverEntry>): void => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.tell = tell;
      }
      observe() {
        this.tell([entry as IntersectionObserverEntry], this as never);
      }
      disconnect() {}
    },
  );
};
