import { vi } from 'vitest';

/** Reports this entry to every observer as soon as it observes. */
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
