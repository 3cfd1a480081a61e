import { expect, type Page } from '@playwright/test';

/** Waits until a live region announces the text, according to the browser's accessibility tree. */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const announcements = async (): Promise<string[]> => {
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const textOf = (id: string): string => {
      const node = byId.get(id);
      if (node?.role?.value === 'StaticText') return String(node.name?.value ?? '');
      return (node?.childIds ?? []).map(textOf).join('');
    };
    return nodes
      .filter(({ role }) => role?.value === 'status')
      .map(({ nodeId }) => textOf(nodeId).trim());
  };
  const expected = typeof text === 'string' ? text : expect.stringMatching(text);
  await expect.poll(announcements, 'what is announced').toContainEqual(expected);
  await client.detach();
}
