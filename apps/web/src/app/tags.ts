const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a quoted attribute. */
export const escape = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character]!);

/** Serializes JSON so that it can't close the surrounding script element. */
export const toJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const meta = (name: string, content: string) => `<meta name="${name}" content="${escape(content)}" />`;

export const property = (name: string, content: string) => `<meta property="${name}" content="${escape(content)}" />`;
