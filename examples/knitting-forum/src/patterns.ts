export type Yarn = 'wool' | 'cotton' | 'alpaca';

export interface Pattern {
  id: string;
  /** Written by the knitter, in any language. */
  name: string;
  bio: string;
  yarn: Yarn;
  needle: string;
  upvotes: number;
  comments: number;
  isUpvoted?: boolean;
}

/** Mock data: replace it with what your server sends. */
export const patterns: Pattern[] = [
  {
    id: 'harbor',
    name: 'Harbor sweater',
    bio: 'A seamless yoke in three sizes, worked from the top down.',
    yarn: 'wool',
    needle: '4 mm',
    upvotes: 962,
    comments: 31,
  },
  {
    id: 'ferse',
    name: 'Socken mit Bumerangferse',
    bio: 'Aus einem Knäuel, mit verkürzten Reihen statt einer Käppchenferse.',
    yarn: 'wool',
    needle: '2,5 mm',
    upvotes: 418,
    comments: 12,
  },
  {
    id: 'shal',
    name: 'شال الندى',
    bio: 'شال مثلث خفيف بغرز مخرّمة، يُحاك من الوسط إلى الأطراف.',
    yarn: 'alpaca',
    needle: '5 mm',
    upvotes: 377,
    comments: 9,
  },
  {
    id: 'market',
    name: 'Market bag',
    bio: 'A mesh bag that stretches to hold a week of vegetables.',
    yarn: 'cotton',
    needle: '6 mm',
    upvotes: 204,
    comments: 4,
  },
];
