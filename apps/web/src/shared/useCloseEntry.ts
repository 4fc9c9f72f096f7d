import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/**
 * Returns a function that closes a dialog that the address opens. A dialog opened within the site has its own history
 * entry, so closing it goes back. A dialog opened by loading its address has none, so `href` replaces the address.
 */
export function useCloseEntry(isOpen: boolean, href: string): () => void {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key } = useLocation();
  const hasEntry = useRef(false);
  /** Key of the entry that was left last. */
  const left = useRef<string>(null);
  useEffect(() => {
    hasEntry.current = isOpen && (hasEntry.current || navigationType === 'PUSH');
  }, [isOpen, navigationType]);

  return () => {
    if (!hasEntry.current) return void navigate(href, { replace: true });
    // Going back takes a moment: the second press of a double click would leave the page as well.
    if (left.current === key) return;
    left.current = key;
    void navigate(-1);
  };
}
