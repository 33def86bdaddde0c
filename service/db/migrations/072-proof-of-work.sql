-- The captcha is a proof of work now: challenges are signed and kept nowhere; only the used ones are, until they expire.
drop table captcha;
create table captcha_used (
  signature bytea primary key,
  expires_at timestamptz not null
);
create index captcha_used_expiry on captcha_used (expires_at);
-- Keys of this deployment, made by the process that needs one first, for all processes.
create table deployment_secret (
  name text primary key,
  value text not null
);
delete from outbox where channel = 'screen';
alter table outbox drop constraint outbox_channel_check;
alter table outbox add constraint outbox_channel_check check (channel in ('sms', 'email'));
