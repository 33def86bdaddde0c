-- The type of the success tracker that an associate chose, with the moment its terms were accepted. Gold itself follows from the
-- paid orders that hold the product.
create table tracker_choice (
  customer_id int primary key references customer on delete cascade,
  level text not null check (level in ('free', 'gold')),
  terms_accepted_at timestamptz not null
);

-- Visits that the sandbox's tracker was opened for.
create table sandbox_tracker_visit (
  guid uuid primary key,
  member_number text not null,
  level text not null,
  origin text not null,
  opened_at timestamptz not null
);
