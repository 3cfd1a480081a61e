import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether an element has come near the part of the page that is seen; from then on true. */
export function useHasBeenNear<T extends Element>(): [
  element: RefObject<T | null>,
  isNear: boolean,
] {
  const element = useRef<T>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isNear]);
  return [element, isNear];
}
