import type { components } from '@pwr-community/api/schema';
import type { Language } from '../../contract/language.ts';

/** A decision on a post; null while it is pending. */
export type Decision = { points: number } | { reason: components['schemas']['RejectionReason'] } | null;

/** Invented posts by members of the crowd: type, language, text and decision. */
export const crowdPosts: [
  type: 'tweet' | 'tiktok' | 'youtube',
  language: Language,
  text: string,
  decision: Decision,
][] = [
  [
    'tweet',
    'en',
    'Week 4 of building in public: the scheduler works, the tests pass, and the logo is still a potato.',
    { points: 150 },
  ],
  [
    'tweet',
    'ru',
    'Собрал стенд из трёх старых ноутбуков и поднял узел. Рассказываю, где споткнулся и сколько это стоит в месяц.',
    { points: 200 },
  ],
  ['youtube', 'es', 'De cero a tu primera app en la red, paso a paso', { points: 250 }],
  ['tweet', 'zh', '用一张图讲清楚：一笔交易从点击到确认，中间经过了哪些步骤。', { points: 150 }],
  ['tiktok', 'tr', 'Bir dakikada cüzdan güvenliği: yapılan üç hata', { points: 100 }],
  [
    'tweet',
    'en',
    'I kept a diary of every fee I paid this quarter. Total: $1.12. The diary cost more.',
    { points: 150 },
  ],
  ['youtube', 'en', 'Porting a weekend project, live and unedited', { points: 250 }],
  [
    'tweet',
    'es',
    'Hilo: cinco preguntas que me hicieron en el taller de ayer, con sus respuestas cortas.',
    { points: 150 },
  ],
  ['tiktok', 'en', 'Validators explained with two cats and a bowl', { points: 100 }],
  [
    'tweet',
    'tr',
    'Üniversitedeki atölyeden notlar: 35 kişi, 35 çalışan örnek, bir tane de kahve lekesi.',
    { points: 150 },
  ],
  ['youtube', 'ru', 'Пишем первого бота за вечер', { points: 200 }],
  [
    'tweet',
    'en',
    'Translated the getting started guide for my study group. They found two typos in the original. Sorry and you’re welcome.',
    { points: 200 },
  ],
  ['youtube', 'zh', '零基础部署：我踩过的六个坑', { points: 250 }],
  [
    'tweet',
    'en',
    'The best bug report I ever got was a drawing by a nine-year-old. Fixed in this release.',
    { points: 100 },
  ],
  ['tiktok', 'es', 'Lo que nadie te cuenta de hacer staking', { reason: 'low-quality' }],
  ['tweet', 'en', 'Win big today, link in my profile!', { reason: 'spam-content' }],
  ['youtube', 'en', 'Top 10 gadgets for your desk', { reason: 'off-topic' }],
  ['tweet', 'zh', '转发：昨天社区会议的要点整理。', { reason: 'duplicate' }],
  ['tweet', 'ru', 'Сравнил три способа хранить ключи: таблица, выводы и один грустный случай из жизни.', null],
  ['tweet', 'en', 'A thread on reading block explorers without getting lost. 1/7', null],
  ['youtube', 'tr', 'Sıfırdan ilk uygulama: kurulumdan yayına', null],
  ['tiktok', 'zh', '三十秒看懂什么是质押', null],
  ['tweet', 'es', 'Anoté todo lo que pregunté en mi primera semana. Quizá te ahorre unas horas.', null],
  [
    'tweet',
    'en',
    'Our library’s coding club shipped its first app. The youngest author is 11 and insists on code review.',
    null,
  ],
  ['youtube', 'en', 'How finality works, drawn on a whiteboard', null],
  ['tweet', 'tr', 'Mahalle kooperatifi için yazdığım araç bugün ilk faturasını kesti.', null],
  ['tweet', 'zh', '整理了新人最常问的十个问题，欢迎补充。', null],
  ['tiktok', 'en', 'POV: your transaction lands before you blink', null],
  ['youtube', 'es', 'Entrevista a tres creadoras de la comunidad', null],
  ['tweet', 'ru', 'Нарисовал схему: как голос попадает в блок и почему его нельзя подменить.', null],
  ['tweet', 'en', 'Measured confirmation times from four continents. The slowest one was my own Wi-Fi.', null],
  ['youtube', 'ru', 'Разбираем чужой контракт строка за строкой', null],
  ['tiktok', 'tr', 'Blok zincirini anneanneme anlattım', null],
  ['tweet', 'en', 'A checklist I use before every release. Steal it.', null],
];

/** Memes by members of the crowd: title and decision. */
export const crowdMemes: [title: string, decision: Decision][] = [
  ['When the test network resets on Monday', { points: 100 }],
  ['Моё лицо, когда транзакция прошла с первого раза', { points: 100 }],
  ['Yo explicándole los bloques a mi gato', { points: 50 }],
  ['等待确认的我，其实已经确认了', { points: 100 }],
  ['“Sadece beş dakika bakacağım”', { points: 50 }],
  ['Two hours of debugging, one missing comma', { points: 100 }],
  ['Gas fees? I only know the ones at the station', null],
  ['Cuando tu racha llega al día 30', null],
  ['Стрик прервался на 29-й день', null],
  ['My streak and I, day 41', null],
  ['周一早上的测试网', null],
];

/** Crowd members' appeals against the rejection of a post, by the post's text. */
export const crowdAppeals: Record<string, string> = {
  'Lo que nadie te cuenta de hacer staking':
    'El audio se oye bien con auriculares, y en el minuto dos muestro cada paso. ¿Pueden revisarlo otra vez?',
  '转发：昨天社区会议的要点整理。': '这是我自己做的笔记，比官方整理早发了三个小时，并不是转发。',
};
