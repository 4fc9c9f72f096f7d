import type { Node } from './network.ts';
import { until } from './until.ts';

/** A cluster member, as reported by Patroni's REST API. */
interface Member {
  name: string;
  role: 'leader' | 'replica' | 'sync_standby';
  state: string;
  timeline?: number;
}

/** Time limit for Patroni's reply, in ms. */
const ANSWER_LIMIT = 3000;

/** A node that runs Patroni. */
interface PatroniNode {
  node: Node;
}

/** Returns the cluster as seen by one node. For a while, a node that was cut off still reports the old state. */
async function membersSeenBy({ node }: PatroniNode): Promise<Member[]> {
  const reply = await fetch(`http://${node.address}:8008/cluster`, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
  return ((await reply.json()) as { members: Member[] }).members;
}

/**
 * Waits until all three nodes run on one timeline, with one leader and one synchronous standby, and all report this.
 * @returns the timeline
 */
export async function untilHealthy(databases: PatroniNode[], limit: number): Promise<number> {
  return until('all three databases run, and one is a synchronous standby', limit, async () => {
    const views = await Promise.all(databases.map(membersSeenBy));
    const members = views.flat();
    const timeline = members[0]?.timeline;
    const isWhole =
      members.length === databases.length ** 2 &&
      members.every((member) => ['running', 'streaming'].includes(member.state) && member.timeline === timeline) &&
      ['leader', 'sync_standby'].every(
        (role) => members.filter((member) => member.role === role).length === views.length,
      );
    if (!isWhole) throw new Error(views[0]!.map(({ name, role, state }) => `${name}: ${role}, ${state}`).join('; '));
    return timeline;
  });
}

/** Finds the node that holds the leader lock, in a healthy cluster. */
export async function primaryOf<Database extends PatroniNode>(databases: Database[]): Promise<Database> {
  const leader = (await membersSeenBy(databases[0]!)).find(({ role }) => role === 'leader');
  const found = databases.find(({ node }) => node.name === leader?.name);
  if (!found) throw new Error('No node is the primary.');
  return found;
}
