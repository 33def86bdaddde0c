-- Reports that associates saved under a name. `name_key` tells names apart, `query` is the report's address behind '?'.
create table report_view (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  name text not null,
  name_key text not null,
  query text not null,
  -- Counts the changes: who read an earlier version does not write over a later one.
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (customer_id, name_key)
);
