import { defineMessages } from '@pwr-community/i18n/defineMessages';

export const quizMessages = defineMessages({
  title: { id: 'quiz.title', defaultMessage: 'Daily quiz', description: 'Title of the page of the quiz' },
  rule: {
    id: 'quiz.rule',
    defaultMessage:
      'A few questions about the network, new every day at 00:00 UTC. Earn points for each correct answer, plus a bonus for every day in a row.',
    description: 'Under the title, before the quiz of the day is begun',
  },
  start: { id: 'quiz.start', defaultMessage: 'Start quiz', description: 'Button that begins the quiz of the day' },
  resume: {
    id: 'quiz.resume',
    defaultMessage: 'Resume quiz',
    description: 'Button that goes on with a quiz that was begun and left',
  },
  starting: {
    id: 'quiz.starting',
    defaultMessage: 'Loading quiz',
    description: 'Spoken while the quiz is on its way',
  },
  failed: {
    id: 'quiz.failed',
    defaultMessage: 'Error loading the quiz',
    description: 'In place of the quiz when it did not arrive',
  },
  none: { id: 'quiz.none', defaultMessage: 'No quiz today', description: 'Title where there is no quiz' },
  noneHint: {
    id: 'quiz.noneHint',
    defaultMessage: 'The next one will appear here.',
    description: 'Under “No quiz today”',
  },
  leaderboard: {
    id: 'quiz.leaderboard',
    defaultMessage: 'Quiz leaderboard',
    description: 'Link to the members by points of the quiz',
  },
  standing: {
    id: 'quiz.standing',
    defaultMessage: 'Your stats',
    description: 'Spoken name of the readings beside the quiz',
  },
  points: { id: 'quiz.points', defaultMessage: 'Quiz points', description: 'Reading: points of the quiz in all' },
  streak: { id: 'quiz.streak', defaultMessage: 'Streak', description: 'Reading: days in a row' },
  days: {
    id: 'quiz.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'Value of the reading “Streak”',
  },
  longest: {
    id: 'quiz.longest',
    defaultMessage: 'longest {count, number}',
    description: 'Quiet after the days of the streak: the longest there ever was',
  },
  bonus: {
    id: 'quiz.bonus',
    defaultMessage: 'Next bonus',
    description: 'Reading: what the next finished quiz brings beside its answers',
  },
  questions: {
    id: 'quiz.questions',
    defaultMessage: 'Questions',
    description: 'Spoken name of the list of questions of the quiz',
  },
  position: {
    id: 'quiz.position',
    defaultMessage: 'Question {current, number} of {count, number}',
    description: 'Above a question of the quiz',
  },
  step: {
    id: 'quiz.step',
    defaultMessage:
      '{step, select, right {Question {number, number}, correct} wrong {Question {number, number}, incorrect} current {Question {number, number}, current} other {Question {number, number}, upcoming}}',
    description: 'Spoken for each question in the list of questions',
  },
  score: {
    id: 'quiz.score',
    defaultMessage: '{count, plural, one {# point} other {# points}}',
    description: 'Above a question: what this quiz has brought so far',
  },
  choose: {
    id: 'quiz.choose',
    defaultMessage: 'Choose one. A correct answer is worth {count, plural, one {# point} other {# points}}.',
    description: 'Under a question of the quiz',
  },
  answer: { id: 'quiz.answer', defaultMessage: 'Answer', description: 'Button that gives the chosen answer' },
  checking: {
    id: 'quiz.checking',
    defaultMessage: 'Checking your answer',
    description: 'Spoken while an answer is on its way',
  },
  next: { id: 'quiz.next', defaultMessage: 'Next question', description: 'Button after the outcome of an answer' },
  missing: {
    id: 'quiz.missing',
    defaultMessage: 'Choose an answer first',
    description: 'When “Answer” is pressed and nothing is chosen',
  },
  right: { id: 'quiz.right', defaultMessage: 'Correct answer', description: 'Marks the right answer' },
  wrong: {
    id: 'quiz.wrong',
    defaultMessage: 'Your answer',
    description: 'Marks the answer that was given and is wrong',
  },
  outcomeRight: {
    id: 'quiz.outcomeRight',
    defaultMessage: 'Correct. {count, plural, one {# point is} other {# points are}} yours.',
    description: 'After a right answer; read out',
  },
  outcomeWrong: {
    id: 'quiz.outcomeWrong',
    defaultMessage: 'Not quite. The correct answer is {key}.',
    description: 'After a wrong answer; read out. The key is the letter of the right answer',
  },
  keys: {
    id: 'quiz.keys',
    defaultMessage: '{choose} to choose, {submit} to answer',
    description: 'The keys that work, for those who have a keyboard: as “A–D to choose, Enter to answer”',
  },
  enter: { id: 'quiz.enter', defaultMessage: 'Enter', description: 'Name of the key' },
  joining: { id: 'quiz.joining', defaultMessage: 'Starting quiz', description: 'Spoken while the quiz is begun' },
  leave: {
    id: 'quiz.leave',
    defaultMessage: 'Leave and resume later',
    description: 'Quiet button beside “Answer”: the quiz stays where it is until the day ends',
  },
  result: {
    id: 'quiz.result',
    defaultMessage: '{right, number} of {count, number} correct',
    description: 'Title when the quiz is finished',
  },
  resultPoints: {
    id: 'quiz.resultPoints',
    defaultMessage:
      'You earned {points, plural, one {# point} other {# points}} for your answers, plus your streak bonus. The next quiz opens at 00:00 UTC.',
    description: 'Under the title of a finished quiz',
  },
  answers: {
    id: 'quiz.answers',
    defaultMessage: 'Your answers',
    description: 'Spoken name of the list after the quiz',
  },
  answeredRight: {
    id: 'quiz.answeredRight',
    defaultMessage: 'Correct',
    description: 'Marks a question that was answered right',
  },
  answeredWrong: {
    id: 'quiz.answeredWrong',
    defaultMessage: 'Incorrect',
    description: 'Marks a question that was answered wrong',
  },
  rightAnswer: {
    id: 'quiz.rightAnswer',
    defaultMessage: 'Correct answer: {answer}',
    description: 'Under a question that was answered wrong',
  },
  finish: {
    id: 'quiz.finish',
    defaultMessage: 'See the result',
    description: 'Button after the outcome of the last answer',
  },
});
