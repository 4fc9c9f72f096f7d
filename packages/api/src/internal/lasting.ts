/** Maximum number of keepalive requests in flight. */
const MOST = 8;

/** Maximum body length of a keepalive request, in characters. Browsers allow 64 KiB for all of them together. */
const LONGEST = 2_500;

/** The API client's request. Small writes use keepalive, so the browser finishes them even after the page is left. */
export class LastingRequest extends Request {
  constructor(input: RequestInfo | URL, init: RequestInit = {}) {
    const { method = 'GET', body } = init;
    const isSmall = !body || (typeof body === 'string' && body.length <= LONGEST);
    super(input, { ...init, keepalive: method !== 'GET' && isSmall });
  }
}

let lasting = 0;

/** Sends a request, without keepalive if too many others in flight use it. */
export async function sendLasting(request: Request, send: (keepalive: boolean) => Promise<Response>) {
  if (!request.keepalive || lasting >= MOST) return send(false);
  lasting += 1;
  try {
    return await send(true);
  } finally {
    lasting -= 1;
  }
}
