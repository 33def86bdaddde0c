-- Where the shop was seen when the order was placed, for links in later messages about it; null for orders from before.
alter table sales_order add column origin text;

-- What the sweeps look for every few seconds, among any number of ended payments and answers.
create index payment_processing on payment (order_id) where status = 'processing';
create index idempotency_created on idempotency (created_at);
