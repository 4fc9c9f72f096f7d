import { useEffect } from 'react';

/** Clears the last error of a dialog's mutation when the dialog opens again. */
export function useResetOnOpen(isOpen: boolean, reset: () => void) {
  useEffect(() => {
    if (isOpen) reset();
  }, [isOpen, reset]);
}
