import { Markup, markup } from './markup.ts';
import type { Message } from './message.ts';

/** The inbox, newest first, and whether it refuses mail at present. */
export function listPage(messages: readonly Message[], refusalCode?: number): Markup {
  const refusing = refusalCode
    ? markup`<p class="notice">Every message is refused with ${refusalCode} until DELETE /api/refusing.</p>`
    : NOTHING;
  const list = messages.length
    ? markup`<ol class="list">${messages.map(listItem)}</ol>`
    : markup`<p>No mail yet. What the site sends arrives here and nowhere else.</p>`;
  return page('Mail inbox', markup`<h1>Mail inbox</h1>${refusing}${list}`);
}

/** One message: its text, its HTML in a sandboxed frame, and its source. */
export function messagePage(message: Message, raw: string): Markup {
  const subject = subjectOf(message);
  return page(
    subject,
    markup`<p><a href="/">Mail inbox</a></p>
<h1>${subject}</h1>
<dl>
<dt>From</dt><dd>${message.from}</dd>
<dt>To</dt><dd>${message.to.join(', ')}</dd>
<dt>Received</dt><dd>${time(message.date)}</dd>
</dl>
${message.text === null ? NOTHING : section('Text', markup`<pre>${message.text}</pre>`)}
${message.html === null ? NOTHING : section('HTML', frame(message.id))}
${section('Source', markup`<details><summary>Show the source</summary><pre>${raw}</pre></details>`)}`,
  );
}

export function missingPage(): Markup {
  return page(
    'Not found',
    markup`<p><a href="/">Mail inbox</a></p>
<h1>Not found</h1>
<p>There is no such message, or no longer: the inbox lives in memory.</p>`,
  );
}

const NOTHING = new Markup('');

function page(title: string, content: Markup): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<link rel="icon" href="data:,">
</head>
<body><main>
${content}
</main></body>
</html>
`;
}

function listItem(message: Message): Markup {
  return markup`<li><a href="/messages/${message.id}">
<span class="subject">${subjectOf(message)}</span>
<span>${message.from} to ${message.to.join(', ')}</span>
<span>${time(message.date)}</span>
</a></li>
`;
}

function section(title: string, content: Markup): Markup {
  return markup`<section><h2>${title}</h2>${content}</section>`;
}

function frame(id: string): Markup {
  return markup`<iframe title="HTML part" sandbox="" src="/messages/${id}/html"></iframe>`;
}

function time(date: string): Markup {
  const shown = new Date(date).toLocaleString('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  return markup`<time datetime="${date}">${shown}</time>`;
}

function subjectOf({ subject }: Message): string {
  return subject || '(no subject)';
}
