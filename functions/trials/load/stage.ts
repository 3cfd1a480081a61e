import { join } from 'node:path';
import type { Usage } from '@shop/emulators/firestore';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { buildFunction } from '../stack/built-function.ts';
import { AUTH_PROGRAM, MAIL_PROGRAM, prepareProgram } from '../stack/program.ts';
import { sessionCookie } from '../stack/session-cookie.ts';
import { openShop, PROJECT, type Shop } from '../stack/shop.ts';
import type { UsageSubject } from './measure-usage.ts';
import { learn, prepareData } from './prepare-data.ts';

/** The shop with all that it calls, each in a process of its own. */
export interface LoadStage extends UsageSubject {
  shop: Shop;
  firestore: Firestore;
  stop(): Promise<void>;
}

const UNLIMITED = { ORDERS_PER_HOUR: '1000000', CONTACTS_PER_MINUTE: '1000000' };
const CUSTOMER = 'erika';
const OFFICE = 'chef';

/** Starts everything and stores that many orders. */
export async function openStage(folder: string, orders: number): Promise<LoadStage> {
  const auth = prepareProgram(AUTH_PROGRAM, { settings: { projectId: PROJECT } });
  const mail = prepareProgram(MAIL_PROGRAM);
  const [address, smtpUrl] = (await Promise.all([auth.start(), mail.start()])) as [string, string];
  process.env.FIREBASE_AUTH_EMULATOR_HOST = address;
  const shop = await openShop({
    module: buildFunction(),
    complaints: join(folder, 'function.log'),
    env: { ...UNLIMITED, SMTP_URL: smtpUrl },
  });
  const firestore = getFirestore(initializeApp());
  await prepareData(firestore, { orders, uid: CUSTOMER });
  const send = sender(shop.origin);
  const cookies = await signIn();
  return {
    shop,
    firestore,
    send,
    usage: () => readUsage(shop),
    known: await learn(send, cookies),
    stop: async () => {
      await Promise.all([shop.stop(), auth.kill(), mail.kill()]);
    },
  };
}

/** Adds orders up to that many. */
export function growTo(firestore: Firestore, orders: number): Promise<void> {
  return prepareData(firestore, { orders, uid: CUSTOMER });
}

async function signIn() {
  for (const uid of [CUSTOMER, OFFICE]) {
    await getAuth().createUser({ uid, email: `${uid}@example.de` });
  }
  return { customer: sessionCookie(CUSTOMER), admin: sessionCookie(OFFICE, { admin: true }) };
}

function sender(origin: string): UsageSubject['send'] {
  return ({ method, path, headers, body }) =>
    fetch(origin + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
}

async function readUsage({ database }: Shop): Promise<Usage> {
  const response = await fetch(`http://${database}/emulator/v1/usage`);
  return (await response.json()) as Usage;
}
