import { Parser } from 'htmlparser2';
import { plainText } from '../contract/plainText.ts';
import type { PostDetails } from '../outside/oEmbed.ts';
import type { Platform } from './platforms.ts';

/** Maximum length of a post's text, in characters. */
const TEXT_LENGTH = 1000;

/** Maximum length of a title, in characters. */
const TITLE_LENGTH = 300;

/** Maximum length of an author's URL, in characters. */
const URL_LENGTH = 300;

/** The text columns of a post's preview. Null for values that the platform doesn't provide. */
export interface PreviewText {
  author_name: string | null;
  author_url: string | null;
  title: string | null;
  body: string | null;
  language: string | null;
}

/** Extracts plain text from a platform's response. */
export function readPreview(platform: Platform, details: PostDetails): PreviewText {
  const { authorName = '', authorUrl, title = '', html = '' } = details;
  // TikTok and YouTube return the text as the title, and their HTML is only a frame.
  const { body, language } = platform === 'x' ? readQuote(html) : { body: null, language: null };
  return {
    author_name: plainText(authorName) || null,
    author_url: authorUrl === undefined ? null : readAuthorUrl(platform, authorUrl),
    title: plainText(title, TITLE_LENGTH) || null,
    body,
    language,
  };
}

/** Hosts of the authors' pages. */
const hosts: Record<Platform, RegExp> = {
  x: /^(www\.)?(x|twitter)\.com$/,
  tiktok: /^www\.tiktok\.com$/,
  youtube: /^www\.youtube\.com$/,
};

function readAuthorUrl(platform: Platform, text: string): string | null {
  if (text.length > URL_LENGTH || !URL.canParse(text)) return null;
  const { protocol, host, username, password, href } = new URL(text);
  return protocol === 'https:' && hosts[platform].test(host) && !username && !password ? href : null;
}

/** Matches language tags with at most a region or script. X marks posts without a language as `und`, `zxx` or `q…`. */
const LANGUAGE = /^(?!und|zxx|q)[a-z]{2,3}(-[A-Za-z]{2,4})?$/;

/** Matches the picture link that X appends to the text of a post. */
const PICTURE_LINK = /\s*pic\.(?:x|twitter)\.com\/\w+\s*$/;

/** Returns the text and language of a post on X: the first paragraph of its embed code. */
function readQuote(html: string): Pick<PreviewText, 'body' | 'language'> {
  let text = '';
  let language: string | undefined;
  let depth = 0;
  let isDone = false;
  const parser = new Parser({
    onopentag(name, { lang }) {
      if (isDone) return;
      if (name === 'p' && depth++ === 0) language = lang;
      if (name === 'br' && depth > 0) text += '\n';
    },
    ontext(data) {
      // As in HTML, a line break in the source counts as a space.
      if (depth > 0 && !isDone) text += data.replace(/\s+/g, ' ');
    },
    onclosetag(name) {
      if (name === 'p' && depth > 0 && --depth === 0) isDone = true;
    },
  });
  parser.end(html);
  const lines = text
    .replace(PICTURE_LINK, '')
    .split('\n')
    .map((line) => plainText(line, TEXT_LENGTH));
  const body = Array.from(lines.join('\n').replace(/\n{3,}/g, '\n\n'))
    .slice(0, TEXT_LENGTH)
    .join('')
    .trim();
  return { body: body || null, language: body && language && LANGUAGE.test(language) ? language : null };
}
