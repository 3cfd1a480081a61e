import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { Question } from './cancel-action.tsx';

interface AskedButtonProps {
  label: string;
  /** If the label alone does not say what it is about. */
  name?: string;
  question: string;
  labels: { keep: string; confirm: string; sending: string };
  isSending: boolean;
  /** Whether it is done. */
  onConfirm(): Promise<boolean>;
}

/** A button that asks before it does something, and gets the focus back if that is not done. */
export function AskedButton({
  label,
  name,
  question,
  labels,
  isSending,
  onConfirm,
}: AskedButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const keep = () => {
    setIsAsking(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outlined"
        size="small"
        aria-expanded={isAsking}
        aria-label={name}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      {isAsking && (
        <Question
          labels={labels}
          isSending={isSending}
          onKeep={keep}
          onConfirm={() => void onConfirm().then((isDone) => isDone || keep())}
        >
          {question}
        </Question>
      )}
    </>
  );
}
