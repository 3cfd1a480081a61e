import { useSearchParams } from 'react-router-dom';
import { officePath, useOfficeAddress } from '../kit/addresses.ts';
import { BackLink, TabTitle } from '../kit/tab/tab-head.tsx';
import { ChangeLog } from './change-log.tsx';

interface ChangesViewProps {
  /** What the ids of this tab identify; without it there is only the whole log. */
  of?: 'product' | 'rental_tool';
}

/** The whole log or, with `id` in the address, that of an item. */
export default function ChangesView({ of }: ChangesViewProps) {
  const [params] = useSearchParams();
  const { tab } = useOfficeAddress();
  const id = params.get('id') ?? '';
  const isOfItem = of !== undefined && id !== '';
  const back = isOfItem ? officePath(tab, 'artikel', { id }) : officePath(tab);
  return (
    <section aria-labelledby="changes-title">
      <TabTitle
        id="changes-title"
        back={<BackLink to={back}>{isOfItem ? backTexts[of] : 'Zurück'}</BackLink>}
      >
        {isOfItem ? `Verlauf von Nr. ${id}` : 'Verlauf aller Änderungen'}
      </TabTitle>
      <ChangeLog wanted={isOfItem ? { kind: of, item: id } : {}} />
    </section>
  );
}

const backTexts = { product: 'Zurück zum Artikel', rental_tool: 'Zurück zum Mietgerät' };
