/** Invented posts on the demo's platforms. */
import { escapeMarkup } from '../contract/escapeMarkup.ts';
import type { Platform } from '../content/platforms.ts';
import type { PostDetails } from '../outside/oEmbed.ts';
import type { DemoPost } from './demoPost.ts';
import { crowdSubmissions } from './crowd/submissions.ts';

/** The demo's own posts, by their id on the platform. */
const posts: Record<string, DemoPost> = {
  '1961234567890120001': {
    author: 'Demo Member',
    handle: 'demo',
    text: 'Moved my savings bot over this weekend.\n\nSame code, a tenth of the fees, and blocks that arrive before the kettle boils.',
  },
  '1961234567890120002': {
    author: 'Nova Lindqvist',
    handle: 'nova_demo',
    text: 'Running a VIDA on a machine that fits in a lunch box: setup, costs, and the three mistakes I made so that you don’t have to.',
  },
  '1961234567890120003': {
    author: 'Kwame Boateng',
    handle: 'kwame_demo',
    text: 'First meetup in Accra: 40 people, one projector, and far too little jollof. Next one in October.',
  },
  '1961234567890120004': {
    author: 'ليلى حداد',
    handle: 'layla_demo',
    text: 'شرحت في خمس دقائق كيف تتحقق المحفظة من توقيعك، ولماذا لا تحتاج إلى كلمة مرور.',
    language: 'ar',
  },
  '1961234567890120005': {
    author: 'Илья Орлов',
    handle: 'ilya_demo',
    text: 'Разобрал, как лёгкий клиент проверяет заголовки блоков. Без формул, зато с картинками.',
    language: 'ru',
  },
  '1961234567890120006': {
    author: 'Priya Raman',
    handle: 'priya_demo',
    text: '1/9 What does a transaction really cost? I sent a thousand of them on five chains and wrote down every fee.',
  },
  demo0000010: { author: 'Demo Member', handle: 'demo', text: 'How to set up a validator, step by step' },
  demo0000020: { author: 'Nova Lindqvist', handle: 'nova_demo', text: 'Build your first VIDA in 20 minutes' },
  demo0000030: {
    author: '林美玲',
    handle: 'meilin_demo',
    text: '十分钟看懂链上钱包：从安装到第一笔交易',
    language: 'zh',
  },
  demo0000040: { author: 'Finn O’Rourke', handle: 'finn_demo', text: 'Three wallets compared, honestly' },
  '7300000000000000001': { author: 'Demo Member', handle: 'demo', text: 'Staking explained with a jar of beans' },
  '7300000000000000002': {
    author: 'Emre Aksoy',
    handle: 'emre',
    text: 'Bir blok kaç saniyede onaylanır? Kronometreyle denedim',
    language: 'tr',
  },
  ...Object.fromEntries(crowdSubmissions.map(({ id, post }) => [id, post])),
};

/** Texts of all other posts. A post's id determines its text. */
const texts = [
  'Sent my first transaction today, and it was there before I could look up.',
  'A short guide to quests for people who have just joined.',
  'Why I left my old chain, and what I miss about it.',
  'My notes from the community call, with the questions that came up most.',
];

/** Host of the demo's pictures. */
export const PICTURE_HOST = 'pictures.demo.example';

/**
 * Returns the response of a platform's oEmbed endpoint. A post always gets the same response.
 * @returns undefined for ids that end in 404: those posts have been deleted
 */
export function demoAnswer(platform: Platform, id: string) {
  if (id.endsWith('404')) return undefined;
  const {
    author,
    handle,
    text,
    language = 'en',
  } = posts[id] ?? {
    author: 'Demo Member',
    handle: 'demo',
    text: texts[pictureOf(id) % texts.length]!,
  };
  if (platform === 'x') {
    const lines = escapeMarkup(text).replaceAll('\n', '<br>');
    const html = `<blockquote class="twitter-tweet"><p lang="${language}" dir="auto">${lines}</p>&mdash; ${escapeMarkup(author)} (@${handle}) <a href="https://x.com/${handle}/status/${id}">September 1, 2026</a></blockquote>`;
    return { type: 'rich', author_name: author, author_url: `https://x.com/${handle}`, html };
  }
  const thumbnail_url = `https://${PICTURE_HOST}/${platform}/${pictureOf(id)}.png`;
  const author_url = `https://www.${platform}.com/@${handle}`;
  return { type: 'video', author_name: author, author_url, title: text, thumbnail_url };
}

/** Like {@link demoAnswer}, in the form that the server parses it into. */
export function demoDetails(platform: Platform, id: string): PostDetails {
  const { author_name, author_url, ...more } = demoAnswer(platform, id)!;
  return {
    authorName: author_name,
    authorUrl: author_url,
    title: 'title' in more ? more.title : undefined,
    html: 'html' in more ? more.html : undefined,
    thumbnailUrl: 'thumbnail_url' in more ? more.thumbnail_url : undefined,
  };
}

/** Returns the number of a post's picture. */
export const pictureOf = (id: string): number =>
  [...id].reduce((sum, letter) => (sum * 7 + letter.charCodeAt(0)) % 64, 0);
