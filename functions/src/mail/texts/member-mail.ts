import { COMPANY } from '@shop/domain/company';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import type { MemberMailKind } from '../../stored/member-mail.ts';
import { button, paragraph, title } from './blocks.ts';
import { type MailText, oneLine } from './mail-text.ts';
import { greetingOf, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** Invites an account to a company, or tells it that the office has added it. */
export function memberText(
  kind: MemberMailKind,
  customer: Pick<StoredCustomer, 'name'>,
  siteOrigin: string,
): MailText {
  const name = oneLine(customer.name);
  const link = `${siteOrigin}/dashboard?bereich=firma`;
  const [what, intro, next, action] =
    kind === 'member_invited'
      ? [
          `Einladung von ${name}`,
          `${name} lädt Sie ein, im Shop von ${COMPANY.shortName} für die Firma zu bestellen oder ihre Bestellungen zu sehen.`,
          'Das gilt erst, wenn Sie sich mit dieser E-Mail-Adresse anmelden und die Einladung annehmen. Sie können sie dort auch ablehnen; ohne Antwort ändert sich nichts.',
          'Einladung ansehen',
        ]
      : [
          `Ihr Konto gehört jetzt zu ${name}`,
          `unser Büro hat Ihr Konto mit dieser E-Mail-Adresse der Firma ${name} hinzugefügt.`,
          'Was Sie für die Firma dürfen, steht in Ihrem Konto unter „Meine Firma“. Dort können Sie die Firma auch wieder verlassen.',
          'Meine Firma',
        ];
  return mailOf(`${what}, ${COMPANY.shortName}`, intro, [
    title(what),
    paragraph(greetingOf('')),
    paragraph(intro),
    paragraph(next),
    button(link, action, `Ihr Konto: ${link}`),
    paragraph(QUESTIONS),
  ]);
}
