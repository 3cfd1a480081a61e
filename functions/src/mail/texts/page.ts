import { COMPANY, OPENING_HOURS } from '@shop/domain/company';
import type { Block } from './blocks.ts';
import { type Html, html } from './html.ts';
import { COLORS, STYLES } from './look.ts';
import { joinParts, type MailText } from './mail-text.ts';

/** Hides layout tables from screen readers. */
const TABLE = {
  html: 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"',
};

/** A mail made of these parts, ending with the company's particulars. `preview` as in `page`. */
export function mailOf(subject: string, preview: string, blocks: readonly Block[]): MailText {
  const qrCode = blocks.find((block) => block.qrCode)?.qrCode;
  const text = joinParts(...blocks.map((block) => block.text), ['-- ', ...companyLines()]);
  const content = html`${blocks.map((block) => block.html)}`;
  return { subject, text, html: page(subject, preview, content), ...(qrCode && { qrCode }) };
}

/**
 * A mail's HTML document: the content between the company's header and footer. `preview` is shown
 * beside the subject in an inbox. At most 600 pixels wide.
 */
function page(subject: string, preview: string, content: Html): string {
  return html`<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="supported-color-schemes" content="light">
<title>${subject}</title>
</head>
<body style="${STYLES.page}">
<div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
<table ${TABLE} bgcolor="${COLORS.concrete}"><tr><td align="center" style="padding:24px 8px;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table ${TABLE} bgcolor="${COLORS.white}" style="max-width:600px;border:1px solid ${COLORS.slab};">
<tr><td align="left" bgcolor="${COLORS.asphalt}" style="padding:20px 24px;border-bottom:4px solid ${COLORS.signal};">
<p style="${STYLES.brand}">${COMPANY.shortName}</p>
<p style="${STYLES.claim}">${COMPANY.claim}</p>
</td></tr>
<tr><td align="left" style="padding:28px 24px 32px;">
${content}
</td></tr>
<tr><td align="left" bgcolor="${COLORS.plaster}" style="padding:20px 24px;border-top:1px solid ${COLORS.slab};">
${FOOTER}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`.html;
}

/** The sender's particulars, required in business letters (§ 35a GmbHG). */
function companyLines(): string[] {
  return [
    COMPANY.name,
    `${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`,
    `Telefon ${COMPANY.phone.display}`,
    `E-Mail ${COMPANY.email}`,
    OPENING_HOURS.map(({ days, hours }) => `${days} ${hours}`).join(', '),
    `Geschäftsführer: ${COMPANY.managingDirector}`,
    COMPANY.register,
    `USt-IdNr. ${COMPANY.vatId}`,
  ];
}

const FOOTER = companyLines().map((line) => html`<p style="${STYLES.small}">${line}</p>\n`);
