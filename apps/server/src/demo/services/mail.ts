import { escapeMarkup } from '../../contract/escapeMarkup.ts';
import type { FastifyInstance } from 'fastify';
import { chooseLanguage } from '../../contract/language.ts';
import { demoPage, pageHeaders } from '../identity/page.ts';
import { messagesOf } from './messages.ts';

/** Maximum number of stored emails. */
const KEPT = 200;

/** An email in Postmark's format. */
export interface PostmarkMail {
  To: string;
  Subject: string;
  TextBody: string;
}

/** Serves Postmark's API and stores the emails in `mails`, latest first. */
export function mountPostmark(scope: FastifyInstance, mails: PostmarkMail[]): void {
  scope.post<{ Body: PostmarkMail }>('/postmark/email', async ({ body }) => {
    mails.unshift(body);
    mails.length = Math.min(mails.length, KEPT);
    return { ErrorCode: 0, Message: 'OK', To: body.To };
  });
}

/** Serves a page that lists these emails. */
export function mountOutbox(app: FastifyInstance, mails: PostmarkMail[]): void {
  app.get('/demo-outbox', async ({ headers }, reply) => {
    const language = chooseLanguage(headers['accept-language'] ?? '');
    const { outbox, noMail } = messagesOf(language);
    const items = mails.map(
      ({ To, Subject, TextBody }) =>
        `<li class="mail"><b>${escapeMarkup(Subject)}</b> <bdi>${escapeMarkup(To)}</bdi><p>${withLinks(escapeMarkup(TextBody))}</p></li>`,
    );
    const content = items.length ? `<ul>${items.join('')}</ul>` : `<p class="explanation">${escapeMarkup(noMail)}</p>`;
    return reply.headers(pageHeaders([])).send(demoPage(language, outbox, outbox, content));
  });
}

const withLinks = (html: string) =>
  html.replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`).replaceAll('\n', '<br>');
