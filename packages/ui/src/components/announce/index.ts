export { Spoken, type SpokenProps } from '../../internal/Spoken.tsx';
export { announce, openAnnouncer, type Urgency } from './announce.ts';
