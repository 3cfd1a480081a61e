import { createContext, use, useEffect, useId } from 'react';

/** Tells the dialogs around a form whether something typed there is unsaved. */
export const TypedWork = createContext<((form: string, isTyped: boolean) => void) | undefined>(
  undefined,
);

export function useTypedWork(isTyped: boolean): void {
  const tell = use(TypedWork);
  const id = useId();
  useEffect(() => {
    tell?.(id, isTyped);
    return () => tell?.(id, false);
  }, [tell, id, isTyped]);
}
