/** Docs pages show open overlays in separate frames. Inline, an overlay would cover the page and make it inert. */
export const overlayInDocs = { inline: false, height: '560px' } as const;
