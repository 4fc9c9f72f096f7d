import { waitingQuery } from '@pwr-community/api/queries/desk';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api.ts';

/** Interval at which the numbers are asked for, in ms. The admin's own decisions refetch them at once. */
const INTERVAL = 60_000;

/** The numbers of what waits for a decision, by queue. */
export const useWaiting = () => useQuery({ ...waitingQuery(api), refetchInterval: INTERVAL });
