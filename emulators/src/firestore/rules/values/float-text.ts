/** A float as `string()` writes it: always with a decimal point, with E if very large or small. */
export function floatText(value: number): string {
  if (!Number.isFinite(value)) {
    return String(value);
  }
  if (value === 0) {
    return Object.is(value, -0) ? '-0.0' : '0.0';
  }
  const size = Math.abs(value);
  if (size >= 1e-3 && size < 1e7) {
    return Number.isInteger(value) ? `${value}.0` : String(value);
  }
  const [mantissa = '', exponent = ''] = value.toExponential().split('e');
  return `${mantissa}${mantissa.includes('.') ? '' : '.0'}E${exponent.replace('+', '')}`;
}
