import { contactRequest } from './shop-data.ts';

const valid = JSON.stringify(contactRequest());
const withField = (name: string, json: string) =>
  valid.replace('{', `{${JSON.stringify(name)}:${json},`);

/** Bodies that `POST /api/contact` must refuse, each invalid in one way, and the status. */
export const BAD_CONTACTS: [
  what: string,
  body: string | Uint8Array<ArrayBuffer>,
  status: number,
  type?: string,
][] = [
  ['an empty body', '', 400],
  ['half a JSON', valid.slice(0, -1), 400],
  ['a form', 'name=Erika&email=erika%40example.de', 400, 'application/x-www-form-urlencoded'],
  ['a plain text content type', valid, 400, 'text/plain'],
  ['invalid UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x22]), 400],
  ['null', 'null', 400],
  ['a list', `[${valid}]`, 400],
  ['a text', '"contact"', 400],
  ['an empty object', '{}', 400],
  ['an id', withField('id', '"1"'), 400],
  ['a timestamp of its own', withField('created_at', '"2020-01-01T00:00:00Z"'), 400],
  ['__proto__', withField('__proto__', '{"isRobot":false}'), 400],
  ['constructor', withField('constructor', '{}'), 400],
  ['a name of spaces', field('name', ' \n'), 400],
  ['a name of 101 characters', field('name', 'x'.repeat(101)), 400],
  ['a name that is an object', field('name', { toString: 'x' }), 400],
  ['no e-mail', field('email', undefined), 400],
  ['an e-mail without a domain', field('email', 'erika@'), 400],
  ['an e-mail of 60 000 characters', field('email', `a@${'.'.repeat(60_000)}@`), 400],
  ['an empty phone number', field('phone', ''), 400],
  ['a phone number that is a number', field('phone', 6990009123), 400],
  ['a phone number of 41 characters', field('phone', '1'.repeat(41)), 400],
  ['a message that is null', field('message', null), 400],
  ['a message of 4301 characters', field('message', 'x'.repeat(4301)), 400],
  ['a message that is a list', field('message', ['Hallo']), 400],
  ['half a surrogate pair', valid.replace('Erika', '\\ud83d'), 400],
  ['no request type', field('request_type', undefined), 400],
  ['a request type that is null', field('request_type', null), 400],
  ['an unknown request type', field('request_type', 'fax'), 400],
  ['a request type of every object', field('request_type', 'toString'), 400],
  ['a request type that is a list', field('request_type', ['contact']), 400],
  ['a hidden field that is null', field('website', null), 400],
  ['a hidden field that is an object', field('website', {}), 400],
  ['a hidden field of 201 characters', field('website', 'x'.repeat(201)), 400],
  ['one byte over 64 KiB', valid.padEnd(64 * 1024 + 1), 413],
];

function field(name: string, value: unknown): string {
  return JSON.stringify({ ...contactRequest(), [name]: value });
}
