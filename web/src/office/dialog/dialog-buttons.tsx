import { type ReactNode, useState } from 'react';
import { OfficeButton, type OfficeButtonProps } from '../office-button.tsx';
import { AskReason } from './ask-reason.tsx';

interface DialogButtonProps extends OfficeButtonProps {
  /** Hides the button, but not an open dialog, which may still show its result. */
  isHidden?: boolean;
  dialog(close: () => void): ReactNode;
}

export function DialogButton({ isHidden, dialog, onClick, ...button }: DialogButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {!isHidden && (
        <OfficeButton
          aria-haspopup="dialog"
          {...button}
          onClick={(event) => {
            onClick?.(event);
            setIsOpen(true);
          }}
        />
      )}
      {isOpen && dialog(() => setIsOpen(false))}
    </>
  );
}

interface AskingButtonProps extends OfficeButtonProps {
  /** Undefined if no question is needed. */
  question: string | undefined;
  text?: string;
  /** Label of the confirming button: `Ja, zurücknehmen`. */
  confirm: string;
  onConfirm(): void;
}

/** A button that asks before it acts. */
export function AskingButton(props: AskingButtonProps) {
  const { question, text, confirm, onConfirm, ...button } = props;
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <OfficeButton {...button} onClick={() => (question ? setIsAsking(true) : onConfirm())} />
      {question && isAsking && (
        <AskReason
          {...{ text, confirm }}
          title={question}
          onKeep={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            onConfirm();
          }}
        />
      )}
    </>
  );
}
