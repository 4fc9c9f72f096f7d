import { createContext, useContext } from 'react';

/** True below a CommunityProvider. */
export const ProviderContext = createContext(false);

let hasWarned = false;

/** Warns once, and only in development, if there is no CommunityProvider above a component. */
export const useProvider: (component: string) => void =
  process.env.NODE_ENV === 'production'
    ? () => {}
    : (component) => {
        const isPresent = useContext(ProviderContext);
        if (isPresent || hasWarned) return;
        hasWarned = true;
        console.warn(
          `${component} has no CommunityProvider above it, so dates, numbers and the direction follow the browser instead of your page, and links load whole pages. Wrap your site: <CommunityProvider locale="en">, from @pwr-community/ui/CommunityProvider.`,
        );
      };
