/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The built commit; `unknown` outside of a repository. */
  readonly BUILD_COMMIT: string;
}

interface Window {
  /** Input from before hydration, recorded by the script in `early.ts`. */
  early?:
    | {
        typed: (HTMLInputElement | HTMLTextAreaElement)[];
        pressed?: HTMLElement;
        submitted?: HTMLFormElement;
        /** True once Back or Forward has left the address that the page was rendered for, until it reloads. */
        isLeaving?: boolean;
        /** Stops recording. */
        stop(): void;
        /** Shows that the page's code failed to load, with a button to retry. */
        fail(): void;
      }
    | undefined;
}
