import type { Language } from '../../contract/language.ts';

/** Messages for the demo's sign-in page. */
export interface Messages {
  title: string;
  heading: string;
  explanation: string;
  newMember: string;
  newMemberHint: string;
  admin: string;
  cancel: string;
  expired: string;
  expiredHint: string;
}

const en: Messages = {
  title: 'Demo sign-in',
  heading: 'Choose a demo account',
  explanation: 'This page stands in for X and Google in the demo. The accounts are made up and need no password.',
  newMember: 'A new member',
  newMemberHint: 'Creates a new account',
  admin: 'Admin',
  cancel: 'Cancel',
  expired: 'This sign-in has expired',
  expiredHint: 'Close this window and start again.',
};

const ru: Messages = {
  title: 'Вход в демоверсию',
  heading: 'Выберите демо-аккаунт',
  explanation: 'Эта страница заменяет X и Google в демоверсии. Аккаунты вымышлены, пароль не нужен.',
  newMember: 'Новый участник',
  newMemberHint: 'Будет создан новый аккаунт',
  admin: 'Администратор',
  cancel: 'Отмена',
  expired: 'Время на вход истекло',
  expiredHint: 'Закройте это окно и начните заново.',
};

const zh: Messages = {
  title: '演示登录',
  heading: '选择演示账号',
  explanation: '本页面在演示中代替 X 和 Google。账号均为虚构，无需密码。',
  newMember: '新成员',
  newMemberHint: '将创建一个新账号',
  admin: '管理员',
  cancel: '取消',
  expired: '本次登录已过期',
  expiredHint: '请关闭此窗口，然后重新开始。',
};

const es: Messages = {
  title: 'Inicio de sesión de demostración',
  heading: 'Elige una cuenta de demostración',
  explanation:
    'Esta página reemplaza a X y a Google en la demostración. Las cuentas son inventadas y no hace falta contraseña.',
  newMember: 'Una cuenta nueva',
  newMemberHint: 'Se crea en este momento',
  admin: 'Admin',
  cancel: 'Cancelar',
  expired: 'Este inicio de sesión caducó',
  expiredHint: 'Cierra esta ventana y empieza de nuevo.',
};

const tr: Messages = {
  title: 'Demo girişi',
  heading: 'Bir demo hesabı seç',
  explanation: 'Bu sayfa, demoda X ve Google’ın yerine geçer. Hesaplar uydurmadır, parola gerekmez.',
  newMember: 'Yeni bir üye',
  newMemberHint: 'Yeni bir hesap oluşturulur',
  admin: 'Yönetici',
  cancel: 'Vazgeç',
  expired: 'Bu girişin süresi doldu',
  expiredHint: 'Bu pencereyi kapat ve yeniden başla.',
};

const catalogues: Record<Language, Messages> = { en, ru, zh, es, tr };

export const messagesOf = (language: Language): Messages => catalogues[language];
