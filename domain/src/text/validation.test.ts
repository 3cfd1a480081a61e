import { expect, test } from 'vitest';
import { mixed, number, object, string } from 'yup';
import { shownEmail } from './shown-email.ts';
import {
  emailIn,
  emailText,
  fieldErrors,
  optionalText,
  readBody,
  requiredText,
} from './validation.ts';

const INVALID = 'Gültige E-Mail-Adresse erforderlich';
const schema = object({ email: emailText('E-Mail', 'E-Mail ist erforderlich', INVALID) });

test.each([
  ['a@b.de', 'a@b.de'],
  [' Erika.Muster@Example.DE ', 'Erika.Muster@example.de'],
  ['bau+kies@example.de', 'bau+kies@example.de'],
  ["o'neill_{x}@sub-1.example.de", "o'neill_{x}@sub-1.example.de"],
  ['info@Müller.de', 'info@xn--mller-kva.de'],
  ['info@mu\u0308ller.de', 'info@xn--mller-kva.de'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['info@ｅxample.de', 'info@example.de'],
  ['info@xn--mller-kva.de', 'info@xn--mller-kva.de'],
])('stores the e-mail address %j as %j', (typed, kept) => {
  expect(fieldErrors(schema, { email: typed })).toEqual({});
  expect(readBody(schema, { email: typed })).toEqual({ ok: true, value: { email: kept } });
});

test.each([
  ['info@xn--mller-kva.de', 'info@müller.de'],
  ['a@mail.xn--strae-oqa.xn--vermgensberatung-pwb', 'a@mail.straße.vermögensberatung'],
  ['a@xn--fsq.de', 'a@xn--fsq.de'],
  ['a@xn--80ak6aa92e.com', 'a@xn--80ak6aa92e.com'],
  ['a@xn--999999999.de', 'a@xn--999999999.de'],
  ['a@xn--m.de', 'a@xn--m.de'],
  ['xn--mller-kva@bau.de', 'xn--mller-kva@bau.de'],
  ['', ''],
])('shows the address %j as %j', (email, shown) => {
  expect(shownEmail(email)).toBe(shown);
});

test.each([
  ...'zoe.example.de zoe@example @example.de zoe@@example.de opfer@example.de>'.split(' '),
  ...'<zoe@example.de> Zoe<zoe@example.de> "zoe"@example.de zoe(Chefin)@example.de'.split(' '),
  ...'zoe@example.de(Chefin) jörg@example.de .zoe@example.de zoe.@example.de'.split(' '),
  ...'zoe..muster@example.de zoe@example.de. zoe@example..de zoe@-example.de'.split(' '),
  ...'zoe@example-.de zoe@exam_ple.de zoe@[192.0.2.1] zoe@192.0.2.1 zoe@１９２.0.2.1'.split(' '),
  ...'zoe@müller.de/x zoe@müller.de:25 zoe@a@müller.de zoe,max@example.de'.split(' '),
  ...['zoe@example.de,max@example.de', 'zo e@example.de', 'zoe\u0000@example.de'],
  ...['zoe@exam\u0007ple.de', 'zoe@example.de\u200b', `${'a'.repeat(65)}@example.de`],
  ...[`zoe@${'a'.repeat(64)}.de`, `a@${'ü.'.repeat(100)}de`],
])('refuses the e-mail address %j', (email) => {
  expect(fieldErrors(schema, { email })).toEqual({ email: INVALID });
  expect(readBody(schema, { email })).toEqual({ ok: false, message: INVALID });
});

const NO_NAME = 'Name ist erforderlich';
const texts = object({
  name: requiredText('Name', 40, NO_NAME),
  notes: optionalText('Notiz', 40, 'many'),
});

test.each([
  ...'\u200b\u2800\u3164\u00ad\u034f\u0301\u{e0041}\ufffc\ue000\u{1d159}',
  ...['\u202e\u202c', '\u2066 \u2069', '\ufeff\n\t'],
])('does not accept the invisible name %j', (name) => {
  expect(fieldErrors(texts, { name })).toEqual({ name: NO_NAME });
  expect(readBody(texts, { name, notes: 'x' })).toEqual({ ok: false, message: NO_NAME });
  expect(readBody(texts, { name: 'x', notes: name })).toMatchObject({ value: { notes: '' } });
});

test.each([
  [' Zoe\r\nMaier\t& Co ', 'Zoe Maier & Co', 'Zoe\nMaier\t& Co'],
  ['a\u2028b\u0085c\u000bd', 'a b c d', 'a\nb\nc\nd'],
  ['a\u0000\u001bb\u009fc', 'a b c', 'a b c'],
  ['x\u202egpj.exe\u202c \u2067y\u2069', 'xgpj.exe y', 'xgpj.exe y'],
  [
    '👩\u200d🔧 Łódź 建筑 \u200fשלום',
    '👩\u200d🔧 Łódź 建筑 \u200fשלום',
    '👩\u200d🔧 Łódź 建筑 \u200fשלום',
  ],
])('reads the text %j as one line, or keeps its breaks if declared', (typed, name, notes) => {
  expect(readBody(texts, { name: typed, notes: typed })).toEqual({
    ok: true,
    value: { name, notes },
  });
});

test.each([
  ['<zoe@Example.de>', 'zoe@example.de'],
  ['opfer@example.de>', 'opfer@example.de'],
  ['zoe@exam\u0000ple.de', 'zoe@exam ple.de'],
  ['zoe@example.de\u0007', 'zoe@example.de'],
  ['"zoe"@example.de', 'zoe@example.de'],
  ['zoe(Chefin)@example.de', 'zoe@example.de'],
  ['zoe@example.de.', 'zoe@example.de'],
  ['zoe@müller.de', 'zoe@xn--mller-kva.de'],
  ['Jo\u0308rg@example.de', 'Jörg@example.de'],
  ['', ''],
])('finds in the stored text %j the address %j', (stored, address) => {
  expect(emailIn(stored)).toBe(address);
});

test.each([
  [mixed(), null],
  [string().required(), undefined],
  [number().defined(), undefined],
  [object({ day: string() }).noUnknown(), { other: 1 }],
  [string(), 1],
])('a schema without its own messages refuses in German (%#)', (schema, body) => {
  expect(readBody(object({ value: schema }), { value: body })).toEqual({
    ok: false,
    message: 'Die Anfrage ist ungültig.',
  });
});
