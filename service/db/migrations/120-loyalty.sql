-- Loyalty points as a ledger, in ten-thousandths of a point. The lock on the customer's row puts their changes in one order.

-- Points that came in, each with its own last day. What is left of them is the customer's balance.
create table loyalty_credit (
  id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  points bigint not null check (points > 0),
  remaining bigint not null check (remaining between 0 and points),
  -- Last day on which they can be used, a Hong Kong date; null: they do not expire.
  expires_on date,
  -- The order that earned them: once, however often it is told to be paid.
  earned_by int unique references sales_order on delete set null,
  created_at timestamptz not null
);
create index loyalty_credit_left on loyalty_credit (customer_id, expires_on) where remaining > 0;
create index loyalty_credit_ending on loyalty_credit (expires_on) where remaining > 0;

-- What an order took from which credit. Deleting the rows is what gives the points back, so it can only happen once.
create table loyalty_use (
  order_id int not null references sales_order on delete cascade,
  credit_id bigint not null references loyalty_credit on delete cascade,
  points bigint not null check (points > 0),
  primary key (order_id, credit_id)
);
create index loyalty_use_of_credit on loyalty_use (credit_id);

-- Every change of a balance, with the balance after it.
create table loyalty_entry (
  id bigint generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  kind text not null check (kind in ('opening', 'earned', 'used', 'returned', 'taken_back', 'expired')),
  points bigint not null check (points <> 0),
  balance bigint not null check (balance >= 0),
  order_id int references sales_order on delete set null,
  order_number text,
  created_at timestamptz not null,
  unique (order_id, kind)
);
create index loyalty_entry_of_customer on loyalty_entry (customer_id, id desc);

-- What customers had, without a last day; and what orders that can still be cancelled took from it.
with had as (
  select c.id, c.loyalty_ten_thousandths as left_over, c.created_at,
    coalesce((select sum(o.loyalty_minor) * 100 from sales_order o where o.customer_id = c.id and o.loyalty_minor > 0
      and o.status in ('pending_payment', 'order_placed', 'payment_review')), 0)::bigint as taken
  from customer c
), credit as (
  insert into loyalty_credit (customer_id, points, remaining, created_at)
  select id, left_over + taken, left_over, created_at from had where left_over + taken > 0 returning id, customer_id
), used as (
  insert into loyalty_use (order_id, credit_id, points)
  select o.id, credit.id, o.loyalty_minor * 100 from credit join sales_order o on o.customer_id = credit.customer_id
  where o.loyalty_minor > 0 and o.status in ('pending_payment', 'order_placed', 'payment_review')
)
insert into loyalty_entry (customer_id, kind, points, balance, created_at)
select id, 'opening', left_over, left_over, created_at from had where left_over > 0;

alter table customer drop column loyalty_ten_thousandths;
