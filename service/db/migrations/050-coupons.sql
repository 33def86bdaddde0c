
-- Which coupons the coupon centre offers to everybody, and whose a coupon is.

alter table coupon add column is_offered boolean not null default false;

create table customer_coupon (
  customer_id int not null references customer (id) on delete cascade,
  code text not null references coupon (code) on delete cascade,
  -- Given by the shop; otherwise collected by the customer, for whom it is no news.
  is_given boolean not null default false,
  received_at timestamptz not null,
  primary key (customer_id, code)
);
