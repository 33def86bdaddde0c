-- Payments that the sandbox's payment providers authorise first and capture later.
alter table sandbox_payment
  add column capture text not null default 'at-once' check (capture in ('at-once', 'shipping')),
  -- The request that has captured it, and what it took.
  add column capture_id text,
  add column captured_minor int check (captured_minor between 1 and amount_minor),
  add column is_released boolean not null default false,
  add check ((capture_id is null) = (captured_minor is null)),
  add check (not (is_released and capture_id is not null));
