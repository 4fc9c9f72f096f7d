import type { CDPSession, Page } from '@playwright/test';

type DomNode = Awaited<ReturnType<typeof treeOf>>;

const treeOf = async (session: CDPSession) => (await session.send('DOM.getDocument', { depth: -1, pierce: true })).root;

/** Yields elements with their own text, including shadow trees of fields and pseudo-elements. */
function* withText(node: DomNode): Generator<{ nodeId: number; text: string }> {
  const children = node.children ?? [];
  const text = children.map(({ nodeType, nodeValue }) => (nodeType === 3 ? nodeValue : '')).join('');
  if (text.trim()) yield { nodeId: node.nodeId, text };
  for (const child of [...children, ...(node.shadowRoots ?? []), ...(node.pseudoElements ?? [])])
    yield* withText(child);
}

/** Lists text in system fonts, which look different on other machines: font and text, one per line. */
export async function inFontsOfTheMachine(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const found: string[] = [];
    for (const { nodeId, text } of withText(await treeOf(session))) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      for (const { familyName, isCustomFont } of fonts) if (!isCustomFont) found.push(`${familyName}: ${text.trim()}`);
    }
    return found;
  } finally {
    await session.detach();
  }
}
