-- How many people stand directly below somebody: kept, like downline_count, by whoever joins and by every move.
alter table customer add column children_count int not null default 0;
update customer c set children_count = n.children
from (select sponsor_id, count(*)::int as children from customer where sponsor_id is not null group by sponsor_id) n
where n.sponsor_id = c.referral_id;

-- How many people joined below somebody in a period, so that a large team is not counted through for its numbers.
create table period_joiners (
  customer_id int not null references customer on delete cascade,
  period text not null,
  people int not null,
  primary key (customer_id, period)
);

-- The period in which somebody joined: as an associate, or by registering.
create function period_joined(joined_on date, created_at timestamptz) returns text language sql stable as
$$ select to_char(coalesce(joined_on, (created_at at time zone 'Asia/Hong_Kong')::date), 'YYYYMM') $$;

insert into period_joiners (customer_id, period, people)
select above, period_joined(joined_on, created_at), count(*) from customer, unnest(upline) as above group by 1, 2;

-- Rows are written in the order of the people above, as everybody does who locks them.
create function count_joiners() returns trigger language plpgsql as $$
begin
  insert into period_joiners as j (customer_id, period, people)
  select above, period_joined(c.joined_on, c.created_at), count(*) from joined c, unnest(c.upline) as above
  group by 1, 2 order by 1, 2
  on conflict (customer_id, period) do update set people = j.people + excluded.people;
  return null;
end $$;
create function count_leavers() returns trigger language plpgsql as $$
begin
  update period_joiners j set people = j.people - n.people
  from (select above, period_joined(c.joined_on, c.created_at) as period, count(*) as people from gone c, unnest(c.upline) as above group by 1, 2) n
  where j.customer_id = n.above and j.period = n.period;
  return null;
end $$;
create function move_joiner() returns trigger language plpgsql as $$
begin
  insert into period_joiners as j (customer_id, period, people)
  select above, period, sum(people) from (
    select unnest(old.upline) as above, period_joined(old.joined_on, old.created_at) as period, -1 as people
    union all select unnest(new.upline), period_joined(new.joined_on, new.created_at), 1) n
  group by 1, 2 having sum(people) <> 0 order by 1, 2
  on conflict (customer_id, period) do update set people = j.people + excluded.people;
  return null;
end $$;
create trigger customer_joined after insert on customer referencing new table as joined
  for each statement execute function count_joiners();
create trigger customer_left after delete on customer referencing old table as gone
  for each statement execute function count_leavers();
create trigger customer_moved after update of upline, joined_on on customer for each row
  when (old.upline is distinct from new.upline or old.joined_on is distinct from new.joined_on)
  execute function move_joiner();

-- Names are found by any part of them, in every script: by each piece of up to three characters, within a team.
-- (pg_trgm knows letters only as far as the locale of the database does, and has no pieces of one or two.)
create function search_pieces(value text, shortest int) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct substr(value, start, size)), '{}')
  from generate_series(shortest, 3) size, generate_series(1, length(value)) start where start + size - 1 <= length(value)
$$;
create index customer_name_pieces on customer using gin (search_pieces(searched_name, 1)) with (fastupdate = off) where shares_details;
create index customer_number on customer (referral_id text_pattern_ops) where shares_details;
create index customer_number_end on customer (right(referral_id, 3)) where not shares_details;
