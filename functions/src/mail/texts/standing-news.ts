import { repeatText } from '@shop/domain/cart/standing-order';
import { COMPANY } from '@shop/domain/company';
import { formatDay } from '@shop/domain/time/calendar';
import type { Subject } from '../subject.ts';
import { button, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { greetingOf, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

type Standing = Extract<Subject, { kind: 'standing_news' }>;

/** Notifies an account of what the office or the sweep did with its standing order, and why; or that it has ended. */
export function standingNews({ standing, part }: Standing, siteOrigin: string): MailText {
  const event = standing.history.find(({ id }) => id === part);
  const { what = 'changed', text = '', day = '' } = event ?? {};
  const own = `Ihre Dauerbestellung „${standing.name}“`;
  const why = text && `: ${text}`;
  const coming = `${repeatText(standing)}.`;
  const NEWS: Partial<Record<typeof what, [done: string, intro: string, next: string]>> = {
    skipped: [
      'ausgelassen',
      `Ihre Dauerbestellung zum ${formatDay(day)} haben wir ausgelassen: ${text}`,
      'Sie läuft weiter; in Ihrem Konto können Sie sie ändern oder beenden.',
    ],
    paused: [
      'pausiert',
      `${own} haben wir pausiert${why}`,
      'Bis wir sie fortsetzen, schicken wir Ihnen dazu keine Angebote.',
    ],
    resumed: ['fortgesetzt', `${own} haben wir fortgesetzt${why}`, coming],
    ended: [
      'beendet',
      `${own} ist beendet${why}`,
      'Was wir Ihnen schon angeboten haben, können Sie noch bestellen, solange das Angebot gilt.',
    ],
  };
  const [done, intro, next] = NEWS[what] ?? ['geändert', `${own} haben wir geändert${why}`, coming];
  const told = what === 'skipped' ? `Dauerbestellung zum ${formatDay(day)}` : 'Dauerbestellung';
  const said = /[.!?]$/.test(intro) ? intro : `${intro}.`;
  const link = `${siteOrigin}/dashboard`;
  return mailOf(`${told} ${done}, ${COMPANY.shortName}`, said, [
    title(`Dauerbestellung ${done}`),
    paragraph(greetingOf(standing.customer_name)),
    paragraph(said),
    paragraph(next),
    button(link, 'Zum Konto', `Ihr Konto: ${link}`),
    paragraph(QUESTIONS),
  ]);
}
