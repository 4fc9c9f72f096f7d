import { announce } from '../../components/announce/announce.ts';

/**
 * Announces the description and error of the focused field, if it is invalid. If a form was submitted from its invalid
 * field, focus doesn't move, so screen readers would read nothing.
 */
export function sayFault() {
  const field = document.activeElement;
  if (field?.ariaInvalid !== 'true') return;
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const words = described.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  if (words.trim()) announce(words.trim(), 'assertive');
}
