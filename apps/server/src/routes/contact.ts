import type { Handler } from '../http/handler.ts';
import { Problem } from '../http/problem.ts';
import { ServiceError } from '../outside/service.ts';

export const contactTeam: Handler<'contactTeam'> = async ({ config, services, body: { name, email, message } }) => {
  if (!services.mail || !config.contactEmail) throw new Problem('mail-unavailable');
  const mail = {
    to: config.contactEmail,
    replyTo: email,
    subject: `Message from ${name}`,
    text: `${message}\n\n${name} <${email}>\n`,
  };
  await services.mail.send(mail).catch((error: unknown) => {
    throw error instanceof ServiceError ? Problem.causedBy(error, 'mail-unavailable') : error;
  });
};
