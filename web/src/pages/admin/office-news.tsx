import { LiveUpdates } from '../../features/live/live-updates.tsx';
import { NewsNotice } from './news-notice.tsx';
import { useNews } from './use-news.ts';
import type { OfficeTab } from './use-office-address.ts';

/** Keeps the office up to date for as long as it is open, and says when something comes in. */
export function OfficeNews({ onOpen }: { onOpen(tab: OfficeTab): void }) {
  const { news, clearNews, onOrders, onContacts } = useNews();
  function show() {
    if (news) onOpen(news.tab);
    clearNews();
  }
  return (
    <>
      <LiveUpdates list="orders" onChange={onOrders} />
      <LiveUpdates list="contacts" onChange={onContacts} />
      <NewsNotice news={news} onShow={show} onClose={clearNews} />
    </>
  );
}
