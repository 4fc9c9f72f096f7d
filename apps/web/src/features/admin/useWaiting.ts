import { waitingQuery } from '@pwr-community/api/queries/desk';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** Polling interval of the counts, in ms. After the admin's own decisions, the counts are refetched at once. */
const INTERVAL = 60_000;

/** Queries the number of pending items in each queue. */
export const useWaiting = () => useQuery({ ...waitingQuery(api), refetchInterval: INTERVAL });
