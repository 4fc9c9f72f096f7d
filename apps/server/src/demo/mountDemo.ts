import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../context.ts';
import { mountDemoIdentity } from './identity/index.ts';
import { mountDemoServices } from './services/index.ts';

/** Mounts the demo's stand-ins, and uses them for services that are not configured. */
export async function mountDemo(app: FastifyInstance, context: AppContext): Promise<void> {
  const { providers } = context;
  const identity = await mountDemoIdentity(app, context);
  providers.x ??= identity;
  providers.google ??= identity;
  await mountDemoServices(app, context);
}
