import { refuseInTransaction } from '../inTransaction.ts';
import { createService, ServiceError, type ServiceSettings } from './service.ts';

/** A mail to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** Who gets the answer, where that is not the sender. */
  replyTo?: string;
}

/** Sends mail. */
export interface Mailer {
  /** @throws ServiceError */
  send(mail: Mail): Promise<void>;
}

/** Mail by Postmark's API. */
export function postmarkMailer(settings: Omit<ServiceSettings, 'name'>, serverToken: string, from: string): Mailer {
  const headers = { 'x-postmark-server-token': serverToken, 'content-type': 'application/json' };
  const postmark = createService({ ...settings, name: 'Postmark', headers });
  return {
    async send({ to, subject, text, replyTo }) {
      const body = JSON.stringify({
        From: from,
        To: to,
        Subject: subject,
        TextBody: text,
        ReplyTo: replyTo,
        MessageStream: 'outbound',
      });
      const { status } = await postmark('/email', { method: 'POST', body });
      if (status >= 400) throw new ServiceError('Postmark refused the mail');
    },
  };
}

/** Mail by SMTP. @param url such as `smtps://user:password@mail.example:465` */
export function smtpMailer(url: string, from: string, timeout: number): Mailer {
  return {
    async send(mail) {
      refuseInTransaction('SMTP');
      // Loaded on first use: most starts of the server send no mail.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(url, { from });
      try {
        // One deadline for all steps: a limit for each never ends a server that answers a byte at a time.
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeout) });
      } catch (error) {
        throw new ServiceError(`SMTP: ${(error as Error).message}`, { cause: error });
      } finally {
        transport.close();
      }
    },
  };
}
