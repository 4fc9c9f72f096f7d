import { parseSetCookie } from 'cookie';
import { API_PREFIX } from '../../src/contract/contract.ts';
import { expectInContract } from '../contractCheck.ts';

/** A reply to the browser's request. */
export interface Page {
  url: URL;
  status: number;
  headers: Headers;
  text: string;
}

interface Cookie {
  value: string;
  host: string;
  path: string;
}

/** A minimal browser for signing in. Stores cookies by host and path, and follows redirects. */
export class Browser {
  readonly cookies = new Map<string, Cookie>();
  language = 'en';

  /** Opens an address. Follows redirects until a page loads or `isEnd` matches the next address. */
  async open(address: string | URL, isEnd: (url: URL) => boolean, form?: Record<string, string>): Promise<Page> {
    let page = await this.request(address, form);
    while (page.headers.has('location')) {
      const next = new URL(page.headers.get('location')!, page.url);
      if (isEnd(next)) return { ...page, url: next };
      page = await this.request(next);
    }
    return page;
  }

  /** Makes one request without following redirects. API replies are validated against the contract. */
  async request(address: string | URL, form?: Record<string, string>): Promise<Page> {
    const url = new URL(address);
    const method = form ? 'POST' : 'GET';
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      headers: { cookie: this.cookieHeader(url), 'accept-language': this.language, accept: 'text/html' },
      ...(form && { body: new URLSearchParams(form) }),
    });
    for (const header of response.headers.getSetCookie()) this.keep(url, header);
    const page = { url, status: response.status, headers: response.headers, text: await response.text() };
    if (url.pathname.startsWith(API_PREFIX)) {
      expectInContract(method, url.pathname + url.search, { ...page, headers: Object.fromEntries(page.headers) });
    }
    return page;
  }

  private cookieHeader(url: URL): string {
    return [...this.cookies]
      .filter(([, { host, path }]) => host === url.hostname && url.pathname.startsWith(path))
      .map(([key, { value }]) => `${key.split(' ')[0]}=${value}`)
      .join('; ');
  }

  /** Stores or deletes a cookie. @param header the `Set-Cookie` header of a reply from `url` */
  keep(url: URL, header: string): void {
    const { name, value = '', path = '/', maxAge, expires } = parseSetCookie(header);
    const key = `${name} ${url.hostname} ${path}`;
    const gone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
    if (gone) this.cookies.delete(key);
    else this.cookies.set(key, { value, host: url.hostname, path });
  }
}
