import { truncate, wrapped } from '../values/integers.ts';
import { bool, float } from '../values/rules-value.ts';
import { builtIn, type Methods, NUMBER } from './signature.ts';

export const MATH_FUNCTIONS: Methods = {
  'math.abs': builtIn([NUMBER], (number) =>
    number.type === 'int'
      ? wrapped(number.value < 0n ? -number.value : number.value)
      : float(Math.abs(number.value)),
  ),
  'math.ceil': builtIn([NUMBER], ({ value }) => float(Math.ceil(Number(value)))),
  'math.floor': builtIn([NUMBER], ({ value }) => float(Math.floor(Number(value)))),
  'math.round': builtIn([NUMBER], (number) =>
    number.type === 'int' ? number : truncate(Math.round(number.value)),
  ),
  'math.pow': builtIn([NUMBER, NUMBER], (base, exponent) =>
    float(Number(base.value) ** Number(exponent.value)),
  ),
  'math.sqrt': builtIn([NUMBER], ({ value }) => float(Math.sqrt(Number(value)))),
  'math.isNaN': builtIn([NUMBER], ({ value }) => bool(Number.isNaN(Number(value)))),
  'math.isInfinite': builtIn([NUMBER], ({ value }) =>
    bool(Math.abs(Number(value)) === Number.POSITIVE_INFINITY),
  ),
};
