/** The part of the wallet extension's API on `window` that is used here. Older versions may lack any of it. */
export interface Pwr {
  connect?: () => Promise<unknown>;
  /** The connected addresses, the selected one first. */
  getConnections?: () => Promise<string[]>;
  /** Identifies a seed, and thus a device. */
  getFingerprints?: () => Promise<string>;
  signMessage?: (request: { from: string; message: string }) => Promise<unknown>;
  payableVidaDataTransaction?: (request: {
    from: string;
    vidaId: string;
    amount: string;
    data: Uint8Array;
  }) => Promise<unknown>;
  onAccountChange?: Listenable;
  onDisconnect?: Listenable;
}

/** The extension has no way to unsubscribe. */
interface Listenable {
  addListener?: (listener: () => void) => void;
}

declare global {
  interface Window {
    pwr?: Pwr;
  }
}
