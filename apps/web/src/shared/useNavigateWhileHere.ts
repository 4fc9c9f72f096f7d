import { useCallback, useEffect, useRef } from 'react';
import { useNavigate, type NavigateOptions, type To } from 'react-router-dom';

/**
 * Returns a function that navigates, for use after a reply. It does nothing once the component has unmounted, because a
 * reader who has left the page meanwhile must not be taken away from where they are.
 */
export function useNavigateWhileHere(): (to: To, options?: NavigateOptions) => void {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback((to, options) => void (isHere.current && navigate(to, options)), [navigate]);
}
