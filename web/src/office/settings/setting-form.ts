import type { SettingName, Settings } from '@shop/domain/office/settings';
import type { ComponentType } from 'react';
import type { ReadValues } from '../editing/read-values.ts';

/** A setting as its form shows it; the fields are Formik's. */
export interface SettingForm<Name extends SettingName, Values extends object> {
  name: Name;
  /** Effect in the shop, in one or two sentences. */
  lead: string;
  toValues(input: Settings[Name]): Values;
  /** Also gives an input where something is wrong with it. */
  read(values: Values): ReadValues<Settings[Name]>;
  Fields: ComponentType<{ values: Values }>;
}
