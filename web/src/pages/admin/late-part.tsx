import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type LateModule, lateCode } from './late-code.ts';
import { NotLoaded } from './not-loaded.tsx';

interface Part {
  onClose(): void;
}

/**
 * A dialog or menu whose code comes when it is first opened. Where it does not come, a dialog says
 * so and offers to try again, over the page as it stands.
 * @param name What it shows, a feminine noun: `Bestellung`.
 */
export function latePart<Props extends Part>(
  name: string,
  importModule: LateModule<Props>,
  reload = () => window.location.reload(),
): ComponentType<Props> {
  const code = lateCode(importModule, reload);
  return function LatePart(props: Props) {
    const [Loaded, setLoaded] = useState(code.loaded);
    const [isMissing, setIsMissing] = useState(false);
    const wait = useCallback((loading: Promise<ComponentType<Props>>) => {
      setIsMissing(false);
      loading.then(
        (component) => setLoaded(() => component),
        () => setIsMissing(true),
      );
    }, []);
    useEffect(() => {
      if (!code.loaded()) wait(code.load());
    }, [wait]);
    if (Loaded) return <Loaded {...props} />;
    if (!isMissing) return null;
    return <NotLoaded name={name} onRetry={() => wait(code.loadAgain())} onClose={props.onClose} />;
  };
}
