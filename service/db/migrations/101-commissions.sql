-- Commissions (docs/decisions/0016). Periods are 'YYYYMM', volumes integer hundredths of a point, money integer cents of HKD.

-- What has been counted of an order: nothing yet, its volume, or its volume and the taking back of it.
alter table sales_order add column volume_state text not null default 'due' check (volume_state in ('due', 'counted', 'taken_back'));
create index sales_order_volume_due on sales_order (id) where paid_at is not null and volume_state = 'due';
create index sales_order_volume_refunded on sales_order (id) where status = 'closed' and volume_state = 'counted';

-- What paid orders and refunds add to the figures of a period, with the people above the buyer at that time.
create table volume_entry (
  id bigint generated always as identity primary key,
  -- 'paid:<order>', 'refund:<order>': an event counts once.
  cause text not null unique,
  order_id int not null,
  customer_id int not null references customer on delete cascade,
  upline int[] not null,
  enroller int,
  volume int not null,
  pack_minor int not null,
  period text not null,
  happened_at timestamptz not null,
  is_settled boolean not null default false,
  -- The period was closed when this came: it is recalculated when the next one closes.
  is_late boolean not null default false
);
create index volume_entry_unsettled on volume_entry (id) where not is_settled;
create index volume_entry_late on volume_entry (id) where is_late;
create index volume_entry_order on volume_entry (order_id);

-- Sums of the entries, by person and period. They go on changing after the period is closed.
create table period_figures (
  customer_id int not null references customer on delete cascade,
  period text not null,
  ppv int not null,
  dpv int not null,
  generations int[] not null,
  pack_minor int not null,
  primary key (customer_id, period)
);
create index period_figures_period on period_figures (period);
create table period_leg (
  customer_id int not null references customer on delete cascade,
  period text not null,
  head_id int not null,
  volume int not null,
  primary key (customer_id, period, head_id)
);
create index period_leg_period on period_leg (period);

-- A closed period; what it came to for each person, which never changes; and what is paid for it.
create table business_period (period text primary key, closed_at timestamptz not null);
create table period_result (
  customer_id int not null references customer on delete cascade,
  period text not null references business_period,
  level text not null,
  ppv int not null,
  dpv int not null,
  active_legs int not null,
  leg_points int not null,
  meals int not null,
  preferred_customers int not null,
  associates int not null,
  primary key (customer_id, period)
);
create table commission_payment (
  id int generated always as identity primary key,
  customer_id int not null references customer on delete cascade,
  period text not null references business_period,
  payment_type text not null,
  -- The period that is recalculated; for a commission the period itself.
  about_period text not null,
  amount_minor int not null,
  payment_date date not null,
  check_number text,
  unique (customer_id, period, payment_type, about_period)
);
create index commission_payment_about on commission_payment (customer_id, about_period);
