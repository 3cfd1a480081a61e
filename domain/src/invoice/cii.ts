import { type Cents, sumCents, toEuro } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import { HOME_COUNTRY } from '../order/buyer.ts';
import { type InvoiceKind, isOfAdvance } from '../order/order.ts';
import { formatNumber } from '../text/format.ts';
import { readPostalAddress } from '../text/postal-address.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';
import { advanceTexts } from './advance.ts';
import { shownInvoice } from './corrections.ts';
import {
  type Allowance,
  deliveryText,
  type Invoice,
  type InvoiceLine,
  paymentSentences,
  REASON_LABELS,
  zeroText,
} from './invoice.ts';

/** ZUGFeRD 2.5 in its profile EN 16931, or XRechnung 3.0; both in UN/CEFACT's CII, D22B. */
export type CiiProfile = 'en16931' | 'xrechnung';

const GUIDELINES: Record<CiiProfile, string> = {
  en16931: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
};
const BUSINESS_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/** Document types of UNTDID 1001: commercial invoice, corrected invoice, credit note, prepayment invoice. */
const TYPE_CODES: Record<InvoiceKind, string> = {
  invoice: '380',
  cancellation: '384',
  credit: '381',
  advance: '386',
  advance_cancellation: '384',
};
/** A SEPA credit transfer, of UNTDID 4461. */
const TRANSFER = '58';
/** Clearing between partners: a credit note is set off against its invoice or paid back. */
const CLEARING = '97';
/** Units of UN/ECE Recommendations 20 and 21. */
const UNIT_CODES: Record<string, string> = {
  t: 'TNE',
  kg: 'KGM',
  'm²': 'MTK',
  'm³': 'MTQ',
  m: 'MTR',
  Stück: 'H87',
  Sack: 'XSA',
  Rolle: 'XRO',
  Tag: 'DAY',
  Woche: 'WEE',
  Monat: 'MON',
  'Std.': 'HUR',
  l: 'LTR',
};
const ONE = 'C62';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 cannot contain most control characters, not even escaped. */
const escaped = (text: string) =>
  text
    .replace(/[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

type Content = string | readonly Content[];
const joined = (content: Content): string =>
  typeof content === 'string' ? content : content.map(joined).join('');

/** An element with other elements; omitted if empty. */
function group(name: string, ...content: Content[]): string {
  const inner = joined(content);
  return inner === '' ? '' : `<${name}>${inner}</${name}>`;
}

/** An element with text; omitted without one. */
function leaf(name: string, text: string | undefined, attributes = ''): string {
  return text ? `<${name}${attributes}>${escaped(text)}</${name}>` : '';
}

const amount = (name: string, cents: Cents, attributes = '') =>
  leaf(name, toEuro(cents).toFixed(2), attributes);

function day(name: string, value: CalendarDay, space = 'udt', type = 'DateTimeString'): string {
  const text = leaf(`${space}:${type}`, value.replaceAll('-', ''), ' format="102"');
  return group(name, text);
}

/** The address in parts if it can be parsed, otherwise line by line, without losing anything. */
function address(text: string, country = HOME_COUNTRY): string {
  const read = readPostalAddress(text, country !== HOME_COUNTRY);
  const [first, second, ...others] = text.split(/\s*\n\s*/);
  return group(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', read?.postalCode),
    leaf('ram:LineOne', read?.street ?? first),
    leaf('ram:LineTwo', read ? read.rest : second),
    read ? '' : leaf('ram:LineThree', others.join(', ')),
    leaf('ram:CityName', read?.city),
    leaf('ram:CountryID', country),
  );
}

const mailbox = (email: string) =>
  group('ram:URIUniversalCommunication', leaf('ram:URIID', email, ' schemeID="EM"'));

function taxNumber(text: string | undefined): string {
  const isVatId = text !== undefined && /^[A-Z]{2}[A-Z\d]{2,13}$/.test(text.replaceAll(' ', ''));
  if (!isVatId) return '';
  const id = leaf('ram:ID', text.replaceAll(' ', ''), ' schemeID="VA"');
  return group('ram:SpecifiedTaxRegistration', id);
}

function seller({ seller: it }: Invoice): string {
  return group(
    'ram:SellerTradeParty',
    leaf('ram:Name', it.name),
    group(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', it.managing_director),
      group('ram:TelephoneUniversalCommunication', leaf('ram:CompleteNumber', it.phone)),
      group('ram:EmailURIUniversalCommunication', leaf('ram:URIID', it.email)),
    ),
    group(
      'ram:PostalTradeAddress',
      leaf('ram:PostcodeCode', it.postal_code),
      leaf('ram:LineOne', it.street),
      leaf('ram:CityName', it.city),
      leaf('ram:CountryID', 'DE'),
    ),
    mailbox(it.email),
    taxNumber(it.vat_id),
  );
}

function buyer({ buyer: it }: Invoice): string {
  const contact = group('ram:DefinedTradeContact', leaf('ram:PersonName', it.name));
  return group(
    'ram:BuyerTradeParty',
    leaf('ram:Name', it.company || it.name),
    it.company ? contact : '',
    address(it.address, it.country),
    it.email ? mailbox(it.email) : '',
    taxNumber(it.tax_number),
  );
}

/** VAT category: exempt, zero-rated, or standard, which includes reduced rates. */
function category(rate: VatRate, { zero }: Pick<Invoice, 'zero'>): string {
  const none = zero?.kind === 'exempt' ? 'E' : 'Z';
  return leaf('ram:CategoryCode', rate === 0 ? none : 'S');
}
const exemption = (rate: VatRate, { zero }: Invoice) =>
  rate === 0 && zero?.kind === 'exempt' ? leaf('ram:ExemptionReason', zero.text) : '';
const percent = (rate: VatRate) => leaf('ram:RateApplicablePercent', String(rate));

/** `Wiegeschein 4711 vom 24.11.2026, 11.840 kg netto, F-MT 12`. */
export function slipTexts({ slips = [] }: Pick<InvoiceLine, 'slips'>): string[] {
  return slips.map(({ number, weighed_at, net_kg, plate }) =>
    [
      `Wiegeschein ${number} vom ${formatDay(weighed_at.slice(0, 10))}, ${weighed_at.slice(11)} Uhr`,
      `${formatNumber(net_kg)} kg netto`,
      ...(plate ? [plate] : []),
    ].join(', '),
  );
}

function line(it: InvoiceLine, index: number, invoice: Invoice): string {
  const note = [...(it.of ? [deliveryText(it.of)] : []), ...slipTexts(it)].join('; ');
  return group(
    'ram:IncludedSupplyChainTradeLineItem',
    group(
      'ram:AssociatedDocumentLineDocument',
      leaf('ram:LineID', String(index + 1)),
      group('ram:IncludedNote', leaf('ram:Content', note)),
    ),
    group(
      'ram:SpecifiedTradeProduct',
      leaf('ram:SellerAssignedID', it.article_number),
      leaf('ram:Name', it.name),
    ),
    group(
      'ram:SpecifiedLineTradeAgreement',
      group('ram:NetPriceProductTradePrice', amount('ram:ChargeAmount', it.unit_price_cents)),
    ),
    group(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', String(it.quantity), ` unitCode="${UNIT_CODES[it.unit] ?? ONE}"`),
    ),
    group(
      'ram:SpecifiedLineTradeSettlement',
      group(
        'ram:ApplicableTradeTax',
        leaf('ram:TypeCode', 'VAT'),
        category(it.vat_rate, invoice),
        percent(it.vat_rate),
      ),
      it.of ? period(it.of) : '',
      group(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        amount('ram:LineTotalAmount', it.net_cents),
      ),
      costCentre(it.of ?? {}),
    ),
  );
}

/** The terms of payment (BT-20); a discount in the form that XRechnung prescribes. */
function paymentTerms(invoice: Invoice): string {
  const { discount, due_day } = invoice;
  const skonto = discount
    ? `#SKONTO#TAGE=${discount.days}#PROZENT=${discount.percent.toFixed(2)}#\n`
    : '';
  const [first = '', ...others] = paymentSentences(invoice);
  const text = [first, ...(discount ? [] : others)].join(' ');
  return group(
    'ram:SpecifiedTradePaymentTerms',
    leaf('ram:Description', skonto ? `${text}\n${skonto}` : text),
    due_day ? day('ram:DueDateDateTime', due_day) : '',
  );
}

/** The period of a rental or of several deliveries (BG-14), or of one of their lines (BG-26). */
function period(of: { from?: CalendarDay; day: CalendarDay }): string {
  return group(
    'ram:BillingSpecifiedPeriod',
    day('ram:StartDateTime', of.from ?? of.day),
    day('ram:EndDateTime', of.day),
  );
}

/**
 * A document-level allowance (BG-20) with UNTDID 5189 code 95 (discount), or charge (BG-21) with UNTDID 7161 code ADR
 * (other services).
 */
function allowance({ rate, net_cents, reason }: Allowance, invoice: Invoice): string {
  const isCharge = isAdded({ net_cents }, shownInvoice(invoice));
  return group(
    'ram:SpecifiedTradeAllowanceCharge',
    group('ram:ChargeIndicator', leaf('udt:Indicator', String(isCharge))),
    amount('ram:ActualAmount', isCharge ? -net_cents : net_cents),
    leaf('ram:ReasonCode', isCharge ? 'ADR' : '95'),
    leaf('ram:Reason', reason),
    group(
      'ram:CategoryTradeTax',
      leaf('ram:TypeCode', 'VAT'),
      category(rate, invoice),
      percent(rate),
    ),
  );
}

/** Whether an allowance increases the total, which makes it a charge. */
const isAdded = (
  { net_cents }: Pick<Allowance, 'net_cents'>,
  { gross_cents }: Pick<Invoice, 'gross_cents'>,
): boolean => net_cents * gross_cents < 0;

function settlement(invoice: Invoice): string {
  const { bank, vat, net_cents, gross_cents, cancels, allowances = [] } = shownInvoice(invoice);
  const charges = allowances.filter((each) => isAdded(each, { gross_cents }));
  const chargedCents = -sumCents(charges.map((each) => each.net_cents));
  const allowedCents = sumCents(allowances.map((each) => each.net_cents)) + chargedCents;
  const means = invoice.kind === 'credit' ? CLEARING : invoice.payment?.means_code;
  const vatCents = gross_cents - net_cents;
  return group(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:PaymentReference', invoice.number),
    leaf('ram:InvoiceCurrencyCode', 'EUR'),
    group(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      leaf('ram:TypeCode', means ?? TRANSFER),
      means
        ? ''
        : [
            group(
              'ram:PayeePartyCreditorFinancialAccount',
              leaf('ram:IBANID', bank.iban),
              leaf('ram:AccountName', bank.holder),
            ),
            group('ram:PayeeSpecifiedCreditorFinancialInstitution', leaf('ram:BICID', bank.bic)),
          ],
    ),
    vat.map((of, index) =>
      group(
        'ram:ApplicableTradeTax',
        amount('ram:CalculatedAmount', of.vat_cents),
        leaf('ram:TypeCode', 'VAT'),
        exemption(of.rate, invoice),
        amount('ram:BasisAmount', of.net_cents),
        category(of.rate, invoice),
        // The same for all rates, and allowed once.
        invoice.kind === 'advance' && index === 0
          ? day('ram:TaxPointDate', invoice.delivery.day, 'udt', 'DateString')
          : '',
        percent(of.rate),
      ),
    ),
    invoice.delivery.from ? period(invoice.delivery) : '',
    allowances.map((each) => allowance(each, invoice)),
    paymentTerms(invoice),
    group(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      amount('ram:LineTotalAmount', net_cents + allowedCents - chargedCents),
      charges.length > 0 ? amount('ram:ChargeTotalAmount', chargedCents) : '',
      allowances.length > charges.length ? amount('ram:AllowanceTotalAmount', allowedCents) : '',
      amount('ram:TaxBasisTotalAmount', net_cents),
      amount('ram:TaxTotalAmount', vatCents, ' currencyID="EUR"'),
      amount('ram:GrandTotalAmount', gross_cents),
      amount('ram:TotalPrepaidAmount', invoice.prepaid_cents),
      amount('ram:DuePayableAmount', shownInvoice(invoice).payable_cents),
    ),
    cancels
      ? group(
          'ram:InvoiceReferencedDocument',
          leaf('ram:IssuerAssignedID', cancels.number),
          day('ram:FormattedIssueDateTime', cancels.day, 'qdt'),
        )
      : '',
    costCentre(invoice),
  );
}

/** The buyer's accounting reference, of the invoice (BT-19) or a line of a collective one (BT-133). */
const costCentre = (of: { cost_centre?: string | undefined }): string =>
  group('ram:ReceivableSpecifiedTradeAccountingAccount', leaf('ram:ID', of.cost_centre));

function notes(invoice: Invoice): string {
  const { seller: it, cancels, kind, zero } = invoice;
  const legal = `${it.name}, ${it.register}, Geschäftsführer: ${it.managing_director}`;
  const note = (text: string, subject = '') =>
    group('ram:IncludedNote', leaf('ram:Content', text), leaf('ram:SubjectCode', subject));
  const advances = advanceTexts(invoice).join('\n');
  const untaxed = zero?.kind === 'zero' ? note(zeroText(invoice) ?? '') : '';
  return (
    note(legal, 'REG') +
    untaxed +
    (advances === '' ? '' : note(advances)) +
    (cancels ? note(`${REASON_LABELS[kind]}: ${cancels.reason}`) : '')
  );
}

const SPACES = ['CrossIndustryInvoice:100', 'ReusableAggregateBusinessInformationEntity:100'];
const NAMESPACES = [
  `xmlns:rsm="urn:un:unece:uncefact:data:standard:${SPACES[0]}"`,
  `xmlns:ram="urn:un:unece:uncefact:data:standard:${SPACES[1]}"`,
  'xmlns:qdt="urn:un:unece:uncefact:data:standard:QualifiedDataType:100"',
  'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100"',
].join(' ');

/** The invoice as an e-invoice (EN 16931) in CII. */
export function ciiXml(invoice: Invoice, profile: CiiProfile): string {
  const { delivery } = invoice;
  const site = delivery.is_pickup || readPostalAddress(delivery.address) === undefined;
  const body = [
    group(
      'rsm:ExchangedDocumentContext',
      group(
        'ram:BusinessProcessSpecifiedDocumentContextParameter',
        leaf('ram:ID', BUSINESS_PROCESS),
      ),
      group('ram:GuidelineSpecifiedDocumentContextParameter', leaf('ram:ID', GUIDELINES[profile])),
    ),
    group(
      'rsm:ExchangedDocument',
      leaf('ram:ID', invoice.number),
      leaf('ram:TypeCode', TYPE_CODES[invoice.kind]),
      day('ram:IssueDateTime', invoice.day),
      notes(invoice),
    ),
    group(
      'rsm:SupplyChainTradeTransaction',
      shownInvoice(invoice).lines.map((each, index) => line(each, index, invoice)),
      group(
        'ram:ApplicableHeaderTradeAgreement',
        leaf('ram:BuyerReference', invoice.buyer_reference),
        seller(invoice),
        buyer(invoice),
        group(
          'ram:SellerOrderReferencedDocument',
          leaf('ram:IssuerAssignedID', invoice.order.number),
        ),
        group(
          'ram:BuyerOrderReferencedDocument',
          leaf('ram:IssuerAssignedID', invoice.customer_reference),
        ),
        invoice.site
          ? group(
              'ram:SpecifiedProcuringProject',
              leaf('ram:ID', invoice.site),
              leaf('ram:Name', 'Project reference'),
            )
          : '',
      ),
      group(
        'ram:ApplicableHeaderTradeDelivery',
        site ? '' : group('ram:ShipToTradeParty', address(delivery.address)),
        isOfAdvance(invoice.kind)
          ? ''
          : group(
              'ram:ActualDeliverySupplyChainEvent',
              day('ram:OccurrenceDateTime', delivery.day),
            ),
      ),
      settlement(invoice),
    ),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice ${NAMESPACES}>${body.join('')}</rsm:CrossIndustryInvoice>\n`;
}
