import type { Language } from '../contract/language.ts';

/** Labels on share pictures. */
interface Words {
  project: string;
  member: string;
  quest: string;
  upvotes: string;
  rank: string;
  points: string;
  reward: string;
}

export const words: Record<Language, Words> = {
  en: {
    project: 'Project',
    member: 'Member',
    quest: 'Quest',
    upvotes: 'Upvotes',
    rank: 'Rank',
    points: 'Points',
    reward: 'Reward, in points',
  },
  ru: {
    project: 'Проект',
    member: 'Участник',
    quest: 'Задание',
    upvotes: 'Голоса',
    rank: 'Место',
    points: 'Баллы',
    reward: 'Награда в баллах',
  },
  zh: {
    project: '项目',
    member: '成员',
    quest: '任务',
    upvotes: '点赞',
    rank: '排名',
    points: '积分',
    reward: '奖励积分',
  },
  es: {
    project: 'Proyecto',
    member: 'Miembro',
    quest: 'Misión',
    upvotes: 'Votos',
    rank: 'Puesto',
    points: 'Puntos',
    reward: 'Recompensa en puntos',
  },
  tr: {
    project: 'Proje',
    member: 'Üye',
    quest: 'Görev',
    upvotes: 'Oy',
    rank: 'Sıra',
    points: 'Puan',
    reward: 'Puan ödülü',
  },
};
