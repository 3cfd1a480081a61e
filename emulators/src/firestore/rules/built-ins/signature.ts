import { RulesError } from '../values/rules-error.ts';
import type { RulesValue, ValueOf, ValueType } from '../values/rules-value.ts';

type Parameters = readonly (readonly ValueType[])[];
type Arguments<P extends Parameters> = { [K in keyof P]: ValueOf<P[K][number]> };

/** A function or method of the language. The type of an argument is one of its parameter's types. */
export interface BuiltIn {
  readonly parameters: Parameters;
  call(args: readonly RulesValue[]): RulesValue;
}

/** What a type's methods are called with: the value itself comes first. */
export type Methods = Readonly<Record<string, BuiltIn>>;

export const NUMBER = ['int', 'float'] as const;

/** Declares a function; it is called only with arguments of the types that it names. */
export function builtIn<const P extends Parameters>(
  parameters: P,
  call: (...args: Arguments<P>) => RulesValue,
): BuiltIn {
  // `invoke` has compared the arguments with the parameters before.
  return { parameters, call: (args) => call(...(args as unknown as Arguments<P>)) };
}

/** Calls a function, or says which arguments it was given and which it takes. */
export function invoke(name: string, { parameters, call }: BuiltIn, args: RulesValue[]) {
  const fits = args.every((arg, i) => parameters[i]?.includes(arg.type));
  if (!fits) {
    const received = args.map(({ type }) => type).join(', ');
    const expected = parameters.map((types) => types.join('|')).join(', ');
    throw new RulesError(`Received ${name}(${received}), expected ${name}(${expected}).`);
  }
  return call(args);
}
