import { useEffect, useRef, useState } from 'react';

/** Before the reader gets there, but after the first view. */
const NEAR = '600px 0px';

/** Whether the reader has come near the element that `place` is given to. */
export function useIsNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
