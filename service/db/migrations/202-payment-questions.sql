-- Notifications without a signature (docs/decisions/0068): what they name is asked about at the provider, a few times a minute.
alter table payment
  -- Since when the provider has to be asked about the payment; null: it has not.
  add column look_up_at timestamptz,
  -- What such a notification calls the payment, while `reference` is not known. It proves nothing.
  add column named_reference text;
create index payment_look_up on payment (look_up_at) where look_up_at is not null;
