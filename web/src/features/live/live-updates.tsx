import { Component, lazy, type ReactNode, Suspense } from 'react';

let LiveListener = loadListener();

/** React keeps a failed import for good: the next try needs a component of its own. */
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

export type LiveList = 'my-orders' | 'my-rentals' | 'orders' | 'contacts';

export interface LiveUpdatesProps {
  list: LiveList;
  /**
   * Called once listening has begun, as something may have changed since the page was loaded, and on
   * each change; with the ids of new entries, which for orders are their numbers.
   */
  onChange(newIds: readonly string[]): void;
}

/**
 * Listens to Firestore while it is mounted; renders nothing. Loads Firebase only now. Where listening
 * fails, the page refetches when it gets the focus, as without it, and listening is tried again then.
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

/** Keeps the page standing when listening fails. React logs the error. */
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
