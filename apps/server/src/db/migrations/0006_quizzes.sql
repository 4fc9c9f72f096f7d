-- Quizzes as they were imported, and what members answered.

create table quiz (
  id bigint generated always as identity primary key,
  -- Names the quiz in its file, so that importing again changes nothing.
  key text not null,
  title jsonb not null,
  created_at timestamptz not null
);
create unique index quiz_key_is_unique on quiz (key);

create table quiz_question (
  id bigint generated always as identity primary key,
  quiz_id bigint not null references quiz (id) on delete cascade,
  position integer not null,
  question jsonb not null,
  -- A list of {key, text}, the text by language.
  options jsonb not null,
  answer text not null,
  points integer not null
);
create index quiz_question_in_order on quiz_question (quiz_id, position);

create table quiz_member (
  user_id bigint primary key references app_user (id) on delete cascade,
  joined_at timestamptz not null,
  -- Days in a row, up to `last_day`.
  streak integer not null default 0,
  longest_streak integer not null default 0,
  last_day date
);

-- The quiz that a member was given on a day.
create table quiz_run (
  user_id bigint not null references app_user (id) on delete cascade,
  day date not null,
  quiz_id bigint not null references quiz (id),
  started_at timestamptz not null,
  finished_at timestamptz,
  primary key (user_id, day)
);

create table quiz_answer (
  user_id bigint not null references app_user (id) on delete cascade,
  day date not null,
  question_id bigint not null references quiz_question (id),
  answer text not null,
  correct boolean not null,
  answered_at timestamptz not null,
  primary key (user_id, day, question_id)
);
