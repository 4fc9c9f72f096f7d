/**
 * Runs in the page, so it stands alone: what is cut off, what makes the page scroll sideways, and what is too small
 * to press. Each finding is a sentence with the element in it.
 */
export function findLayoutFaults(): string[] {
  const least = 24;
  const slack = 1;
  const faults = new Set<string>();

  const name = (element: Element) => {
    const marked = element.closest('[data-component]')?.getAttribute('data-component');
    const part = element.getAttribute('data-part') ?? element.getAttribute('role');
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `${marked ?? '?'} ${element.localName}${part ? `[${part}]` : ''} “${words}”`;
  };
  const isHidden = (element: Element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** For screen readers alone: a box of a pixel, or nothing of it let through. */
  const isSpokenOnly = (style: CSSStyleDeclaration, box: DOMRect) =>
    style.clipPath === 'inset(50%)' || (style.position === 'absolute' && box.width <= 1 && box.height <= 1);
  const spokenOnly = (element: Element): Element | undefined => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (isSpokenOnly(getComputedStyle(box), box.getBoundingClientRect())) return box;
  };
  /** Cut on purpose: the whole text is one press away. */
  const isShortened = (style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';

  const page = document.scrollingElement!;
  if (page.scrollWidth > page.clientWidth + slack) {
    const wide = [...document.body.querySelectorAll('*')].filter((element) => {
      const box = element.getBoundingClientRect();
      return box.right > page.clientWidth + slack && !isHidden(element);
    });
    faults.add(
      `scrolls sideways by ${page.scrollWidth - page.clientWidth} px: ${wide.length ? name(wide.at(-1)!) : '?'}`,
    );
  }

  /** Whether this much of a text is lost on its way to the screen. */
  function isLost(element: Element, text: DOMRect): boolean {
    let position = '';
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const area = box.getBoundingClientRect();
      if (isSpokenOnly(style, area)) return false;
      const holds = !(position === 'absolute' && style.position === 'static' && style.transform === 'none');
      if (holds && style.display !== 'inline') {
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
        if (style.overflowX !== 'visible' || style.overflowY !== 'visible') {
          if (isShortened(style)) return false;
          if (text.left < area.left - slack || text.right > area.right + slack) return true;
          if (text.top < area.top - slack || text.bottom > area.bottom + slack) return true;
        }
      }
      if (style.position === 'fixed')
        return (
          text.left < -slack ||
          text.right > innerWidth + slack ||
          text.top < -slack ||
          text.bottom > innerHeight + slack
        );
      if (style.position === 'absolute') position = 'absolute';
      else if (holds) position = '';
    }
    return document.dir === 'rtl' ? text.right > page.clientWidth + slack : text.left < -slack;
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement!;
    if (!node.nodeValue?.trim() || isHidden(element) || element.closest('script, style, .sb-wrapper, [inert]'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // The line's box reaches beyond its letters; a quarter of it is air.
    const size = parseFloat(getComputedStyle(element).fontSize) / 4;
    const lost = [...range.getClientRects()].some((box) => {
      const height = Math.max(0, box.height - 2 * size);
      return box.width > 0 && isLost(element, new DOMRect(box.x, box.y + size, box.width, height));
    });
    if (lost) faults.add(`clipped: ${name(element)}`);
  }

  const places = [...document.querySelectorAll('*')].map(
    (element) => [element, element.scrollLeft, element.scrollTop] as const,
  );
  const pressed =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]:not([role=tabpanel], [role=region]), [role=option], [role^=menuitem]';
  for (const element of document.body.querySelectorAll<HTMLElement>(pressed)) {
    if (isHidden(element) || element.closest('.sb-wrapper, [inert]')) continue;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const label = element.closest('label');
    const hidden = spokenOnly(element);
    if (hidden ? !label : Math.min(box.width, box.height) >= least - slack) continue;
    // WCAG 2.5.8 lets a link stand in a sentence, whose line gives its height.
    let line = element.parentElement!;
    while (getComputedStyle(line).display === 'inline') line = line.parentElement!;
    const isInText = element.localName === 'a' && style.display.startsWith('inline');
    if (isInText && line.textContent!.trim() !== element.textContent!.trim()) continue;
    // What is pressed may be larger than its box: a label around an input, a link that stretches over its card.
    const target = hidden ? label! : element;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const reach = least / 2 - slack;
    const isPressed = [-reach, reach].every((across) =>
      [-reach, reach].every((down) => {
        const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
        // A press into the box of a text is a press into the text: its cursor says so.
        const isBox = hit?.contains(element) && getComputedStyle(hit).cursor === 'text';
        // What the results of a search cover is pressed once they are gone.
        const isCovered =
          hit?.closest('[data-component=SearchResults]') &&
          !hit.closest('[data-component=SearchResults]')!.contains(element);
        return element.contains(hit) || label?.contains(hit) || isBox || isCovered;
      }),
    );
    if (!isPressed) faults.add(`target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name(element)}`);
  }
  // A bar that gives way while one scrolls comes back, and a list draws the rows that it had.
  for (const [element, left, top] of places)
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  return [...faults];
}
