import { useEffect, useRef } from 'react';

/**
 * Returns a ref to an object that stands for a dialog's current opening; null while it is closed. A late reply compares
 * it, so that it closes only the opening that sent the request.
 */
export function useOpening(isOpen: boolean) {
  const opening = useRef<object>(null);
  useEffect(() => {
    opening.current = isOpen ? {} : null;
    return () => {
      opening.current = null;
    };
  }, [isOpen]);
  return opening;
}
