
-- What customers keep for later (favourites) and what they like.

create table wishlist (
  id int generated always as identity primary key,
  customer_id int not null unique references customer (id) on delete cascade,
  sharing_code text not null unique,
  updated_at timestamptz not null
);

create table wishlist_item (
  id int generated always as identity primary key,
  wishlist_id int not null references wishlist (id) on delete cascade,
  product_id int not null references product (id) on delete cascade,
  store_id int not null,
  qty int not null default 1 check (qty between 1 and 10000),
  -- What was chosen when the favourite came out of the cart; empty for one that was marked on its page.
  options jsonb not null default '{}',
  added_at timestamptz not null,
  unique (wishlist_id, product_id)
);

create table product_like (
  product_id int not null references product (id) on delete cascade,
  customer_id int not null references customer (id) on delete cascade,
  created_at timestamptz not null,
  primary key (product_id, customer_id)
);
create index product_like_of_customer on product_like (customer_id);
