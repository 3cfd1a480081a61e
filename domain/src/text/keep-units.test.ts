import { expect, test } from 'vitest';
import { keepUnits } from './keep-units.ts';

test.each([
  ['Rechteckpflaster 20 × 10 × 8 cm, grau', 'Rechteckpflaster 20_×_10_×_8_cm, grau'],
  ['0/32 mm', '0/32_mm'],
  ['2–5 Tage', '2–5_Tage'],
  ['in 2–5 Tagen', 'in 2–5_Tagen'],
  ['Minibagger 1,9 t', 'Minibagger 1,9_t'],
  ['Fassadengerüst, 60 m²', 'Fassadengerüst, 60_m²'],
  ['ca. 180 kg/m²', 'ca. 180_kg/m²'],
  ['mindestens 98 % SiO₂', 'mindestens 98_% SiO₂'],
  ['ca. 75 kg je m² bei 5 cm', 'ca. 75_kg je m² bei 5_cm'],
  ['3 (2,0 kN/m²)', '3 (2,0_kN/m²)'],
  ['Zement CEM I 42,5 R', 'Zement CEM I 42,5 R'],
  ['16/32 mit Anlieferung', '16/32 mit Anlieferung'],
  ['Betonstahlmatte Q188 A', 'Betonstahlmatte Q188_A'],
])('%s breaks no line inside a dimension', (text, expected) => {
  expect(keepUnits(text)).toBe(expected.replaceAll('_', '\u00a0'));
});
