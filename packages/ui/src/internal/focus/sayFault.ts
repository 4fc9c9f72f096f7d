import { announce } from '../../components/announce/announce.ts';

/**
 * Announces the error of the focused field. When a form is refused because of the field it was sent from, the focus
 * doesn't move, so nothing would be read.
 */
export function sayFault() {
  const field = document.activeElement;
  if (field?.ariaInvalid !== 'true') return;
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  if (words.trim()) announce(words.trim(), 'assertive');
}
