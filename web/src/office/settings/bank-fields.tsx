import Box from '@mui/material/Box';
import { SETTING_SCHEMAS } from '@shop/domain/office/settings';
import { paymentInstructions } from '@shop/domain/payment/payment-facts';
import { type BankAccount, formatIban, transferTerms } from '@shop/domain/payment/payment-terms';
import { Fragment } from 'react';
import { checkInput } from '../editing/read-values.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingFieldsProps, SettingForm } from './setting-form.ts';
import { FIELD_GRID, PREVIEW, PREVIEW_TITLE } from './settings-styles.ts';

/** The account that customers pay to. */
export const BANK_FORM: SettingForm<'bank', BankAccount> = {
  name: 'bank',
  lead: 'Das Konto, auf das Kunden überweisen: auf der Bestätigungsseite, in den E-Mails und im QR-Code. Wer schon bestellt hat, behält das Konto, das ihm genannt wurde; eine Zahlungserinnerung nennt das neue.',
  toValues: (bank) => ({ ...bank, iban: formatIban(bank.iban.replaceAll(' ', '')) }),
  read: ({ iban, bic, ...bank }) =>
    checkInput(SETTING_SCHEMAS.bank, { ...bank, iban: compact(iban), bic: compact(bic) }, {}),
  Fields: BankFields,
};

const compact = (code: string) => code.replace(/\s/g, '').toUpperCase();

function BankFields({ values, errors, onChange }: SettingFieldsProps<BankAccount>) {
  const field = (name: keyof BankAccount, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: values[name],
    error: errors[name],
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  const { iban, bic } = values;
  const { facts } = paymentInstructions(
    transferTerms('B-7K3M9-QX2TP', 98_53, { ...values, iban: compact(iban), bic: compact(bic) }),
  );
  return (
    <>
      <Box sx={FIELD_GRID}>
        <SettingField {...field('holder', 'Kontoinhaber', 70)} />
        <SettingField {...field('name', 'Bank', 70)} />
        <SettingField
          {...field('iban', 'IBAN', 42)}
          onBlur={() => onChange({ ...values, iban: formatIban(compact(iban)) })}
        />
        <SettingField {...field('bic', 'BIC', 11)} />
      </Box>
      <Box component="section" aria-labelledby="bank-preview" sx={PREVIEW}>
        <Box id="bank-preview" sx={PREVIEW_TITLE}>
          So steht es in der Bestätigung
        </Box>
        <Box component="dl" sx={preview}>
          {facts.map(({ label, value }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ))}
        </Box>
      </Box>
    </>
  );
}

const preview = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
};
