import { Component, type ErrorInfo, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

/** Keeps the frame of the site standing when a page fails, or when its code cannot be loaded. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    console.error('Page failed:', error, componentStack);
  }

  override render() {
    return this.state.failed ? <PageError /> : this.props.children;
  }
}
