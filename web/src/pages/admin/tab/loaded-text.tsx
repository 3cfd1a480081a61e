import { LoadingText } from '../../../components/loading-text.tsx';

interface LoadedTextProps {
  isLoading: boolean;
  /** What is said until then. */
  loading: string;
  children: string;
}

/** What is known once something has come: said then, by a region that was there while it was loading. */
export function LoadedText({ isLoading, loading, children }: LoadedTextProps) {
  return (
    <>
      {isLoading && <LoadingText>{loading}</LoadingText>}
      <span role="status">{isLoading ? '' : children}</span>
    </>
  );
}
