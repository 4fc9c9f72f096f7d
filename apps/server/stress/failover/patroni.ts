import type { DatabaseNode } from './cluster.ts';
import { until } from './until.ts';

/** A member of the cluster, as Patroni's REST API tells it. */
interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
  timeline?: number;
}

/** Time limit for an answer of Patroni, in ms. */
const ANSWER_LIMIT = 3000;

/** Asks each node in turn. @throws Error if none answers */
async function membersOf(databases: DatabaseNode[]): Promise<Member[]> {
  let failure: unknown;
  for (const { node } of databases)
    try {
      const reply = await fetch(`http://${node.address}:8008/cluster`, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      return ((await reply.json()) as { members: Member[] }).members;
    } catch (error) {
      failure = error;
    }
  throw failure;
}

/**
 * Waits until all three nodes run on one timeline, one of them as a synchronous standby.
 * @returns the timeline
 */
export async function untilHealthy(databases: DatabaseNode[], limit: number): Promise<number> {
  return until('all three databases run, and one is a synchronous standby', limit, async () => {
    const members = await membersOf(databases);
    const timeline = members[0]?.timeline;
    const isWhole =
      members.length === databases.length &&
      members.every((member) => ['running', 'streaming'].includes(member.state) && member.timeline === timeline) &&
      ['leader', 'sync_standby'].every((role) => members.filter((member) => member.role === role).length === 1);
    if (!isWhole) throw new Error(members.map(({ name, role, state }) => `${name}: ${role}, ${state}`).join('; '));
    return timeline;
  });
}

/** The node whose Patroni holds the leader's lock. */
export async function primaryOf(databases: DatabaseNode[]): Promise<DatabaseNode> {
  const leader = (await membersOf(databases)).find(({ role }) => role === 'leader');
  const found = databases.find(({ node }) => node.name === leader?.name);
  if (!found) throw new Error('No node is the primary.');
  return found;
}
