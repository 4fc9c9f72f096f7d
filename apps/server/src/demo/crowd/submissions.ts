import type { Language } from '../../contract/language.ts';
import type { DemoPost } from '../demoPost.ts';
import { people } from './people.ts';
import { crowdPosts, type Decision } from './posts.ts';

/** A post that a member of the crowd submitted. */
interface CrowdSubmission {
  username: string;
  type: (typeof crowdPosts)[number][0];
  url: string;
  /** The post's id on the platform. */
  id: string;
  post: DemoPost;
  decision: Decision;
}

/** Returns the nth member to join among those who write in a language. */
function nthOf(language: Language, nth: number) {
  const writers = people.filter((person) => person.language === language);
  return writers[nth % writers.length]!;
}

const digits = (number: number, length: number) => String(number).padStart(length, '0');

/** Id and URL of a post on each platform. */
const addresses: Record<CrowdSubmission['type'], (index: number, handle: string) => [id: string, url: string]> = {
  tweet: (index, handle) => {
    const id = `19712345678901${digits(index, 5)}`;
    return [id, `https://x.com/${handle}/status/${id}`];
  },
  youtube: (index) => {
    const id = `demo001${digits(index, 3)}0`;
    return [id, `https://www.youtube.com/watch?v=${id}`];
  },
  tiktok: (index, handle) => {
    const id = `73100000000000${digits(index, 5)}`;
    return [id, `https://www.tiktok.com/@${handle}/video/${id}`];
  },
};

/** The crowd's posts, each with an author who writes in its language, an id and a URL. */
export const crowdSubmissions: CrowdSubmission[] = crowdPosts.map(([type, language, text, decision], index) => {
  const { username, name } = nthOf(language, index % 9);
  const [id, url] = addresses[type](index, username);
  return { username, type, url, id, post: { author: name, handle: username, text, language }, decision };
});
