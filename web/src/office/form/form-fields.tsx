import { type ComponentProps, createContext, use } from 'react';
import { SelectInput } from '../../ui/form/select-field.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { dotted, partAt, type useOfficeForm } from './use-office-form.ts';

type AnyForm = Pick<
  ReturnType<typeof useOfficeForm<object, never>>,
  'values' | 'set' | 'errors' | 'setAt'
>;

/** The form whose fields are inside. */
export const FormFields = createContext<AnyForm | undefined>(undefined);

export function useForm(): AnyForm {
  const form = use(FormFields);
  if (!form) throw new Error('There is no form around this field');
  return form;
}

/** A part of the surrounding form, by its path: `specifications[0].label`. */
export function useField<Value>(path: string) {
  const { values, errors, setAt } = useForm();
  return {
    value: partAt(values, path) as Value,
    error: errors[dotted(path)],
    set: (value: Value) => setAt(path, value),
  };
}

type Named<Props> = Omit<Props, 'id' | 'name' | 'value' | 'onChange' | 'error'> & { name: string };

export function TextField({ name, ...props }: Named<ComponentProps<typeof InputField>>) {
  const { value, error, set } = useField<string>(name);
  const onChange = ({ target }: { target: { value: string } }) => set(target.value);
  return <InputField {...props} {...{ name, value, error, onChange }} id={name} />;
}

export function SelectField({ name, ...props }: Named<ComponentProps<typeof SelectInput>>) {
  const { value, error, set } = useField<string>(name);
  const onChange = ({ target }: { target: { value: string } }) => set(target.value);
  return <SelectInput {...props} {...{ name, value, error, onChange }} />;
}
