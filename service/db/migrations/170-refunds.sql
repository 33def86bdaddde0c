-- Refunds of paid orders (docs/decisions/0029). Money is integer cents of HKD, PV hundredths of a point, loyalty points ten-thousandths.

alter table sales_order_item
  add column qty_refunded int not null default 0 check (qty_refunded between 0 and qty),
  -- PV of the whole line when it was bought; null for orders that are older than this column.
  add column volume int;

create table order_refund (
  id int generated always as identity primary key,
  order_id int not null references sales_order on delete cascade,
  -- The application that was approved; null for a refund without one.
  application_id int references application on delete set null,
  goods_minor int not null check (goods_minor >= 0),
  fee_minor int not null check (fee_minor >= 0),
  money_minor int not null check (money_minor >= 0),
  credit_minor int not null check (credit_minor >= 0),
  points_minor int not null check (points_minor >= 0),
  earned bigint not null check (earned >= 0),
  volume int not null check (volume >= 0),
  pack_minor int not null check (pack_minor >= 0),
  -- Whether its volume entry is written.
  is_counted boolean not null default false,
  created_at timestamptz not null
);
-- Sums of an order's refunds by the means that they go back by, kept with the order for its readers.
alter table sales_order
  add column refunded_minor int not null default 0 check (refunded_minor between 0 and paid_minor),
  add column refunded_credit_minor int not null default 0 check (refunded_credit_minor between 0 and ipayout_minor),
  add column refunded_points_minor int not null default 0 check (refunded_points_minor between 0 and loyalty_minor);
create index order_refund_of_order on order_refund (order_id, id);
create index order_refund_uncounted on order_refund (id) where not is_counted;

-- Orders that were closed before: all of their pieces, with the money that was paid for goods.
update sales_order_item i set qty_refunded = i.qty from sales_order o
where o.id = i.order_id and o.status = 'closed' and o.paid_at is not null;
insert into order_refund (order_id, goods_minor, fee_minor, money_minor, credit_minor, points_minor, earned, volume, pack_minor, is_counted, created_at)
select o.id, o.subtotal_minor - o.discount_minor, 0, greatest(0, o.paid_minor - o.shipping_minor), o.ipayout_minor, o.loyalty_minor,
  coalesce((select c.points from loyalty_credit c where c.earned_by = o.id), 0),
  coalesce((select e.volume from volume_entry e where e.cause = 'paid:' || o.id), 0),
  coalesce((select e.pack_minor from volume_entry e where e.cause = 'paid:' || o.id), 0),
  o.volume_state <> 'counted', o.updated_at
from sales_order o where o.status = 'closed' and o.paid_at is not null;
update sales_order o set refunded_minor = r.money_minor, refunded_credit_minor = r.credit_minor, refunded_points_minor = r.points_minor
from order_refund r where r.order_id = o.id;
drop index sales_order_volume_refunded;

-- One order can be refunded in several parts.
alter table loyalty_entry
  drop constraint loyalty_entry_order_id_kind_key,
  drop constraint loyalty_entry_balance_check,
  add column refund_id int references order_refund on delete set null;
create unique index loyalty_entry_once on loyalty_entry (order_id, kind, coalesce(refund_id, 0));

-- Points that were taken back after they had been spent: the next points that come in pay them.
alter table customer add column loyalty_debt bigint not null default 0 check (loyalty_debt >= 0);

-- What a membership was before an order extended it, so that a refund can restore it.
alter table membership_grant
  add column years_kept int,
  add column expires_before date,
  add column group_before text;
update membership_grant set years_kept = years,
  expires_before = case when (expires_on - make_interval(years => years))::date > (granted_at at time zone 'Asia/Hong_Kong')::date
    then (expires_on - make_interval(years => years))::date end;
update membership_grant set group_before = case when expires_before is null then 'preferred' else 'associate' end;
alter table membership_grant alter column years_kept set not null, alter column group_before set not null,
  add check (years_kept between 0 and years);

-- How an application would be paid back, by the means that paid for the orders.
alter table application
  add column money_minor int check (money_minor >= 0),
  add column credit_minor int check (credit_minor >= 0),
  add column points_minor int check (points_minor >= 0),
  -- Language of the page on which it was filed, and the shop's address for links, both for the answer by email.
  add column language text not null default 'en',
  add column origin text;
update application set money_minor = refund_minor, credit_minor = 0, points_minor = 0 where refund_minor is not null;
