import { expect, type Page } from '@playwright/test';

/** Waits until screen readers are told a text by a live region, as the browser computes it for them. */
export async function expectAnnounced(page: Page, text: string | RegExp): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const said = async (): Promise<string[]> => {
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
  const told = typeof text === 'string' ? expect.arrayContaining([text]) : undefined;
  if (told) await expect.poll(said, 'what is announced').toEqual(told);
  else await expect.poll(async () => (await said()).join('\n'), 'what is announced').toMatch(text);
  await client.detach();
}
