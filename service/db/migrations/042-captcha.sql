-- The newest picture of a form. The form's id is the browser's own, made for one visit.
create table captcha (
  form_id text primary key,
  hash bytea not null,
  salt bytea not null,
  expires_at timestamptz not null
);
create index captcha_expiry on captcha (expires_at);
