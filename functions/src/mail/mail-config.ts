import { COMPANY } from '@shop/domain/company';
import type { Address } from './mailer.ts';

export type MailConfig = ReturnType<typeof readMailConfig>;
export type MailLimits = MailConfig['limits'];

type Env = Readonly<Record<string, string | undefined>>;

/** The Hosting emulator of firebase.json. */
const LOCAL_ORIGIN = 'http://127.0.0.1:5050';

/**
 * Reads the secret SMTP_URL, MAIL_FROM (`Name <address>` or an address), OFFICE_MAIL, MAIL_WAIT_MS and the
 * limits named below. Links in mails lead to the first site origin or, if there is none, to the project's
 * default address on Hosting.
 */
export function readMailConfig(
  env: Env,
  siteOrigins: readonly string[],
  readMax: (name: string, fallback: number) => number,
) {
  const smtpUrl = (env.SMTP_URL ?? '').trim();
  return {
    /** `smtps://user:password@host` or `smtp://…`, unchecked; empty without a mail server. */
    smtpUrl: smtpUrl.toLowerCase() === 'none' ? '' : smtpUrl,
    from: readAddress(env.MAIL_FROM ?? ''),
    officeAddress: env.OFFICE_MAIL?.trim() || COMPANY.email,
    siteOrigin: siteOrigins[0] ?? defaultOrigin(env),
    limits: {
      /** Confirmations to one address in any hour; further ones are sent later. */
      confirmationsPerHour: readMax('CONFIRMATIONS_PER_HOUR', 5),
      /** The same in any 24 hours; further ones are not sent, but listed as undelivered. */
      confirmationsPerDay: readMax('CONFIRMATIONS_PER_DAY', 20),
      /**
       * Withdrawals per client in any hour whose mails are sent at once; mails of further ones are sent
       * later.
       */
      receiptsPerHour: readMax('RECEIPTS_PER_HOUR', 20),
      /** The same in any 24 hours; the mails of further ones are not sent, but listed as undelivered. */
      receiptsPerDay: readMax('RECEIPTS_PER_DAY', 60),
      /**
       * Orders, bookings, cancellations, extensions and requests of one network in any hour whose
       * mails are sent at once; further mails wait until half of a quota is left.
       */
      mailsPerNetwork: readMax('MAILS_PER_NETWORK', 20),
      /** All mails to customers in any hour; further ones are sent later. */
      mailsPerHour: readMax('MAILS_PER_HOUR', 200),
      /** All mails to the office in any hour; further ones are sent later. */
      noticesPerHour: readMax('NOTICES_PER_HOUR', 200),
      /** All receipts of requests in any hour; further ones are sent later. */
      requestReceiptsPerHour: readMax('REQUEST_RECEIPTS_PER_HOUR', 50),
    },
    /** Maximum time an answer waits for its mail. */
    waitMs: Number(env.MAIL_WAIT_MS || 2000),
  };
}

function defaultOrigin({ FIRESTORE_EMULATOR_HOST, GCLOUD_PROJECT }: Env): string {
  return FIRESTORE_EMULATOR_HOST ? LOCAL_ORIGIN : `https://${GCLOUD_PROJECT}.web.app`;
}

function readAddress(text: string): Address {
  const [, name, address] = /^(.*)<([^<>]+)>\s*$/.exec(text) ?? [];
  return {
    name: name?.trim().replace(/^"(.*)"$/, '$1') || COMPANY.name,
    address: (address ?? text).trim() || COMPANY.email,
  };
}
