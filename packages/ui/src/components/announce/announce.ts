/** `polite` waits until the screen reader is idle; `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive';

/**
 * Lifetime of a message in its region, in milliseconds. If it stayed, screen readers would read it as part of the page.
 */
const lifetime = 7000;

/**
 * Delay of the first message in milliseconds: Safari and Orca ignore text that is added together with its live region.
 */
export const settling = 100;

const hidden: Partial<CSSStyleDeclaration> = {
  // Fixed, because in the normal flow the box would add two pixels to the page.
  position: 'fixed',
  insetBlockStart: '0',
  insetInlineStart: '0',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

let regions: Record<Urgency, HTMLElement> | undefined;
let openedAt = 0;

/**
 * Messages announced in the current task. If two sources report the same thing, such as a button and a notice, it is
 * announced only once.
 */
const justSaid = new Set<string>();

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.role = urgency === 'polite' ? 'status' : 'alert';
  region.ariaLive = urgency;
  // Makes screen readers read each message alone, without earlier ones still in the region.
  region.ariaAtomic = 'false';
  region.setAttribute('aria-relevant', 'additions');
  return region;
}

/**
 * Adds the live regions to the document, unless they are there already, and returns them. Screen readers announce only
 * changes in known regions, so call this before the first render of an app.
 */
export function openAnnouncer(): Record<Urgency, HTMLElement> {
  if (regions?.polite.isConnected) return regions;
  regions = { polite: createRegion('polite'), assertive: createRegion('assertive') };
  openedAt = performance.now();
  const root = document.createElement('div');
  // React Aria keeps elements with this attribute accessible when it hides the page behind a modal.
  root.dataset.liveAnnouncer = 'true';
  root.dataset.component = 'Announcer';
  Object.assign(root.style, hidden);
  root.append(regions.polite, regions.assertive);
  document.body.append(root);
  return regions;
}

/** Announces a message to screen readers. Nothing is shown. */
export function announce(message: string, urgency: Urgency = 'polite'): void {
  if (justSaid.has(message)) return;
  justSaid.add(message);
  setTimeout(() => justSaid.delete(message));
  const region = openAnnouncer()[urgency];
  const said = document.createElement('div');
  said.textContent = message;
  const wait = Math.max(0, openedAt + settling - performance.now());
  const say = () => {
    region.append(said);
    setTimeout(() => said.remove(), lifetime);
  };
  if (wait > 0) setTimeout(say, wait);
  else say();
}
