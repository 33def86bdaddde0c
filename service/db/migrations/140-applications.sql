-- E-applications: change of referrer, enroller or sponsor, refund, replenishment. Money is integer cents of HKD.
create table application (
  id int generated always as identity (start with 10001) primary key,
  customer_id int not null references customer on delete cascade,
  type text not null check (type in ('referrer', 'enroller', 'sponsor', 'refund', 'replenishment')),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  -- The number that the code went to, with its country code.
  mobile text not null,
  -- What was said besides products, photos and the columns below, by the names of the contract.
  fields jsonb not null,
  new_account text,
  order_numbers text[] not null default '{}',
  -- Estimated when it was filed; null for what is no refund.
  goods_minor int check (goods_minor >= 0),
  fee_minor int check (fee_minor >= 0),
  refund_minor int check (refund_minor >= 0),
  remark text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index application_of_customer on application (customer_id, created_at desc, id desc);
-- Once for a mobile, and once for an account whose mobile changed since.
create unique index application_referrer_of_mobile on application (mobile) where type = 'referrer';
create unique index application_referrer_of_customer on application (customer_id) where type = 'referrer';

create table application_item (
  application_id int not null references application on delete cascade,
  position int not null,
  order_id int not null references sales_order on delete cascade,
  order_number text not null,
  sku text not null,
  product_name text not null,
  quantity int not null check (quantity > 0),
  batch_number text not null,
  opened boolean not null,
  is_replenishment boolean not null,
  primary key (application_id, position)
);
create index application_item_of_order on application_item (order_id);
-- One replenishment for each product of an order.
create unique index application_item_replenished on application_item (order_id, sku) where is_replenishment;

create table application_photo (
  application_id int not null references application on delete cascade,
  position int not null,
  name text not null,
  media_type text not null,
  content bytea not null,
  primary key (application_id, position)
);
