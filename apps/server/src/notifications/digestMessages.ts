import type { components } from '@pwr-community/api/schema';
import { escapeMarkup } from '../contract/escapeMarkup.ts';
import type { Language } from '../contract/language.ts';

type Kind = components['schemas']['NotificationKind'];

interface Words {
  subject: string;
  intro: string;
  open: string;
  settings: string;
  unsubscribe: string;
  kinds: Record<Kind, string>;
}

const words: Record<Language, Words> = {
  en: {
    subject: 'New for you in {community} Airdrops',
    intro: 'Since your last email from {community} Airdrops:',
    open: 'See your notifications',
    settings: 'Choose what you get by email',
    unsubscribe: 'Unsubscribe from the daily email',
    kinds: {
      'quest-verified': 'Verified quests',
      'quest-refused': 'Quests that were not verified',
      'submission-accepted': 'Accepted submissions',
      'submission-rejected': 'Rejected submissions',
      'appeal-decided': 'Decisions on your appeals',
      comment: 'Comments on your projects',
      reply: 'Replies to your comments',
      upvotes: 'Upvotes for your projects',
      'friend-joined': 'Friends who joined',
      'friend-counted': 'Friends who completed 4 quests',
      'points-adjusted': 'Changes to your points by an admin',
      disqualified: 'Your disqualification',
      reinstated: 'End of your disqualification',
      silenced: 'Limits on your posting',
      unsilenced: 'Permission to post again',
      'airdrop-closing': 'End of the airdrop',
      snapshot: 'Airdrop snapshots',
      moderated: 'Upheld reports about what you posted',
      'report-upheld': 'Your reports that were upheld',
      'report-dismissed': 'Your reports that were dismissed',
    },
  },
  ru: {
    subject: 'Новое для вас в {community} Airdrops',
    intro: 'С прошлого письма от {community} Airdrops:',
    open: 'Посмотреть уведомления',
    settings: 'Выбрать, о чём вам писать',
    unsubscribe: 'Отписаться от ежедневных писем',
    kinds: {
      'quest-verified': 'Подтверждённые задания',
      'quest-refused': 'Неподтверждённые задания',
      'submission-accepted': 'Принятые материалы',
      'submission-rejected': 'Отклонённые материалы',
      'appeal-decided': 'Решения по вашим апелляциям',
      comment: 'Комментарии к вашим проектам',
      reply: 'Ответы на ваши комментарии',
      upvotes: 'Голоса за ваши проекты',
      'friend-joined': 'Друзья, которые присоединились',
      'friend-counted': 'Друзья, выполнившие 4 задания',
      'points-adjusted': 'Изменения ваших баллов администратором',
      disqualified: 'Ваша дисквалификация',
      reinstated: 'Отмена вашей дисквалификации',
      silenced: 'Запрет на публикации',
      unsilenced: 'Снятие запрета на публикации',
      'airdrop-closing': 'Завершение аирдропа',
      snapshot: 'Снапшоты аирдропа',
      moderated: 'Удовлетворённые жалобы на вас',
      'report-upheld': 'Ваши удовлетворённые жалобы',
      'report-dismissed': 'Ваши отклонённые жалобы',
    },
  },
  zh: {
    subject: '你在 {community} Airdrops 的新动态',
    intro: '自上一封邮件以来，{community} Airdrops 上的新动态：',
    open: '查看通知',
    settings: '选择要通过邮件接收的内容',
    unsubscribe: '退订每日邮件',
    kinds: {
      'quest-verified': '已验证的任务',
      'quest-refused': '未通过验证的任务',
      'submission-accepted': '已通过的投稿',
      'submission-rejected': '未通过的投稿',
      'appeal-decided': '申诉结果',
      comment: '你的项目收到的评论',
      reply: '你的评论收到的回复',
      upvotes: '你的项目获得的点赞',
      'friend-joined': '通过你的邀请加入的好友',
      'friend-counted': '完成 4 个任务的好友',
      'points-adjusted': '管理员对你积分的调整',
      disqualified: '你被取消资格',
      reinstated: '你的资格已恢复',
      silenced: '你被禁言',
      unsilenced: '对你的禁言已解除',
      'airdrop-closing': '空投即将结束',
      snapshot: '空投快照',
      moderated: '针对你且成立的举报',
      'report-upheld': '你的举报成立',
      'report-dismissed': '你的举报不成立',
    },
  },
  es: {
    subject: 'Novedades para ti en {community} Airdrops',
    intro: 'Desde el último correo de {community} Airdrops:',
    open: 'Ver tus notificaciones',
    settings: 'Elegir qué recibes por correo',
    unsubscribe: 'Dejar de recibir el correo diario',
    kinds: {
      'quest-verified': 'Misiones verificadas',
      'quest-refused': 'Misiones no verificadas',
      'submission-accepted': 'Envíos aceptados',
      'submission-rejected': 'Envíos rechazados',
      'appeal-decided': 'Decisiones sobre tus apelaciones',
      comment: 'Comentarios en tus proyectos',
      reply: 'Respuestas a tus comentarios',
      upvotes: 'Votos por tus proyectos',
      'friend-joined': 'Amigos que se unieron',
      'friend-counted': 'Amigos que completaron 4 misiones',
      'points-adjusted': 'Cambios de un admin en tus puntos',
      disqualified: 'Tu descalificación',
      reinstated: 'Fin de tu descalificación',
      silenced: 'Restricciones para publicar',
      unsilenced: 'Permiso para volver a publicar',
      'airdrop-closing': 'Final del airdrop',
      snapshot: 'Snapshots del airdrop',
      moderated: 'Reportes confirmados sobre lo que publicaste',
      'report-upheld': 'Tus reportes confirmados',
      'report-dismissed': 'Tus reportes desestimados',
    },
  },
  tr: {
    subject: '{community} Airdrops’ta senin için yenilikler',
    intro: '{community} Airdrops’tan gelen son e-postadan bu yana:',
    open: 'Bildirimlerini gör',
    settings: 'E-postayla neleri alacağını seç',
    unsubscribe: 'Günlük e-posta aboneliğinden çık',
    kinds: {
      'quest-verified': 'Doğrulanan görevler',
      'quest-refused': 'Doğrulanmayan görevler',
      'submission-accepted': 'Kabul edilen gönderimler',
      'submission-rejected': 'Reddedilen gönderimler',
      'appeal-decided': 'İtirazların hakkındaki kararlar',
      comment: 'Projelerine yapılan yorumlar',
      reply: 'Yorumlarına gelen yanıtlar',
      upvotes: 'Projelerine verilen oylar',
      'friend-joined': 'Davetinle katılan arkadaşlar',
      'friend-counted': '4 görev tamamlayan arkadaşlar',
      'points-adjusted': 'Bir yöneticinin puanında yaptığı değişiklikler',
      disqualified: 'Diskalifiye edilmen',
      reinstated: 'Diskalifiyenin kaldırılması',
      silenced: 'Paylaşım kısıtlamaların',
      unsilenced: 'Yeniden paylaşım iznin',
      'airdrop-closing': 'Airdropun bitişi',
      snapshot: 'Airdrop anlık görüntüleri',
      moderated: 'Paylaştıklarınla ilgili haklı bulunan şikâyetler',
      'report-upheld': 'Haklı bulunan şikâyetlerin',
      'report-dismissed': 'Reddedilen şikâyetlerin',
    },
  },
};

/** Addresses in the daily email. */
interface Links {
  site: string;
  settings: string;
  unsubscribe: string;
}

/**
 * Composes the daily email. It only contains the number of news items of each kind, because mailboxes are less private
 * than the site.
 * @param community the short name of the community
 */
export function digestMail(
  language: Language,
  community: string,
  news: readonly { kind: Kind; count: number }[],
  links: Links,
): { subject: string; text: string; html: string } {
  const { kinds, open, settings, unsubscribe, ...named } = words[language];
  const [subject, intro] = [named.subject, named.intro].map((text) => text.replace('{community}', () => community)) as [
    string,
    string,
  ];
  const number = new Intl.NumberFormat(language);
  const colon = language === 'zh' ? '：' : ':';
  // A full-width colon includes its space.
  const space = language === 'zh' ? '' : ' ';
  const lines = news.map(({ kind, count }) => `${kinds[kind]}${colon}${space}${number.format(count)}`);
  const ways = [
    [open, links.site],
    [settings, links.settings],
    [unsubscribe, links.unsubscribe],
  ] as const;
  return {
    subject,
    text: `${[intro, lines.map((line) => `- ${line}`).join('\n'), ...ways.map((way) => way.join(`${colon}\n`))].join('\n\n')}\n`,
    // The other text and the addresses need no escaping.
    html: `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${escapeMarkup(subject)}</title><p>${escapeMarkup(intro)}</p><ul>${lines
      .map((line) => `<li>${line}</li>`)
      .join('')}</ul>${ways.map(([name, url]) => `<p><a href="${url}">${name}</a></p>`).join('')}</html>\n`,
  };
}
