import type { Language } from '../../contract/language.ts';

/** Messages for the demo services' pages. */
interface Messages {
  telegram: string;
  started: string;
  goBack: string;
  outbox: string;
  noMail: string;
}

const catalogues: Record<Language, Messages> = {
  en: {
    telegram: 'Demo Telegram',
    started: 'The bot has started',
    goBack: 'This page stands in for Telegram in the demo. Go back to the site and verify the quest.',
    outbox: 'Emails sent by the demo',
    noMail: 'No emails have been sent yet.',
  },
  ru: {
    telegram: 'Telegram демоверсии',
    started: 'Бот запущен',
    goBack: 'Эта страница заменяет Telegram в демоверсии. Вернитесь на сайт и проверьте выполнение задания.',
    outbox: 'Письма, отправленные демоверсией',
    noMail: 'Писем пока нет.',
  },
  zh: {
    telegram: '演示 Telegram',
    started: '机器人已启动',
    goBack: '本页面在演示中代替 Telegram。请返回网站并验证任务。',
    outbox: '演示已发送的邮件',
    noMail: '尚未发送任何邮件。',
  },
  es: {
    telegram: 'Telegram de demostración',
    started: 'El bot está iniciado',
    goBack: 'Esta página reemplaza a Telegram en la demostración. Vuelve al sitio y verifica la misión.',
    outbox: 'Correos que envió la demostración',
    noMail: 'Aún no se envió ningún correo.',
  },
  tr: {
    telegram: 'Demo Telegram',
    started: 'Bot başlatıldı',
    goBack: 'Bu sayfa demoda Telegram’ın yerine geçer. Siteye dön ve görevi doğrula.',
    outbox: 'Demonun gönderdiği e-postalar',
    noMail: 'Henüz e-posta gönderilmedi.',
  },
};

export const messagesOf = (language: Language): Messages => catalogues[language];
