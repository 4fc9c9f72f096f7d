import type { components } from '@pwr-community/api/schema';

/** Quests of the demo, in order. They include every type, and two have a time window. */
export const quests: (Omit<components['schemas']['QuestCreate'], 'startsAt' | 'endsAt'> & {
  /** Number of days between seeding and the quest's opening; `closesIn` likewise for its end. */
  opensIn?: number;
  closesIn?: number;
})[] = [
  {
    kind: 'x_follow',
    target: 'pwr_demo',
    actionUrl: 'https://x.com/intent/follow?screen_name=pwr_demo',
    points: 100,
    title: {
      en: 'Follow us on X',
      ru: 'Подпишитесь на нас в X',
      zh: '在 X 上关注我们',
      es: 'Síguenos en X',
      tr: 'Bizi X’te takip et',
    },
    description: {
      en: 'Releases and calls for builders are announced on X first.',
      ru: 'Там первыми появляются релизы и приглашения для разработчиков.',
      zh: '新版本和开发者征集都会最先在那里公布。',
      es: 'Ahí se anuncian primero las versiones y las convocatorias.',
      tr: 'Sürümler ve geliştirici çağrıları ilk orada duyurulur.',
    },
  },
  {
    kind: 'discord',
    target: '100000000000000001',
    actionUrl: 'https://discord.gg/pwr-demo',
    points: 100,
    title: {
      en: 'Join our Discord',
      ru: 'Присоединяйтесь к нашему Discord',
      zh: '加入我们的 Discord',
      es: 'Únete a nuestro Discord',
      tr: 'Discord’umuza katıl',
    },
    description: null,
  },
  {
    kind: 'telegram',
    target: '@pwr_demo',
    actionUrl: 'https://t.me/pwr_demo',
    points: 100,
    title: {
      en: 'Join our Telegram group',
      ru: 'Вступите в нашу группу в Telegram',
      zh: '加入我们的 Telegram 群组',
      es: 'Únete a nuestro grupo de Telegram',
      tr: 'Telegram grubumuza katıl',
    },
    description: null,
  },
  {
    kind: 'wallet',
    points: 150,
    title: {
      en: 'Install the wallet',
      ru: 'Установите кошелёк',
      zh: '安装钱包',
      es: 'Instala la billetera',
      tr: 'Cüzdanı yükle',
    },
    description: {
      en: 'Connect the wallet extension and send a transaction that costs nothing.',
      ru: 'Подключите расширение кошелька и отправьте бесплатную транзакцию.',
      zh: '连接钱包扩展程序，并发送一笔零费用交易。',
      es: 'Conecta la extensión de la billetera y envía una transacción sin costo.',
      tr: 'Cüzdan uzantısını bağla ve ücretsiz bir işlem gönder.',
    },
  },
  {
    kind: 'email',
    points: 50,
    title: {
      en: 'Confirm your email address',
      ru: 'Подтвердите адрес электронной почты',
      zh: '验证你的邮箱地址',
      es: 'Confirma tu correo electrónico',
      tr: 'E-posta adresini doğrula',
    },
    description: null,
  },
  {
    kind: 'visit',
    actionUrl: 'https://docs.example/getting-started',
    points: 30,
    title: {
      en: 'Read the getting started guide',
      ru: 'Прочитайте первые страницы документации',
      zh: '阅读文档的入门部分',
      es: 'Lee las primeras páginas de la documentación',
      tr: 'Belgelerin ilk sayfalarını oku',
    },
    description: null,
  },
  {
    kind: 'manual',
    points: 300,
    title: {
      en: 'Write a guide for newcomers',
      ru: 'Напишите руководство для новичков',
      zh: '为新人写一篇指南',
      es: 'Escribe una guía para principiantes',
      tr: 'Yeni başlayanlar için bir rehber yaz',
    },
    description: {
      en: 'In any language, about anything you had to work out yourself. An admin will read it.',
      ru: 'На любом языке, о том, с чем вам пришлось разбираться самостоятельно. Его прочитает администратор.',
      zh: '语言不限，写下任何你自己摸索出来的内容。管理员会阅读。',
      es: 'En cualquier idioma, sobre algo que tuviste que descubrir por tu cuenta. La leerá un admin.',
      tr: 'Herhangi bir dilde, kendi başına çözmen gereken bir konu hakkında. Bir yönetici inceler.',
    },
  },
  {
    kind: 'visit',
    actionUrl: 'https://example.org/testnet',
    points: 80,
    closesIn: 14,
    title: {
      en: 'Try the testnet',
      ru: 'Попробуйте тестовую сеть',
      zh: '试用测试网',
      es: 'Prueba la red de pruebas',
      tr: 'Test ağını dene',
    },
    description: null,
  },
  {
    kind: 'manual',
    points: 200,
    opensIn: 7,
    title: {
      en: 'Report a bug in the wallet',
      ru: 'Сообщите об ошибке в кошельке',
      zh: '报告一个钱包 bug',
      es: 'Reporta un error de la billetera',
      tr: 'Cüzdanda bir hata bildir',
    },
    description: null,
  },
];
