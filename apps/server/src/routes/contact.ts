import { sha256 } from '../auth/secrets.ts';
import { takeAllowance } from '../db/allowance.ts';
import type { Handler } from '../http/handler.ts';
import { networkOf } from '../http/network.ts';
import { Problem } from '../contract/problem.ts';
import { ServiceError } from '../outside/service.ts';

/** Maximum number of messages to the team per hour from one network address. */
const MESSAGES_PER_HOUR = 5;

export const contactTeam: Handler<'contactTeam'> = async ({ site, db, clock, services, request, body }) => {
  const { name, email, message } = body;
  const { contacts } = site.current;
  if (!services.mail || contacts.length === 0) throw new Problem('mail-unavailable');
  await takeAllowance(db, `contact:${sha256(networkOf(request.ip))}`, MESSAGES_PER_HOUR, clock());
  const mail = {
    to: contacts.join(', '),
    replyTo: email,
    subject: `Message from ${name}`,
    text: `${message}\n\n${name} <${email}>\n`,
  };
  await services.mail.send(mail).catch((error: unknown) => {
    throw error instanceof ServiceError ? Problem.causedBy(error, 'mail-unavailable') : error;
  });
};
