/**
 * Two pseudo-locales: `en-XA` is accented and about 40% longer, `ar-XB` is read from right to left. Both stay legible.
 * They reveal text that doesn't fit its space, and layouts that assume one direction.
 *
 * They change the text of the page, not the args of stories. That also covers counts, rendered children and React
 * Aria's own messages, and a played story keeps its state.
 */
export type Pseudo = 'en-XA' | 'ar-XB';

const spoken = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder'];
/** Elements whose text is not translated. */
const untouched = 'script, style, textarea, code, kbd, [translate=no], .sb-wrapper';

const accents = new Map(
  [...'aåcçdðeégĝhĥiîjĵkķlļnñoöpþqǫrŕsštţuûwŵyýzžAÅCÇDÐEÉGĜHĤIÎJĴKĶLĻNÑOÖPÞQǪRŔSŠTŢUÛWŴYÝZŽ'.matchAll(/../gu)].map(
    ([pair]) => [...pair] as [string, string],
  ),
);

const to: Record<Pseudo, (text: string) => string> = {
  // Doubling the vowels adds about 40%, because about four in ten letters are vowels.
  'en-XA': (text) =>
    text.replace(/[a-z]/gi, (letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1)),
  // Wraps each word in the marks that reverse its direction.
  'ar-XB': (text) => text.replace(/\S*\p{L}\S*/gu, '\u202e$&\u202c'),
};

/** Original and changed text of text nodes and attributes, so that the original can be restored. */
const written = new Map<Node, { from: string; text: string }>();
let current: Pseudo | undefined;

function write(node: Node | null): void {
  const text = node?.nodeValue;
  if (!node || !current || !text?.trim() || written.get(node)?.text === text) return;
  const own = node instanceof Attr ? node.ownerElement : node.parentElement;
  if (own?.closest(untouched)) return;
  const changed = to[current](text);
  written.set(node, { from: text, text: changed });
  node.nodeValue = changed;
}

function writeAll(root: Node): void {
  if (root instanceof Text) return write(root);
  if (!(root instanceof Element)) return;
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) write(texts.currentNode);
  for (const element of [root, ...root.querySelectorAll('*')])
    for (const name of spoken) write(element.getAttributeNode(name));
}

const observer = new MutationObserver((changes) => {
  for (const { type, target, attributeName, addedNodes } of changes) {
    if (type === 'characterData') write(target);
    else if (type === 'attributes') write((target as Element).getAttributeNode(attributeName!));
    else addedNodes.forEach(writeAll);
  }
});

/** Switches to this pseudo-locale, or back to English. */
export function speak(pseudo: Pseudo | undefined): void {
  if (pseudo === current) return;
  observer.disconnect();
  for (const [node, { from, text }] of written) if (node.nodeValue === text) node.nodeValue = from;
  written.clear();
  current = pseudo;
  if (!pseudo) return;
  writeAll(document.body);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: spoken });
}
