import Box from '@mui/material/Box';
import { paymentInstructions } from '@shop/domain/payment/payment-facts';
import { type BankAccount, formatIban, transferTerms } from '@shop/domain/payment/payment-terms';
import { SETTINGS } from '@shop/domain/settings/settings';
import { useField } from 'formik';
import { Fragment } from 'react';
import { TextField } from '../../components/form/text-field.tsx';
import { FIELD_GRID } from '../editing/field-sections.tsx';
import { checkInput } from '../editing/read-values.ts';
import type { SettingForm } from './setting-editor.tsx';
import { PREVIEW, PREVIEW_TITLE } from './setting-editor.tsx';

export const BANK_FORM: SettingForm<'bank', BankAccount> = {
  name: 'bank',
  lead: 'Das Konto, auf das Kunden überweisen: auf der Bestätigungsseite, in den E-Mails und im QR-Code. Wer schon bestellt hat, behält das Konto, das ihm genannt wurde; eine Zahlungserinnerung nennt das neue.',
  toValues: (bank) => ({ ...bank, iban: formatIban(bank.iban.replaceAll(' ', '')) }),
  read: (values) => checkInput(SETTINGS.bank.schema, compact(values), {}),
  Fields: BankFields,
};

function compact({ iban, bic, ...bank }: BankAccount): BankAccount {
  const code = (text: string) => text.replace(/\s/g, '').toUpperCase();
  return { ...bank, iban: code(iban), bic: code(bic) };
}

function BankFields({ values }: { values: BankAccount }) {
  const [, , iban] = useField<string>('iban');
  const read = compact(values);
  const { facts } = paymentInstructions(transferTerms('B-7K3M9-QX2TP', 98_53, read));
  const field = { required: true, autoComplete: 'off' };
  return (
    <>
      <Box sx={FIELD_GRID}>
        <TextField {...field} name="holder" label="Kontoinhaber" maxLength={70} />
        <TextField {...field} name="name" label="Bank" maxLength={70} />
        <TextField
          {...field}
          name="iban"
          label="IBAN"
          maxLength={42}
          onBlur={() => void iban.setValue(formatIban(read.iban), false)}
        />
        <TextField {...field} name="bic" label="BIC" maxLength={11} />
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
