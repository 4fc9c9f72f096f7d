import type { Language } from '../contract/language.ts';

const words: Record<Language, { subject: string; ask: string; ignore: string }> = {
  en: {
    subject: 'Confirm your email address',
    ask: 'Open this link within 24 hours to confirm your email address for {community} Airdrops:',
    ignore: 'If you didn’t request this, you can ignore this email.',
  },
  ru: {
    subject: 'Подтвердите адрес электронной почты',
    ask: 'Откройте эту ссылку в течение 24 часов, чтобы подтвердить адрес для {community} Airdrops:',
    ignore: 'Если вы ничего не запрашивали, оставьте это письмо без внимания.',
  },
  zh: {
    subject: '验证你的邮箱地址',
    ask: '请在 24 小时内打开此链接，验证你在 {community} Airdrops 使用的邮箱地址：',
    ignore: '如果这不是你本人的操作，请忽略此邮件。',
  },
  es: {
    subject: 'Confirma tu correo electrónico',
    ask: 'Abre este enlace en las próximas 24 horas para confirmar tu correo en {community} Airdrops:',
    ignore: 'Si no lo solicitaste, ignora este mensaje.',
  },
  tr: {
    subject: 'E-posta adresini doğrula',
    ask: '{community} Airdrops için e-posta adresini doğrulamak üzere bu bağlantıyı 24 saat içinde aç:',
    ignore: 'Bu isteği sen göndermediysen bu e-postayı dikkate alma.',
  },
};

/**
 * Builds the email that asks a member to confirm an address.
 * @param community the short name of the community
 */
export function confirmationMail(language: Language, community: string, link: string) {
  const { subject, ask, ignore } = words[language];
  return { subject, text: `${ask.replace('{community}', () => community)}\n\n${link}\n\n${ignore}\n` };
}
