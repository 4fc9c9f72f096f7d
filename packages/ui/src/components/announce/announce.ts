/** `polite` waits until the screen reader is silent, `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive';

/** How long a message stays in its region, in milliseconds. A region that keeps it would be read like a part of the page. */
const lifetime = 7000;

/** Safari and Orca say nothing of a region that is filled in the moment it is added, so the first message waits, in milliseconds. */
export const settling = 100;

const hidden: Partial<CSSStyleDeclaration> = {
  // Out of the page: at its end, the box would make it two pixels higher.
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

/** Messages of this task: a button and a notice that tell the same news are heard once. */
const justSaid = new Set<string>();

function createRegion(urgency: Urgency): HTMLElement {
  const region = document.createElement('div');
  region.role = urgency === 'polite' ? 'status' : 'alert';
  region.ariaLive = urgency;
  // Each message is read by itself, not together with those that are still there.
  region.ariaAtomic = 'false';
  region.setAttribute('aria-relevant', 'additions');
  return region;
}

/**
 * Adds the live regions to the document. Screen readers say only what is added to a region they know, so call this
 * before the first render of an app.
 */
export function openAnnouncer(): Record<Urgency, HTMLElement> {
  if (regions?.polite.isConnected) return regions;
  regions = { polite: createRegion('polite'), assertive: createRegion('assertive') };
  openedAt = performance.now();
  const root = document.createElement('div');
  // React Aria leaves elements with this mark readable when it hides the page behind a modal.
  root.dataset.liveAnnouncer = 'true';
  root.dataset.component = 'Announcer';
  Object.assign(root.style, hidden);
  root.append(regions.polite, regions.assertive);
  document.body.append(root);
  return regions;
}

/** Has screen readers say a message. Nothing is shown. */
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
