/** Subject of a conversation. `any` suits every project. */
export type Topic = 'any' | 'money' | 'bitcoin' | 'shop' | 'game' | 'talk' | 'tools' | 'vote' | 'privacy' | 'art';

/** A topic, a comment, and its replies. Replies that begin with `@` are the creator's. */
export type Thread = [topic: Topic, comment: string, ...replies: string[]];
