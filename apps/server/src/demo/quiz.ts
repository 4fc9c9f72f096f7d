import type { QuizInput } from '../quizzes/importQuizzes.ts';

/** The demo's quiz. Its questions are about the site itself, so that the answers are true. */
export const quiz: QuizInput = {
  key: 'demo-basics',
  title: {
    en: 'How well do you know this site?',
    ru: 'Хорошо ли вы знаете этот сайт?',
    zh: '你有多了解这个网站？',
    es: '¿Cuánto conoces este sitio?',
    tr: 'Bu siteyi ne kadar tanıyorsun?',
  },
  questions: [
    {
      question: {
        en: 'How often can the GM bonus be claimed?',
        ru: 'Как часто можно получать бонус GM?',
        zh: 'GM 奖励多久可以领取一次？',
        es: '¿Cada cuánto se puede reclamar el bono de GM?',
        tr: 'GM bonusu ne sıklıkla alınabilir?',
      },
      options: {
        A: { en: 'Every hour', ru: 'Каждый час', zh: '每小时一次', es: 'Cada hora', tr: 'Her saat' },
        B: {
          en: 'Every 24 hours',
          ru: 'Каждые 24 часа',
          zh: '每 24 小时一次',
          es: 'Cada 24 horas',
          tr: '24 saatte bir',
        },
        C: { en: 'Once a week', ru: 'Раз в неделю', zh: '每周一次', es: 'Una vez por semana', tr: 'Haftada bir' },
      },
      answer: 'B',
      points: 10,
    },
    {
      question: {
        en: 'How many quests must an invited friend complete?',
        ru: 'Сколько заданий должен выполнить приглашённый друг?',
        zh: '受邀好友需要完成多少个任务？',
        es: '¿Cuántas misiones debe completar un referido?',
        tr: 'Davet edilen bir arkadaş kaç görev tamamlamalı?',
      },
      options: {
        A: { en: 'Two', ru: 'Два', zh: '两个', es: 'Dos', tr: 'İki' },
        B: { en: 'Three', ru: 'Три', zh: '三个', es: 'Tres', tr: 'Üç' },
        C: { en: 'Four', ru: 'Четыре', zh: '四个', es: 'Cuatro', tr: 'Dört' },
        D: { en: 'Ten', ru: 'Десять', zh: '十个', es: 'Diez', tr: 'On' },
      },
      answer: 'C',
      points: 10,
    },
    {
      question: {
        en: 'How many interests can a profile have?',
        ru: 'Сколько интересов можно указать в профиле?',
        zh: '个人资料中最多可以选择多少个兴趣？',
        es: '¿Cuántos intereses caben en un perfil?',
        tr: 'Bir profile kaç ilgi alanı sığar?',
      },
      options: {
        A: { en: 'Three', ru: 'Три', zh: '三个', es: 'Tres', tr: 'Üç' },
        B: { en: 'Five', ru: 'Пять', zh: '五个', es: 'Cinco', tr: 'Beş' },
        C: {
          en: 'As many as you like',
          ru: 'Сколько угодно',
          zh: '不限',
          es: 'Los que quieras',
          tr: 'İstediğin kadar',
        },
      },
      answer: 'A',
      points: 10,
    },
    {
      question: {
        en: 'After which day does the streak bonus stop growing?',
        ru: 'После какого дня бонус за серию перестаёт расти?',
        zh: '连续答题奖励在第几天后不再增加？',
        es: '¿Después de qué día deja de crecer el bono de la racha?',
        tr: 'Seri bonusu hangi günden sonra artmaz?',
      },
      options: {
        A: { en: 'The third', ru: 'Третьего', zh: '第三天', es: 'El tercero', tr: 'Üçüncü' },
        B: { en: 'The seventh', ru: 'Седьмого', zh: '第七天', es: 'El séptimo', tr: 'Yedinci' },
        C: { en: 'The thirtieth', ru: 'Тридцатого', zh: '第三十天', es: 'El trigésimo', tr: 'Otuzuncu' },
      },
      answer: 'B',
      points: 10,
    },
    {
      question: {
        en: 'What happens to points from a deleted quest?',
        ru: 'Что происходит с баллами за удалённое задание?',
        zh: '任务被删除后，已获得的积分会怎样？',
        es: '¿Qué pasa con los puntos de una misión eliminada?',
        tr: 'Silinen bir görevin puanlarına ne olur?',
      },
      options: {
        A: {
          en: 'They are halved',
          ru: 'Их становится вдвое меньше',
          zh: '减半',
          es: 'Se reducen a la mitad',
          tr: 'Yarıya iner',
        },
        B: { en: 'They are taken back', ru: 'Их отбирают', zh: '被收回', es: 'Se quitan', tr: 'Geri alınır' },
        C: { en: 'They stay', ru: 'Они остаются', zh: '保留', es: 'Se conservan', tr: 'Kalır' },
      },
      answer: 'C',
      points: 10,
    },
  ],
};
