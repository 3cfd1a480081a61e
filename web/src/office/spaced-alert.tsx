import Alert, { type AlertProps } from '@mui/material/Alert';

/** An alert with its distances. */
export const SpacedAlert = ({
  mt,
  mb,
  ...props
}: Omit<AlertProps, 'sx'> & { mt?: number; mb?: number }) => <Alert {...props} sx={{ mt, mb }} />;
