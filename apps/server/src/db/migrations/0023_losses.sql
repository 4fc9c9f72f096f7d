-- Who lost points on a day, or earned none: they may have earned more in a window than in all. The disqualified are on no board.
create index point_day_of_losses on point_day (user_id, day) where points <= 0 and kind <> 'disqualification';
