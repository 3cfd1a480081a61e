import { describeRows } from './expression-rows.ts';

describeRows('geo points', [
  ['latlng.value(1,2) is latlng', true],
  ['latlng.value(1,2).latitude() == 1', true],
  ['latlng.value(1,2).longitude() == 2.0', true],
  ['latlng.value(91,0).latitude() == 91', 'error'],
  ['latlng.value(0,0).distance(latlng.value(0,1)) > 111190', true],
  ['latlng.value(0,0).distance(latlng.value(0,1)) < 111200', true],
  ['latlng.value(1,2) == latlng.value(1.0,2.0)', true],
  ['latlng.value(1,2) < latlng.value(1,3)', 'error'],
  ['latlng.value("a",2) == 1', 'error'],
  ['latlng.value(1.5,2.5).latitude() == 1.5', true],
  ['latlng.value(0.0,0.0).distance(latlng.value(0.0,90.0)) > 10000000', true],
  ['latlng.value(0,181) == latlng.value(0,0)', 'error'],
  ['latlng.value(52.5,13.4).distance(latlng.value(48.1,11.6)) > 504000', true],
  ['latlng.value(52.5,13.4).distance(latlng.value(48.1,11.6)) < 506000', true],
  ['latlng.value(1,1) != latlng.value(1,2)', true],
  ['latlng.value(1,1).distance(1) == 1', 'error'],
]);
