import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { CompanySelect, useOrderingFor } from '../../companies/shared/ordering-for.tsx';

/** Whose rental it is, for accounts that order for a company. */
export default function RentalCompany() {
  const { companies, company } = useOrderingFor();
  const { setFieldValue } = useFormikContext();
  const { number = '', name = '' } = company ?? {};
  const isKnown = companies !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    void setFieldValue('customer_number', number, false);
    if (name) void setFieldValue('company_name', name, false);
  }, [isKnown, number, name, setFieldValue]);
  return <CompanySelect />;
}
