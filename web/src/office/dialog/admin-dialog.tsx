import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  type ReactNode,
  type Ref,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { COLORS } from '../../lib/theme/colors.ts';
import { WRAPPED } from '../../lib/theme/shared-styles.ts';
import { type OfficeForm, TypedWork } from '../form/use-office-form.ts';
import { ResultAlert } from '../tab/call-alerts.tsx';
import { AskReason } from './ask-reason.tsx';

interface AdminDialogProps {
  title: string;
  /** Beside the title, such as the order's customer. */
  subtitle?: string | undefined;
  /** Uses a desktop's width for two columns. */
  isWide?: boolean;
  children: ReactNode;
  actions: ReactNode;
  /** Nothing in it can take the focus, so the content itself scrolls by keyboard. */
  isReadOnly?: boolean;
  /** Something typed is unsaved; forms inside report it themselves. */
  isTyped?: boolean;
  contentRef?: Ref<HTMLDivElement>;
  onClose(): void;
  /** When unsaved work was given up, by closing or by Back. */
  onDiscard?(): void;
}

/** A dialog of the office. It asks before unsaved work in its forms is lost, by Back as well. */
export function AdminDialog({
  title,
  subtitle,
  isWide = false,
  children,
  actions,
  isReadOnly,
  isTyped = false,
  contentRef,
  onClose,
  onDiscard,
}: AdminDialogProps) {
  const titleId = useId();
  const { tell, asked, ask, keep } = useTypedGuard(isTyped);
  const close = () => ask(onClose);
  return (
    <Dialog
      open
      onClose={close}
      fullWidth
      maxWidth={isWide ? 'lg' : 'md'}
      aria-labelledby={titleId}
      sx={paper}
    >
      <Box sx={head}>
        <DialogTitle id={titleId} variant="h2" sx={heading}>
          {title}
        </DialogTitle>
        <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>{subtitle}</Box>
      </Box>
      <DialogContent
        ref={contentRef}
        {...(isReadOnly && { tabIndex: 0 })}
        sx={{ px: { xs: 2, sm: 3 }, pt: 0 }}
      >
        <TypedWork value={tell}>{children}</TypedWork>
      </DialogContent>
      <DialogActions disableSpacing role="group" aria-label="Aktionen" sx={foot}>
        {actions}
        <Button variant="text" onClick={close} sx={{ ml: { sm: 'auto' } }}>
          Schließen
        </Button>
      </DialogActions>
      {asked && (
        <AskReason
          title="Eingaben verwerfen?"
          text="Was Sie eingegeben haben, ist noch nicht gespeichert."
          confirm="Ja, verwerfen"
          keep="Weiter bearbeiten"
          onConfirm={() => {
            onDiscard?.();
            asked();
          }}
          onKeep={keep}
        />
      )}
    </Dialog>
  );
}

interface FormDialogProps
  extends Pick<AdminDialogProps, 'title' | 'isWide' | 'children' | 'onClose'> {
  form: OfficeForm;
  /** Label of the submit button. */
  submit: string;
  sending?: string;
}

/** A dialog that is one form: its submit button, and the result below its fields. */
export function FormDialog({
  form,
  submit,
  sending = submit,
  children,
  ...dialog
}: FormDialogProps) {
  return (
    <AdminDialog
      {...dialog}
      isTyped={form.isDirty}
      contentRef={form.ref}
      actions={
        <Button aria-disabled={form.isSending} onClick={() => form.submit()}>
          {form.isSending ? sending : submit}
        </Button>
      }
    >
      {children}
      <ResultAlert result={form.result} />
    </AdminDialog>
  );
}

/**
 * Asks before leaving a dialog with unsaved work. Back is undone until the answer, and repeated
 * after it; the outermost dialog does that for those inside.
 */
function useTypedGuard(isTyped: boolean) {
  const outer = use(TypedWork);
  const own = useId();
  const typed = useRef(new Set<string>());
  const [asked, setAsked] = useState<() => void>();
  const tell = useCallback(
    (form: string, isNowTyped: boolean) => {
      if (isNowTyped) typed.current.add(form);
      else typed.current.delete(form);
      outer?.(form, isNowTyped);
    },
    [outer],
  );
  useEffect(() => {
    tell(own, isTyped);
    return () => tell(own, false);
  }, [tell, own, isTyped]);

  const ask = useCallback((leave: () => void) => {
    if (typed.current.size === 0) return leave();
    setAsked(() => () => {
      typed.current.clear();
      setAsked(undefined);
      leave();
    });
  }, []);

  useEffect(() => {
    if (outer) return;
    const here = position();
    function hold(event: PopStateEvent) {
      const steps = position() - here;
      if (typed.current.size === 0 || steps === 0) return;
      event.stopImmediatePropagation();
      window.history.go(-steps);
      ask(() => window.history.go(steps));
    }
    const warn = (event: BeforeUnloadEvent) => typed.current.size > 0 && event.preventDefault();
    window.addEventListener('popstate', hold, true);
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('popstate', hold, true);
      window.removeEventListener('beforeunload', warn);
    };
  }, [outer, ask]);

  return { tell, asked, ask, keep: () => setAsked(undefined) };
}

/** The page's position in the tab's history, as counted by the router. */
const position = (): number => window.history.state?.idx ?? 0;

const paper = {
  '& .MuiDialog-paper': {
    m: { xs: 0, sm: 4 },
    width: { xs: '100%', sm: 'calc(100% - 64px)' },
    height: { xs: '100%', sm: 'auto' },
    maxHeight: { xs: '100%', sm: 'calc(100% - 64px)' },
    borderRadius: { xs: 0, sm: 1 },
  },
};

const heading = {
  p: 0,
  flexShrink: 1,
  fontSize: { xs: '1.5rem', sm: '1.75rem' },
  overflowWrap: 'anywhere',
};

const head = {
  ...WRAPPED,
  alignItems: 'baseline',
  columnGap: 2,
  px: { xs: 2, sm: 3 },
  py: 2,
  mb: 3,
  borderBottom: `2px solid ${COLORS.ink}`,
};

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'start',
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 2,
  borderTop: `1px solid ${COLORS.slab}`,
  '& > button, & > a': { flex: { xs: '1 1 auto', sm: 'none' } },
};
