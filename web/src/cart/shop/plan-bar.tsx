import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { CartItem } from '@shop/domain/cart/cart';
import { linesInCart, type PlanLine } from '@shop/domain/cart/cart-plans';
import { stagesOfLines } from '@shop/domain/delivery/stage';
import { formatNumber } from '@shop/domain/text/format';
import { SignalPanel } from '../../ui/edged-panels.tsx';
import { Ends, Quiet, Row, Stack } from '../../ui/layout.tsx';
import type { CartEdit } from './use-cart-edit.ts';

interface PlanBarProps {
  items: readonly CartItem[];
  edit: Pick<CartEdit, 'server' | 'state' | 'removePlan'>;
}

/** Lists the plans in the cart with their lines, and links to them. */
export default function PlanBar({ items, edit: { server, state, removePlan } }: PlanBarProps) {
  const plans = state.plans
    .map((plan) => ({ ...plan, lines: linesInCart(plan, server, state) }))
    .filter(({ lines }) => lines.length > 0);
  if (plans.length === 0) return null;
  return (
    <Stack gap={2} mb={3}>
      {plans.map(({ id, name, path, lines }) => (
        <SignalPanel
          key={id}
          component="aside"
          aria-label={plans.length > 1 ? `Ihr Plan ${name}` : 'Ihr Plan'}
        >
          <Ends>
            <strong>Plan: {name}</strong>
            <Row>
              <Link href={path} sx={OPEN}>
                Plan öffnen
              </Link>
              <Button
                variant="text"
                size="small"
                aria-label={`Plan ${name} entfernen`}
                onClick={() => removePlan(id, name)}
              >
                Entfernen
              </Button>
            </Row>
          </Ends>
          {stagesIn(lines).map(({ told, lines: own }) => (
            <Quiet key={told}>
              {told && <strong>{told}: </strong>}
              {own.map((line) => lineText(line, items)).join(', ')}
            </Quiet>
          ))}
          <Quiet>Maschinen dazu reservieren Sie im Plan; sie sind hier nicht enthalten.</Quiet>
        </SignalPanel>
      ))}
    </Stack>
  );
}

const OPEN = { display: 'inline-flex', alignItems: 'center', minHeight: 44 };

/** By day; lines without one come last. */
function stagesIn(lines: readonly PlanLine[]) {
  const others = lines.filter(({ wished_day }) => !wished_day);
  const rest = others.length > 0 ? [{ told: '', lines: others }] : [];
  return [...stagesOfLines(lines), ...rest];
}

function lineText({ product_id, quantity }: PlanLine, items: readonly CartItem[]): string {
  const { name = '', unit = '' } = items.find((item) => item.product_id === product_id) ?? {};
  return `${name}, ${formatNumber(quantity)}\u00a0${unit}`;
}
