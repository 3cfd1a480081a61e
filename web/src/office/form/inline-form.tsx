import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import { OfficeButton } from '../office-button.tsx';
import { ResultAlert } from '../tab/call-alerts.tsx';
import type { OfficeForm } from './use-office-form.ts';

interface InlineFormProps extends Pick<ButtonProps, 'variant' | 'size'> {
  form: Omit<OfficeForm, 'isDirty'>;
  label?: string;
  /** The button's text, and its text while sending. */
  submit: string;
  sending?: string;
  /** False while there is nothing to send. */
  canSend?: boolean;
  /** A field in the row of the buttons. */
  beside?: ReactNode;
  /** Leaves the form without sending it. */
  onCancel?: () => void;
  mt?: number;
  children?: ReactNode;
}

/** A form within a page or dialog: its fields, its submit button, and the result. */
export function InlineForm({
  form,
  label,
  submit,
  sending = 'Wird gespeichert...',
  canSend = true,
  beside,
  onCancel,
  mt = 0,
  children,
  ...button
}: InlineFormProps) {
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      gap={1.5}
      mt={mt}
      ref={form.ref}
      onSubmit={(event) => (canSend ? form.submit(event) : event.preventDefault())}
    >
      {children}
      <Row align={beside ? 'start' : 'center'}>
        {beside}
        <Button
          type="submit"
          variant="outlined"
          aria-disabled={!canSend || form.isSending}
          {...button}
        >
          {form.isSending ? sending : submit}
        </Button>
        {onCancel && (
          <OfficeButton variant="text" onClick={onCancel}>
            Abbrechen
          </OfficeButton>
        )}
      </Row>
      <ResultAlert result={form.result} mt={0} />
    </Stack>
  );
}
