/** Docs pages show open overlays in a frame of their own. In the page, they would cover it and make it inert. */
export const overlayInDocs = { inline: false, height: '560px' } as const;
