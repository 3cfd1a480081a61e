import { type ProductInput, productInputSchema } from '@shop/domain/office/product-input';
import { readBody } from '@shop/domain/text/validation';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../../lib/api/api-failure.ts';
import { callApi } from '../../../lib/api/client.ts';
import { type SendPart, useSaveBatch } from '../../../office/api/use-save-batch.ts';
import { OfficeButton } from '../../../office/office-button.tsx';
import { BackLink, TabSection } from '../../../office/tab/tab-head.tsx';
import { useAssortmentView } from '../../../office/tab/use-assortment-view.ts';
import { BatchProgress, type BatchWords } from './batch-progress.tsx';

interface BulkViewProps<Input> {
  title: string;
  back: string;
  batch: ReturnType<typeof useSaveBatch<Input>>;
  words: BatchWords<Input>;
  again: string;
  /** Shown until the first batch starts. */
  children: ReactNode;
}

export function BulkView<Input>(props: BulkViewProps<Input>) {
  const { title, back, batch, words, again, children } = props;
  const { linkTo } = useAssortmentView();
  return (
    <TabSection id="bulk-title" title={title} back={<BackLink to={linkTo()}>{back}</BackLink>}>
      {batch.state ? (
        <BatchProgress {...words} state={batch.state} onResume={batch.resume}>
          <OfficeButton size="medium" sx={{ justifySelf: 'start' }} onClick={batch.reset}>
            {again}
          </OfficeButton>
        </BatchProgress>
      ) : (
        children
      )}
    </TabSection>
  );
}

type Send = SendPart<ProductInput>;

export const STOPPED = 'Die Verbindung ist abgebrochen. Was gespeichert ist, bleibt es.';

/** Saves many products: reports what the server refuses, and saves the rest. */
export const useSaveProducts = () => useSaveBatch<ProductInput>(sendPart, STOPPED);

/** Leaves out items that the form would refuse, since they would stop the others. */
const sendPart: Send = async ({ body, signal }) => {
  const checked = body.changes.map(({ input }) => readBody(productInputSchema, input));
  const changes = body.changes.filter((_, index) => checked[index]?.ok);
  const sent = changes.length > 0 ? await send({ body: { ...body, changes }, signal }) : [];
  const left = sent.values();
  return checked.map((read) => {
    if (!read.ok) return { outcome: 'refused', message: read.message };
    return left.next().value ?? { outcome: 'missing' };
  });
};

const send: Send = async (options) => {
  try {
    return await callApi('POST /api/admin/products', options);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 400 && error.serverMessage)) throw error;
    const { serverMessage: message } = error;
    return options.body.changes.map(() => ({ outcome: 'refused', message }));
  }
};
