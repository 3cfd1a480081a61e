import Link from '@mui/material/Link';

/** An address that opens the mail program. */
export function MailLink({ email }: { email: string }) {
  return (
    <Link href={mailHref(email)} sx={target}>
      {email}
    </Link>
  );
}

/** A number that can be called. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <Link href={phoneHref(phone)} sx={target}>
      {phone}
    </Link>
  );
}

/** Encoded: a sender's own `?bcc=` must not become part of the mail. */
export function mailHref(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${address}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`;
}

/** Only what a telephone can dial is kept. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+*#]/g, '')}`;
}

const target = { display: 'inline-block', py: '10px', my: '-10px' };
