import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The entry whose details are open, kept in the URL for reloads, links and the back button. */
export function useOpened(param: string) {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const isOpenedHere = useLocation().state?.isOpenedHere === true;

  function show(id: string | undefined, options: { replace?: boolean }) {
    const next = new URLSearchParams(params);
    if (id === undefined) next.delete(param);
    else next.set(param, id);
    setParams(next, { ...options, state: { keepScroll: true, isOpenedHere: !options.replace } });
  }

  return {
    opened: params.get(param) ?? undefined,
    open: (id: string) => show(id, {}),
    /** Leaves no history entry to return to. */
    close: () => (isOpenedHere ? void navigate(-1) : show(undefined, { replace: true })),
  };
}
