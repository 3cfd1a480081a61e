import { Markup, markup } from './markup.ts';
import type { Message } from './message.ts';

/** The inbox, newest first, and whether it currently refuses mail. */
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
<p>This message does not exist or has been deleted. The inbox is kept in memory only.</p>`,
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

export const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0.5rem 0 1rem; }
h2 { font-size: 1.125rem; margin: 1.5rem 0 0.5rem; }
.notice { border-left: 0.25rem solid #c62828; padding: 0.5rem 0.75rem; }
.list { list-style: none; margin: 0; padding: 0; border-top: 1px solid GrayText; }
.list li { border-bottom: 1px solid GrayText; }
.list a { display: grid; gap: 0 1rem; padding: 0.75rem 0; color: inherit; text-decoration: none; }
.list a:hover .subject, .list a:focus-visible .subject { text-decoration: underline; }
.subject { font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 0; }
dt { font-weight: 600; }
dd { margin: 0; }
pre { margin: 0; padding: 0.75rem; border: 1px solid GrayText; white-space: pre-wrap; }
details pre { margin-top: 0.5rem; }
summary { cursor: pointer; padding: 0.5rem 0; }
iframe { display: block; box-sizing: border-box; width: 100%; height: 80vh; border: 1px solid GrayText; background: #fff; }
@media (min-width: 48rem) {
  .list a { grid-template-columns: 1fr auto; }
  .list .subject { grid-column: 1 / -1; }
}
`;
