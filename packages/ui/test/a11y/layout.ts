/**
 * Runs in the page, so it can't use imports. Finds clipped text, elements that cause horizontal scrolling, and targets
 * that are too small. Each finding names the element.
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
  /** True for visually hidden elements: a box of one pixel, or clipped completely. */
  const isSpokenOnly = (style: CSSStyleDeclaration, box: DOMRect) =>
    style.clipPath === 'inset(50%)' || (style.position === 'absolute' && box.width <= 1 && box.height <= 1);
  const spokenOnly = (element: Element): Element | undefined => {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (isSpokenOnly(getComputedStyle(box), box.getBoundingClientRect())) return box;
  };
  /** Text clipped on purpose, because the full text is one press away. */
  const isShortened = (style: CSSStyleDeclaration) =>
    style.webkitLineClamp !== 'none' || style.textOverflow === 'ellipsis';

  const page = document.scrollingElement!;
  if (page.scrollWidth > page.clientWidth + slack) {
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < -slack || right > page.clientWidth + slack;
    });
    const names = wide.map((element) => {
      const { left, right } = element.getBoundingClientRect();
      return `${name(element)} from ${Math.round(left)} to ${Math.round(right)}`;
    });
    faults.add(`scrolls sideways by ${page.scrollWidth - page.clientWidth} px: ${names.slice(-5).join(', ')}`);
  }

  /** Returns true if this part of a text is clipped away. */
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
    // The box of a text is taller than its letters, so the check ignores a quarter of the font size at each edge.
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
    // WCAG 2.5.8 exempts links in a sentence, whose line determines their height.
    let line = element.parentElement!;
    while (getComputedStyle(line).display === 'inline') line = line.parentElement!;
    const isInText = element.localName === 'a' && style.display.startsWith('inline');
    if (isInText && line.textContent!.trim() !== element.textContent!.trim()) continue;
    // The target may be larger than the element: a label around an input, a link that covers its card.
    const target = hidden ? label! : element;
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const reach = least / 2 - slack;
    const isPressed = [-reach, reach].every((across) =>
      [-reach, reach].every((down) => {
        const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + down);
        // A press into the box of a text field reaches the field, as the text cursor shows.
        const isBox = hit?.contains(element) && getComputedStyle(hit).cursor === 'text';
        // Elements under search results become reachable when the results close.
        const isCovered =
          hit?.closest('[data-component=SearchResults]') &&
          !hit.closest('[data-component=SearchResults]')!.contains(element);
        return element.contains(hit) || label?.contains(hit) || isBox || isCovered;
      }),
    );
    if (!isPressed) faults.add(`target of ${Math.round(box.width)} × ${Math.round(box.height)} px: ${name(element)}`);
  }
  // Restores scroll positions, so that hidden bars reappear and lists render their original rows.
  for (const [element, left, top] of places)
    if (element.scrollLeft !== left || element.scrollTop !== top) element.scrollTo({ left, top, behavior: 'instant' });
  return [...faults];
}
