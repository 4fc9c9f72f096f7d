import { call } from '../client.ts';
import type { AbuseCase } from './case.ts';

type Platform = 'twitter' | 'tiktok' | 'youtube';

/** Groups of URLs of the same post, such as those from share buttons and address bars. */
const sameAddresses: [Platform, string[]][] = [
  [
    'twitter',
    [
      'https://x.com/nova/status/1960000000000000001/photo/1',
      'https://x.com/i/web/status/1960000000000000001',
      'https://mobile.twitter.com/nova/status/1960000000000000001?s=46&t=track',
      'https://x.com/nova/status/1960000000000000001',
    ],
  ],
  [
    'youtube',
    [
      'https://music.youtube.com/watch?v=abcdefghij1&si=track',
      'https://www.youtube.com/live/abcdefghij1?feature=share',
      'https://youtube.com/shorts/abcdefghij1?si=track',
      'https://youtu.be/abcdefghij1?si=track',
    ],
  ],
  [
    'tiktok',
    [
      'https://www.tiktok.com/@nova/video/7400000000000000001?is_from_webapp=1&sender_device=pc',
      'https://m.tiktok.com/@nova/video/7400000000000000001?_r=1',
    ],
  ],
];

/** URLs that the server must refuse without making a request. */
const foreignAddresses = [
  'https://vm.tiktok.com.evil.example/ZMabc',
  'https://vm.tiktok.com@127.0.0.1/ZMabc',
  'https://vm.tiktok.com:8443/ZMabc',
  'https://vm.tiktok.com/ZMabc/admin',
  'https://127.0.0.1/ZMabc',
  'https://[::ffff:169.254.169.254]/latest/meta-data',
];

export const addresses: AbuseCase[] = [
  {
    name: 'one post by all of its addresses',
    async run(site) {
      const { token } = await site.prepare((db) => site.member(db, 'nova'));
      const { origin } = await site.start();
      for (const [platform, urls] of sameAddresses)
        for (const [index, url] of urls.entries()) {
          const { status, text } = await submit(origin, token, platform, url);
          const expected = index === 0 ? 201 : 409;
          if (status !== expected) throw new Error(`${url} was answered with ${status}, not ${expected}: ${text}`);
          if (index === 0 && /track|sender_device|[?&]s=/.test((JSON.parse(text) as { url: string }).url))
            throw new Error(`${url} was kept with what tracks.`);
        }
      return `${sameAddresses.flatMap(([, urls]) => urls).length} addresses, ${sameAddresses.length} posts`;
    },
  },
  {
    name: 'links that lead inside',
    isAnyEngine: true,
    async run(site) {
      const { token } = await site.prepare((db) => site.member(db, 'nova'));
      const { origin } = await site.start();
      for (const url of foreignAddresses) {
        const { status, text } = await submit(origin, token, 'tiktok', url);
        if (status !== 400) throw new Error(`${url} was answered with ${status}: ${text}`);
      }
      return `${foreignAddresses.length} refused`;
    },
  },
];

const submit = (origin: string, token: string, platform: Platform, url: string) =>
  call(origin, { method: 'POST', path: `/api/user/${platform}SubmitEmbedURL`, token, json: { url } });
