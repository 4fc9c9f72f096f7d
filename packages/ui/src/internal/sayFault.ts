/**
 * Reads out what is said of the field that has the focus and is at fault: where a form is refused for the field that it
 * was sent from, the focus does not move, and nothing would be heard.
 * @param region a live region, which says it until the field is left
 */
export function sayFault(region: HTMLElement | null) {
  const field = document.activeElement;
  if (field?.ariaInvalid !== 'true') return;
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const said = document.createElement('span');
  said.textContent = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  // Another element each time: the same words are read out again.
  region?.replaceChildren(said);
  field.addEventListener('blur', () => said.remove(), { once: true });
}
