import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { LiveUpdatesProps } from './live-listener.tsx';

let LiveListener = loadListener();

/** React remembers a failed import for good, so each retry needs a component of its own. */
function loadListener() {
  return lazy(async () => {
    try {
      return await import('./live-listener.tsx');
    } catch (error) {
      LiveListener = loadListener();
      throw error;
    }
  });
}

/**
 * Listens to Firestore while mounted, and loads Firebase only then; renders nothing. If listening
 * fails, the page still refetches when it gets the focus, and listening is then tried again.
 */
export function LiveUpdates(props: LiveUpdatesProps) {
  return (
    <LiveBoundary>
      <Suspense>
        <LiveListener {...props} />
      </Suspense>
    </LiveBoundary>
  );
}

/** Keeps the page in place when listening fails. React logs the error. */
class LiveBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  readonly retry = () => this.state.failed && this.setState({ failed: false });

  override componentDidMount() {
    window.addEventListener('focus', this.retry);
  }

  override componentWillUnmount() {
    window.removeEventListener('focus', this.retry);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
