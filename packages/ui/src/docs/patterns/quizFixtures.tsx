'use client';
import type { QuizQuestionMessages } from '../../community/QuizQuestion/index.ts';

const english = {
  airdrop: 'Airdrop',
  tabs: ['Community', 'Quests', 'Quiz', 'Leaderboard'],
  quiz: 'Network basics',
  question:
    'A VIDA reads every transaction that carries its id. What does the chain itself check about the data inside?',
  description: 'Choose one. A correct answer is worth 10 points.',
  answers: [
    'It runs the data as a smart contract',
    'Nothing. It orders and stores the data, and the application decides what it means',
    'That the data is valid JSON',
    'That the sender owns the VIDA',
  ],
  explanation: 'The chain keeps the order. What the bytes mean is for those who read them.',
  leave: 'Leave and resume later',
  score: 'Score so far',
  of: (most: string) => `of ${most}`,
  streak: 'Streak',
  days: '5 days',
  rank: 'Quiz rank',
  standing: 'Your stats',
  loading: 'Loading question',
  questions: 'Questions',
  current: (current: number, count: number) => `Question ${current} of ${count}`,
  steps: { right: 'right', wrong: 'wrong', current: 'now', ahead: 'to come' },
  finished: '7 of 10 correct',
  finishedText: '70 points, and 50 more for five days in a row. The next quiz opens tomorrow.',
  leaderboard: 'Quiz leaderboard',
  answered: 'Your answers',
  right: 'Correct',
  wrong: 'Incorrect',
  rightAnswer: 'Right answer:',
  messages: {
    answer: 'Answer',
    pending: 'Checking your answer',
    next: 'Next question',
    missing: 'Choose an answer first',
    right: 'Correct answer',
    wrong: 'Your answer',
    outcome: (isRight, key) => (isRight ? 'Correct. 10 points are yours.' : `Not quite. The correct answer is ${key}.`),
    keys: (choose, submit) => (
      <>
        {choose} to choose, {submit} to answer
      </>
    ),
    enter: 'Enter',
  } satisfies QuizQuestionMessages as QuizQuestionMessages,
};

const russian: typeof english = {
  airdrop: 'Аирдроп',
  tabs: ['Сообщество', 'Задания', 'Квиз', 'Таблица лидеров'],
  quiz: 'Основы сети',
  question: 'VIDA читает все транзакции со своим идентификатором. Что в их данных проверяет сам блокчейн?',
  description: 'Выберите один вариант. За правильный ответ начисляется 10 баллов.',
  answers: [
    'Он исполняет данные как смарт-контракт',
    'Ничего: он упорядочивает и хранит данные, а их смысл определяет приложение',
    'Соответствие данных формату JSON',
    'Принадлежность VIDA отправителю',
  ],
  explanation: 'Блокчейн хранит порядок. Что значат данные, решает тот, кто их читает.',
  leave: 'Выйти и продолжить позже',
  score: 'Набрано баллов',
  of: (most) => `из ${most}`,
  streak: 'Серия',
  days: '5 дней подряд',
  rank: 'Место в квизе',
  standing: 'Ваши показатели',
  loading: 'Загружаем вопрос',
  questions: 'Вопросы',
  current: (current, count) => `Вопрос ${current} из ${count}`,
  steps: { right: 'верно', wrong: 'неверно', current: 'сейчас', ahead: 'впереди' },
  finished: 'Правильных ответов: 7 из 10',
  finishedText: '70 баллов и ещё 50 за пять дней подряд. Следующий квиз откроется завтра.',
  leaderboard: 'Таблица лидеров квиза',
  answered: 'Ваши ответы',
  right: 'Верно',
  wrong: 'Неверно',
  rightAnswer: 'Правильный ответ:',
  messages: {
    answer: 'Ответить',
    pending: 'Проверяем ответ',
    next: 'Следующий вопрос',
    missing: 'Сначала выберите ответ',
    right: 'Правильный ответ',
    wrong: 'Ваш ответ',
    outcome: (isRight, key) => (isRight ? 'Верно. Вам начислено 10 баллов.' : `Неверно. Правильный ответ: ${key}.`),
    keys: (choose, submit) => (
      <>
        {choose}, чтобы выбрать, {submit}, чтобы ответить
      </>
    ),
    enter: 'Enter',
  },
};

export const quizWords = { en: english, ru: russian };
