import { stagesOfLines, stageText } from '@shop/domain/delivery/stage';
import { Block, PlainList, Quiet, Strong } from '../../ui/layout.tsx';
import type { StagesOfCart } from './use-staged-items.ts';

/** The requested day of each stage, instead of one for the whole order. Loaded only if the cart has a plan. */
export default function StageDays({ items, missed, isPrepaid }: StagesOfCart) {
  const late = [...new Set(missed.map((item) => stageText(item) ?? ''))];
  return (
    <div>
      <Strong>Wunschtermine aus Ihrem Plan</Strong>
      <PlainList>
        {stagesOfLines(items).map(({ told, lines }) => (
          <Block component="li" key={told} mt={0.5}>
            {told}
            <Quiet>{lines.map(({ name }) => name).join(', ')}</Quiet>
          </Block>
        ))}
      </PlainList>
      {items.some(({ wished_day }) => !wished_day) && late.length === 0 && (
        <Quiet mt={1}>Die Termine der übrigen Artikel vereinbaren wir mit Ihnen.</Quiet>
      )}
      {late.length > 0 && (
        <Quiet mt={1}>
          Nicht {isPrepaid ? 'mit Vorkasse' : 'mehr'} möglich: {late.join('; ')}. Dafür vereinbaren
          wir einen Termin mit Ihnen, oder Sie wählen ihn im Plan neu.
        </Quiet>
      )}
    </div>
  );
}
