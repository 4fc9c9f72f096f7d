-- Counting those above somebody, whatever their shards.
create index point_histogram_by_points on point_histogram (board, points);
