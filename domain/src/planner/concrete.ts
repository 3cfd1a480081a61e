import { MIXER_M3 } from '../delivery/stage-trips.ts';
import type { Coverage } from '../product/coverage.ts';
import type { ProductRole } from '../product/material-rules.ts';
import { formatTenths } from '../text/format.ts';

/** Below this, minimum charges and waiting time make a truck mixer dearer than sacks and a hired mixer. */
const READY_MIX_FROM_M3 = 1;

interface Amount {
  product: { unit: string; roles: readonly ProductRole[]; coverage: Coverage };
  /** In sales units. */
  exact: number;
  /** Rounded up to whole sales units. */
  quantity?: number;
}

const isConcrete = ({ roles }: Amount['product']): boolean =>
  roles.includes('concrete') || roles.includes('edge_concrete');

/** Fresh from a truck mixer, not in sacks. */
const isReadyMix = (product: Amount['product']): boolean =>
  isConcrete(product) && product.unit === 'm³';

const cubicMetres = ({ product: { coverage }, exact }: Amount): number =>
  coverage.kind === 'volume' ? (exact * coverage.litres_per_unit) / 1000 : 0;

/** Whether concrete is of the kind (sacks or ready-mix) that suits its amount; always true for other goods. */
export function suitsAmount(amount: Amount): boolean {
  const m3 = cubicMetres(amount);
  if (!isConcrete(amount.product) || m3 === 0) return true;
  return isReadyMix(amount.product) === m3 >= READY_MIX_FROM_M3;
}

/** The amount of concrete, its kind and why; undefined for other goods. */
export function concreteText(amount: Amount): string | undefined {
  const m3 = cubicMetres(amount);
  if (!isConcrete(amount.product) || m3 === 0) return undefined;
  const told = `${formatTenths(m3)}\u00a0m³ Beton`;
  if (!isReadyMix(amount.product)) {
    return suitsAmount(amount)
      ? `${told} in Säcken: Für weniger als 1\u00a0m³ lohnt kein Fahrmischer.`
      : `${told} in Säcken. Ab 1\u00a0m³ lohnt Frischbeton aus dem Fahrmischer.`;
  }
  const ordered = formatTenths(amount.quantity ?? m3);
  const fresh =
    ordered === formatTenths(m3) ? told : `${told} (bestellt werden ${ordered}\u00a0m³)`;
  const count = Math.ceil(m3 / MIXER_M3);
  const mixers = count === 1 ? 'mit dem Fahrmischer' : `mit ${count} Fahrmischern`;
  return suitsAmount(amount)
    ? `${fresh} als Frischbeton ${mixers}: Ab 1\u00a0m³ ist das günstiger als selbst zu mischen. Er muss gleich verarbeitet werden.`
    : `${fresh} als Frischbeton ${mixers}. Unter 1\u00a0m³ lohnen eher Säcke.`;
}
