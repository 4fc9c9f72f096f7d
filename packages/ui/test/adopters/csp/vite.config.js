/** The server replaces the placeholder with the nonce of each page. */
export default { html: { cspNonce: 'NONCE' } };
