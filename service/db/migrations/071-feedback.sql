-- What visitors wrote from the error page. Page and error are scrubbed of whatever may name a person.
create table feedback (
  id int generated always as identity primary key,
  customer_id int references customer on delete set null,
  language text not null,
  text text not null,
  page text not null default '',
  error text not null default '',
  created_at timestamptz not null
);
