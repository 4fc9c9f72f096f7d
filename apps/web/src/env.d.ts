/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The built commit; `unknown` outside of a repository. */
  readonly VITE_BUILD: string;
  readonly VITE_API_HOST: string;
  readonly VITE_GOVERNANCE_URL?: string;
  readonly VITE_STAKING_URL?: string;
  readonly VITE_DOCUMENTATION_URL?: string;
  readonly VITE_X_URL?: string;
  readonly VITE_TELEGRAM_URL?: string;
  readonly VITE_DISCORD_URL?: string;
  readonly VITE_WALLET_URL?: string;
  readonly VITE_TERMS_URL?: string;
  readonly VITE_PRIVACY_URL?: string;
  readonly VITE_AIRDROP_STARTS_AT?: string;
  readonly VITE_AIRDROP_ENDS_AT?: string;
}

interface Window {
  /** Input from before hydration, recorded by the script in `early.ts`. */
  early?:
    | {
        typed: (HTMLInputElement | HTMLTextAreaElement)[];
        pressed?: HTMLElement;
        submitted?: HTMLFormElement;
        /** Stops recording. */
        stop(): void;
        /** Shows that the page's code failed to load, with a button to retry. */
        fail(): void;
      }
    | undefined;
}
