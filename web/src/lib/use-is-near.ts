import { useEffect, useRef, useState } from 'react';

/** Early enough to load before the reader arrives, but not with the first view. */
const NEAR = '600px 0px';

/** Whether the reader has scrolled near the element with the ref `place`. */
export function useIsNear(margin = NEAR) {
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
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [margin]);
  return { place, isNear };
}
