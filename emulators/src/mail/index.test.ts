import { createTransport } from 'nodemailer';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type MailSink, startMailSink } from './index.ts';
import type { Message } from './message.ts';

const NOON = new Date('2026-03-01T12:00:00Z');
const LETTER = {
  from: '"Ada’s Works" <office@works.example>',
  to: ['Bob <bob@home.example>', 'cleo@home.example'],
  subject: 'Grüße & <b>mehr</b>',
  text: 'Zwölf Boxkämpfer <jagen>\n',
  html: '<p>Zwölf <script>alert(1)</script></p>',
  messageId: '<letter-1@works.example>',
};

let sink: MailSink;
const log: string[] = [];

beforeAll(async () => {
  sink = await startMailSink({ log: (line) => log.push(line), now: () => NOON });
});

afterAll(() => sink.stop());

afterEach(async () => {
  log.length = 0;
  await call('DELETE', '/api/messages');
  await call('DELETE', '/api/refusing');
});

function call(method: string, path: string, body?: string) {
  return fetch(`${sink.inboxUrl}${path}`, { method, ...(body && { body }) });
}

const send = (message: object) => createTransport(sink.smtpUrl).sendMail(message);

const list = async (): Promise<Message[]> =>
  (await call('GET', '/api/messages')).json() as Promise<Message[]>;

async function sendAndFind(message: object): Promise<Message> {
  await send(message);
  const [found] = await list();
  if (!found) throw new Error('Nothing arrived.');
  return found;
}

it('receives a message and lists its parts', async () => {
  expect(await sendAndFind(LETTER)).toMatchObject({
    from: 'Ada’s Works <office@works.example>',
    to: ['bob@home.example', 'cleo@home.example'],
    subject: LETTER.subject,
    date: NOON.toISOString(),
    text: expect.stringContaining(LETTER.text),
    html: expect.stringContaining(LETTER.html),
    headers: { messageId: LETTER.messageId, mimeVersion: '1.0', subject: LETTER.subject },
  });
});

it('takes the recipients from the envelope, so that blind copies show', async () => {
  const { to } = await sendAndFind({ ...LETTER, to: 'a@x.example', bcc: 'b@x.example' });
  expect(to).toEqual(['a@x.example', 'b@x.example']);
});

it('returns null for a missing part', async () => {
  const { html: _, ...plain } = LETTER;
  expect(await sendAndFind(plain)).toMatchObject({ text: LETTER.text, html: null });
  const { text: __, ...rich } = LETTER;
  expect(await sendAndFind(rich)).toMatchObject({ text: null });
});

it('logs the subject without addresses', async () => {
  await send({ ...LETTER, subject: 'Your order\u001b[2J' });
  expect(log).toEqual(['Mail: Your order [2J']);
});

it('lists the newest message first and clears the inbox', async () => {
  await send({ ...LETTER, subject: 'first' });
  await send({ ...LETTER, subject: 'second' });
  expect((await list()).map(({ subject }) => subject)).toEqual(['second', 'first']);
  expect((await call('DELETE', '/api/messages')).status).toBe(204);
  expect(await list()).toEqual([]);
});

it('refuses mail with the requested code until told to stop', async () => {
  expect((await call('PUT', '/api/refusing', '{"code":451}')).status).toBe(204);
  await expect(send(LETTER)).rejects.toMatchObject({ responseCode: 451 });
  expect(await list()).toEqual([]);
  expect(await (await call('GET', '/')).text()).toContain('refused with 451');
  await call('DELETE', '/api/refusing');
  await expect(send(LETTER)).resolves.toMatchObject({ rejected: [] });
});

it.each(['{"code":250}', '{"code":"451"}', '{}', 'null', 'no json'])(
  'does not accept %s as a refusal',
  async (body) => {
    expect((await call('PUT', '/api/refusing', body)).status).toBe(400);
    await expect(send(LETTER)).resolves.toMatchObject({ rejected: [] });
  },
);

it('shows the content of a message without running it', async () => {
  const { id } = await sendAndFind(LETTER);
  for (const path of ['/', `/messages/${id}`]) {
    const page = await (await call('GET', path)).text();
    expect(page).toContain('Grüße &amp; &lt;b&gt;mehr&lt;/b&gt;');
    expect(page).not.toContain('<script');
  }
  const page = await (await call('GET', `/messages/${id}`)).text();
  expect(page).toContain('Zwölf Boxkämpfer &lt;jagen&gt;');
  expect(page).toContain(`sandbox="" src="/messages/${id}/html"`);
  expect(page).toContain('Message-ID: &lt;letter-1@works.example&gt;');
});

it('lists attachments and shows the pictures of the HTML part', async () => {
  const dot = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
  const { id, attachments } = await sendAndFind({
    ...LETTER,
    html: '<img src="cid:dot">',
    attachments: [{ cid: 'dot', filename: 'dot.gif', content: dot, encoding: 'base64' }],
  });
  expect(attachments).toEqual([
    { filename: 'dot.gif', contentType: 'image/gif', contentId: 'dot', content: dot },
  ]);
  const part = await (await call('GET', `/messages/${id}/html`)).text();
  expect(part).toContain(`<img src="data:image/gif;base64,${dot}">`);
});

it('serves the HTML part in a sandbox even outside a frame', async () => {
  const { id } = await sendAndFind(LETTER);
  const part = await call('GET', `/messages/${id}/html`);
  expect(await part.text()).toContain(LETTER.html);
  expect(part.headers.get('Content-Security-Policy')).toMatch(/^sandbox; default-src 'none';/);
});

it('allows no scripts or foreign origins on its pages', async () => {
  const policy = (await call('GET', '/')).headers.get('Content-Security-Policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('script-src');
});

it.each([
  ['GET', '/messages/999999'],
  ['GET', '/messages/999999/html'],
  ['GET', '/other'],
  ['POST', '/api/messages'],
])('answers %s %s with 404', async (method, path) => {
  expect((await call(method, path)).status).toBe(404);
});
