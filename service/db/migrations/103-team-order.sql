-- The orders in which a team is paged through, so that the first page of a large one is not sorted out of all of it.
create index customer_generation on customer (cardinality(upline), id);
create index customer_joined_day on customer (coalesce(joined_on, (created_at at time zone 'Asia/Hong_Kong')::date), id);
