/** The part of the wallet extension's API on `window` that this site uses. Older versions may lack any of it. */
export interface Pwr {
  connect?: () => Promise<unknown>;
  /** Returns the connected addresses, the selected one first. */
  getConnections?: () => Promise<string[]>;
  /** Returns an id for the seed, which also identifies the device. */
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

/** An event of the extension, which has no way to unsubscribe. */
interface Listenable {
  addListener?: (listener: () => void) => void;
}

declare global {
  interface Window {
    pwr?: Pwr;
  }
}
