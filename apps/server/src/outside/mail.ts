import { refuseInTransaction } from '../inTransaction.ts';
import { createService, ServiceError, type ServiceSettings } from './service.ts';

/** An email to send. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Additional header fields. */
  headers?: Record<string, string>;
  /** Address for replies, if it is not the sender's. */
  replyTo?: string;
}

/** Sends email. */
export interface Mailer {
  /** @throws ServiceError */
  send(mail: Mail): Promise<void>;
}

/** Sends email through Postmark's API. */
export function postmarkMailer(settings: Omit<ServiceSettings, 'name'>, serverToken: string, from: string): Mailer {
  const headers = { 'x-postmark-server-token': serverToken, 'content-type': 'application/json' };
  const postmark = createService({ ...settings, name: 'Postmark', headers });
  return {
    async send({ to, subject, text, html, headers: fields = {}, replyTo }) {
      const body = JSON.stringify({
        From: from,
        To: to,
        Subject: subject,
        TextBody: text,
        HtmlBody: html,
        Headers: Object.entries(fields).map(([Name, Value]) => ({ Name, Value })),
        ReplyTo: replyTo,
        MessageStream: 'outbound',
      });
      const { status } = await postmark('/email', { method: 'POST', body });
      if (status >= 400) throw new ServiceError('Postmark refused the mail');
    },
  };
}

/** Sends email by SMTP. @param url such as `smtps://user:password@mail.example:465` */
export function smtpMailer(url: string, from: string, timeout: number): Mailer {
  return {
    async send(mail) {
      refuseInTransaction('SMTP');
      // Loaded on first use, because most processes send no email.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(url, { from });
      try {
        // One deadline for all steps: with a limit per step, a server that answers a byte at a time would never time
        // out.
        await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeout) });
      } catch (error) {
        throw new ServiceError(`SMTP: ${(error as Error).message}`, { cause: error });
      } finally {
        transport.close();
      }
    },
  };
}
