/**
 * Two languages that nobody speaks: `en-XA` is accented and some 40 % longer, `ar-XB` is read from right to left.
 * Both keep the words legible, so what stays plain English was never a message, and what is cut is too narrow.
 *
 * They change the text of the page and not the args of the stories: a count, a rendered child or a word of
 * React Aria is reached as well, and a story that has been played keeps the state it is in.
 */
export type Pseudo = 'en-XA' | 'ar-XB';

const spoken = ['alt', 'aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext', 'placeholder'];
/** Not words, or words that no language changes. */
const untouched = 'script, style, textarea, code, kbd, [translate=no], .sb-wrapper';

const accents = new Map(
  [...'aåcçdðeégĝhĥiîjĵkķlļnñoöpþqǫrŕsštţuûwŵyýzžAÅCÇDÐEÉGĜHĤIÎJĴKĶLĻNÑOÖPÞQǪRŔSŠTŢUÛWŴYÝZŽ'.matchAll(/../gu)].map(
    ([pair]) => [...pair] as [string, string],
  ),
);

const to: Record<Pseudo, (text: string) => string> = {
  // Vowels twice: four letters in ten.
  'en-XA': (text) =>
    text.replace(/[a-z]/gi, (letter) => (accents.get(letter) ?? letter).repeat(/[aeiou]/.test(letter) ? 2 : 1)),
  // Each word between the marks that turn its direction.
  'ar-XB': (text) => text.replace(/\S*\p{L}\S*/gu, '\u202e$&\u202c'),
};

/** What was written, to be taken back; an attribute is a node as well. */
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

/** Speaks this pseudo-language from now on, or English again. */
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
