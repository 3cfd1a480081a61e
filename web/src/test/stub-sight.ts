import { vi } from 'vitest';

/** Tells all observers at once what of their elements is in sight. */
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
