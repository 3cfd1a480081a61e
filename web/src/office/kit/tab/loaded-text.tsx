import { LoadingText } from '../../../components/loading-text.tsx';

interface LoadedTextProps {
  isLoading: boolean;
  loading: string;
  children: string;
}

/** Replaces a loading text. Screen readers announce only changes of a live region that is there before. */
export function LoadedText({ isLoading, loading, children }: LoadedTextProps) {
  return (
    <>
      {isLoading && <LoadingText>{loading}</LoadingText>}
      <span role="status">{isLoading ? '' : children}</span>
    </>
  );
}
