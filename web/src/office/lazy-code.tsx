import { Component, type ComponentType, lazy, type ReactNode, Suspense, useReducer } from 'react';
import { shopConnection } from '../lib/connection/shop-connection.ts';
import { LoadingText } from '../ui/loading-text.tsx';
import { AdminDialog } from './dialog/admin-dialog.tsx';
import { NotLoaded } from './tab/paged-list.tsx';

interface LazyOptions {
  /** Set for a dialog: what it shows, as a feminine noun: `Bestellung`. */
  dialog?: string;
  reload?(): void;
}

/**
 * A view or dialog whose code is loaded when it is first shown. If that fails, a message in its place
 * offers to retry: by importing again, or by reloading the page if the browser remembers the failure.
 */
export function lazyCode<Props extends object>(
  importCode: () => Promise<{ default: ComponentType<Props> }>,
  { dialog, reload = () => window.location.reload() }: LazyOptions = {},
): ComponentType<Props> {
  let hasImportFailed = false;

  async function load() {
    // Browsers remember a failed import until the page is reloaded, so none is attempted offline.
    if (hasImportFailed || !(await isConnected())) throw new CodeNotLoaded();
    try {
      return await importCode();
    } catch {
      hasImportFailed = true;
      void shopConnection.check();
      throw new CodeNotLoaded();
    }
  }

  let Code = lazy(load);

  async function renew(): Promise<void> {
    if (hasImportFailed && (await shopConnection.check())) reload();
    Code = lazy(load);
  }

  return function LazyCode(props: Props) {
    const [, render] = useReducer((count: number) => count + 1, 0);
    const { onClose } = props as { onClose?(): void };
    return (
      <CodeBoundary
        failure={(again) => {
          const retry = () => void renew().then(again).then(render);
          const title = `${dialog ? `Die ${dialog}` : 'Dieser Bereich'} konnte nicht geladen werden`;
          const message = (
            <NotLoaded title={title} onRetry={retry}>
              {NEW_RELEASE}
            </NotLoaded>
          );
          return dialog && onClose ? (
            <AdminDialog title={dialog} onClose={onClose} actions={null}>
              {message}
            </AdminDialog>
          ) : (
            message
          );
        }}
      >
        <Suspense fallback={dialog ? null : <LoadingText>Wird geladen...</LoadingText>}>
          <Code {...props} />
        </Suspense>
      </CodeBoundary>
    );
  };
}

class CodeNotLoaded extends Error {}

async function isConnected(): Promise<boolean> {
  return (navigator.onLine && !shopConnection.get().isLost) || (await shopConnection.check());
}

interface CodeBoundaryProps {
  failure(again: () => void): ReactNode;
  children: ReactNode;
}

/** Catches the failure to load code; any other error is left to the page. */
class CodeBoundary extends Component<CodeBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof CodeNotLoaded) {
      return this.props.failure(() => this.setState({ error: undefined }));
    }
    throw error;
  }
}

const NEW_RELEASE =
  'Vielleicht ist gerade eine neue Version des Shops erschienen. Beim nächsten Versuch wird die Seite neu geladen.';
