import Link from '@mui/material/Link';
import { shownEmail } from '@shop/domain/text/shown-email';

export function MailLink({ email }: { email: string }) {
  return (
    <Link href={mailHref(email)} sx={target}>
      {shownEmail(email)}
    </Link>
  );
}

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link href={phoneHref(phone)} sx={target}>
      {phone}
    </Link>
  );
}

/** Encodes the address, so that a `?bcc=` in it cannot add recipients. */
export function mailHref(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Keeps only characters that can be dialled. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+*#]/g, '')}`;

const target = { display: 'inline-block', py: '10px', my: '-10px' };
