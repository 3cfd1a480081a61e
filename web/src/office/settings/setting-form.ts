import type { SettingName, Settings } from '@shop/domain/office/settings';
import type { ComponentType } from 'react';
import type { FieldMessages, ReadValues } from '../editing/read-values.ts';

/** What the fields of a setting get. */
export interface SettingFieldsProps<Values> {
  values: Values;
  /** By path: `areas[0].from`. */
  errors: FieldMessages;
  onChange(values: Values): void;
}

/** A setting as its form shows it. */
export interface SettingForm<Name extends SettingName, Values extends object> {
  name: Name;
  /** What it does in the shop, as a sentence or two. */
  lead: string;
  toValues(input: Settings[Name]): Values;
  /** Also gives an input where something is wrong with it. */
  read(values: Values): ReadValues<Settings[Name]>;
  Fields: ComponentType<SettingFieldsProps<Values>>;
}
