import { isShape, isString } from './shape.ts';
import { useDraftKey } from './useDraftKey.ts';
import { useKept } from './useKept.ts';

const empty = { text: '' };
const isKept = isShape<typeof empty>({ text: isString });

/**
 * Keeps a member's text in a dialog until it is sent, see `useKept`. Each subject has a text of its own.
 * @returns the text, and a setter that clears it for null
 */
export function useKeptText(subject: string) {
  const [{ text }, keep] = useKept(useDraftKey()(subject), empty, isKept);
  return [text, (typed: string | null) => keep(typed === null ? null : { text: typed })] as const;
}
