import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  type ComponentType,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useCauseOfFailure } from '../../../components/use-cause-of-failure.ts';
import { shopConnection } from '../../../lib/connection/shop-connection.ts';
import { COLORS } from '../../../lib/theme/colors.ts';

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

/** The module of a component that is loaded when it is first needed. */
type LateModule<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** The code of such a component. */
interface LateCode<Props> {
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
function lateCode<Props>(importModule: LateModule<Props>, reload: () => void): LateCode<Props> {
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

interface NotLoadedProps {
  /** What could not be loaded, a feminine noun. */
  name: string;
  onRetry(): void;
  onClose(): void;
}

/** Says that a part of the page did not come. The browser's own dialog: MUI's may be what is missing. */
function NotLoaded({ name, onRetry, onClose }: NotLoadedProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const cause = useCauseOfFailure(
    `die ${name}`,
    'Vielleicht ist gerade eine neue Fassung des Shops erschienen. Beim nächsten Versuch wird die Seite neu geladen.',
  );
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Gives the focus back to the button that was pressed.
    return () => element?.close();
  }, []);
  return (
    <Box component="dialog" ref={dialog} aria-labelledby="not-loaded" onCancel={onClose} sx={box}>
      <Typography id="not-loaded" variant="h3" component="h2">
        Die {name} konnte nicht geladen werden
      </Typography>
      <Typography sx={{ mt: 2, mb: 3 }}>{cause}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button onClick={onRetry}>Erneut versuchen</Button>
        <Button variant="outlined" onClick={onClose}>
          Schließen
        </Button>
      </Box>
    </Box>
  );
}

const box = {
  boxSizing: 'border-box',
  width: 'calc(100% - 32px)',
  maxWidth: 520,
  p: { xs: 2.5, sm: 4 },
  color: 'text.primary',
  bgcolor: COLORS.white,
  border: 0,
  borderTop: `6px solid ${COLORS.red}`,
  borderRadius: 1,
  '&::backdrop': { bgcolor: 'rgb(0 0 0 / 50%)' },
  '& > div > button': { flex: { xs: '1 1 auto', sm: 'none' } },
};
