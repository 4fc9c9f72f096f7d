/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The built commit; `unknown` outside of a Git repository. */
  readonly BUILD_COMMIT: string;
}

interface Window {
  /** Input before hydration, recorded by the script in `early.ts`. */
  early?:
    | {
        typed: (HTMLInputElement | HTMLTextAreaElement)[];
        pressed?: HTMLElement;
        submitted?: HTMLFormElement;
        /** True from when Back or Forward changes the address of a page that isn't hydrated, until the page reloads. */
        isLeaving?: boolean;
        /** Stops recording. */
        stop(): void;
        /** Shows a notice that the page's code failed to load, with a button to retry. */
        fail(): void;
      }
    | undefined;
}
