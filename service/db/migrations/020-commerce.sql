-- Carts, coupons, orders, stock reservations and payments. Money is integer minor units (cents of HKD).

create table cart (
  id int generated always as identity primary key,
  -- What a guest sees of the cart; dead (null) once a customer takes the cart over (contract.md §1.6).
  masked_id text unique,
  customer_id int references customer (id) on delete cascade,
  store_id int not null,
  is_active boolean not null default true,
  coupon_code text,
  shipping_address jsonb,
  billing_address jsonb,
  shipping_carrier text,
  shipping_method text,
  credit_period int not null default 0 check (credit_period in (0, 30, 60)),
  uses_loyalty boolean not null default false,
  uses_ipayout boolean not null default false,
  membership_selected boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index cart_one_active_per_customer on cart (customer_id) where is_active and customer_id is not null;
create index cart_old_guests on cart (updated_at) where customer_id is null;

create table cart_item (
  id int generated always as identity primary key,
  cart_id int not null references cart (id) on delete cascade,
  product_id int not null,
  sku text not null,
  qty int not null check (qty between 1 and 10000),
  -- The `product_option.extension_attributes` that was chosen, in canonical form.
  options jsonb not null default '{}',
  options_key text not null default '',
  created_at timestamptz not null,
  unique (cart_id, product_id, options_key)
);

create table coupon (
  code text primary key check (code = upper(code)),
  label text not null,
  discount_minor int not null check (discount_minor > 0),
  minimum_minor int not null default 0,
  starts_at timestamptz,
  ends_at timestamptz,
  -- null: no limit
  usage_limit int,
  per_customer_limit int,
  times_used int not null default 0
);

create table sales_order (
  id int generated always as identity primary key,
  increment_id text unique,
  -- One order a cart, whatever happens above this line.
  cart_id int unique references cart (id) on delete set null,
  customer_id int not null references customer (id) on delete cascade,
  store_id int not null,
  language text not null,
  channel text not null default 'main' check (channel in ('main', 'business')),
  status text not null,
  coupon_code text,
  shipping_carrier text,
  shipping_method text,
  shipping_title text,
  shipping_address jsonb,
  billing_address jsonb,
  credit_period int not null default 0,
  subtotal_minor int not null check (subtotal_minor >= 0),
  discount_minor int not null default 0 check (discount_minor >= 0),
  shipping_minor int not null default 0 check (shipping_minor >= 0),
  loyalty_minor int not null default 0 check (loyalty_minor >= 0),
  ipayout_minor int not null default 0 check (ipayout_minor >= 0),
  grand_total_minor int not null check (grand_total_minor >= 0),
  paid_minor int not null default 0,
  payment_method text not null,
  pay_before timestamptz,
  paid_at timestamptz,
  -- When a paid order goes on to pending_shipment; null: it stays.
  moves_on_at timestamptz,
  reviewed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index sales_order_of_customer on sales_order (customer_id, created_at desc, id desc);
create index sales_order_unpaid on sales_order (pay_before) where status = 'pending_payment';
create index sales_order_moving on sales_order (moves_on_at) where status = 'paid';
create index sales_order_in_review on sales_order (id) where status = 'payment_review';

create table sales_order_item (
  id int generated always as identity primary key,
  order_id int not null references sales_order (id) on delete cascade,
  parent_item_id int references sales_order_item (id) on delete cascade,
  product_id int not null,
  product_type text not null,
  sku text not null,
  name text not null,
  qty int not null check (qty > 0),
  price_minor int not null,
  row_total_minor int not null,
  discount_minor int not null default 0,
  options jsonb not null default '{}',
  options_text text not null default '[]',
  is_membership boolean not null default false
);
create index sales_order_item_of_order on sales_order_item (order_id, id);

create table sales_order_history (
  id int generated always as identity primary key,
  order_id int not null references sales_order (id) on delete cascade,
  status text not null,
  comment text not null default '',
  created_at timestamptz not null
);
create index sales_order_history_of_order on sales_order_history (order_id, id);

-- Pieces taken from `stock` for an order. Deleting a row is what gives them back, so it can only happen once.
create table stock_reservation (
  order_id int not null references sales_order (id) on delete cascade,
  product_id int not null,
  source_code text not null,
  quantity int not null check (quantity > 0),
  primary key (order_id, product_id, source_code)
);

create table coupon_use (
  order_id int primary key references sales_order (id) on delete cascade,
  code text not null references coupon (code),
  customer_id int not null
);
create index coupon_use_of_customer on coupon_use (customer_id, code);

create table shipment (
  id int generated always as identity primary key,
  order_id int not null references sales_order (id) on delete cascade,
  carrier_code text not null,
  carrier_title text not null,
  track_number text not null unique,
  status text not null,
  items jsonb not null default '[]',
  events jsonb not null default '[]',
  created_at timestamptz not null
);
create index shipment_of_order on shipment (order_id, id);

create table payment (
  id text primary key,
  -- Payments of one order can carry the same time: this says which came last.
  seq bigint generated always as identity,
  order_id int not null references sales_order (id) on delete cascade,
  provider text not null check (provider in ('worldpay', 'ingenico', 'citcon', 'planet')),
  method text not null,
  vendor text,
  amount_minor int not null check (amount_minor > 0),
  status text not null default 'pending' check (status in ('pending', 'processing', 'success', 'failed', 'cancelled')),
  -- Money that arrived for an order that is cancelled or already paid, and goes back.
  refund_due boolean not null default false,
  redirect_url text,
  needs_challenge boolean not null default false,
  message text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index payment_of_order on payment (order_id, seq);

-- Every authentic message of a provider, once, with what came of it.
create table payment_event (
  provider text not null,
  event_id text not null,
  payment_id text,
  status text not null,
  amount_minor int,
  outcome text not null,
  body jsonb not null,
  received_at timestamptz not null,
  primary key (provider, event_id)
);

create table idempotency (
  customer_id int not null,
  key text not null,
  call text not null,
  request_hash text not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (customer_id, key)
);

-- The playing side: what the sandboxed payment providers remember. Rows, so that any process can answer.
create table sandbox_secret (
  name text primary key,
  value text not null
);

create table sandbox_payment (
  id text primary key,
  provider text not null,
  kind text not null,
  amount_minor int not null,
  state text not null default 'pending',
  -- From this moment of the service's time a lookup answers `success`.
  settles_at timestamptz,
  attempts int not null default 0,
  return_url text not null,
  created_at timestamptz not null
);

create table sandbox_callback (
  id int generated always as identity primary key,
  provider text not null,
  body text not null,
  due_at timestamptz not null,
  sent_at timestamptz
);
create index sandbox_callback_due on sandbox_callback (due_at) where sent_at is null;
