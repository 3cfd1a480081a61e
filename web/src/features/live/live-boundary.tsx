import { Component, type ReactNode } from 'react';

/** Keeps a failure to listen away from the page. React logs what it catches, once. */
export class LiveBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
