import { RulesError } from '../values/rules-error.ts';
import type { RulesValue, ValueOf, ValueType } from '../values/rules-value.ts';

type Parameters = readonly (readonly ValueType[])[];
type Arguments<P extends Parameters> = { [K in keyof P]: ValueOf<P[K][number]> };

/** A function or method of the language; each parameter lists the types it accepts. */
export interface BuiltIn {
  readonly parameters: Parameters;
  call(args: readonly RulesValue[]): RulesValue;
}

/** The methods of a type; the first parameter is the value itself. */
export type Methods = Readonly<Record<string, BuiltIn>>;

/** Declares a function, which is only called with arguments of the declared types. */
export function builtIn<const P extends Parameters>(
  parameters: P,
  call: (...args: Arguments<P>) => RulesValue,
): BuiltIn {
  // `invoke` has checked the arguments against the parameters.
  return { parameters, call: (args) => call(...(args as unknown as Arguments<P>)) };
}

/** Calls a function; throws an error with the received and expected types if they differ. */
export function invoke(name: string, { parameters, call }: BuiltIn, args: RulesValue[]) {
  const fits = args.every((arg, i) => parameters[i]?.includes(arg.type));
  if (!fits) {
    const received = args.map(({ type }) => type).join(', ');
    const expected = parameters.map((types) => types.join('|')).join(', ');
    throw new RulesError(`Received ${name}(${received}), expected ${name}(${expected}).`);
  }
  return call(args);
}
