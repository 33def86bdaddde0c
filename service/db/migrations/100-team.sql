-- The sponsorship tree. Sponsor and enroller are referral ids, as the contract writes them.
alter table customer
  add column enroller_id text,
  -- First Hong Kong day as an associate; null for somebody who has never been one.
  add column joined_on date,
  -- Whether the people above may see name and contact (docs/decisions/0017).
  add column shares_details boolean not null default false,
  -- Ids of everybody above, the sponsor first. Follows from sponsor_id and is written together with it.
  add column upline int[] not null default '{}';

with recursive tree as (
  select c.id, c.referral_id, '{}'::int[] as upline from customer c
  where not exists (select 1 from customer s where s.referral_id = c.sponsor_id)
  union all
  select c.id, c.referral_id, t.id || t.upline from tree t join customer c on c.sponsor_id = t.referral_id
)
update customer c set upline = t.upline from tree t where t.id = c.id and t.upline <> '{}';
update customer set enroller_id = sponsor_id where sponsor_id is not null;
update customer set joined_on = (created_at at time zone 'Asia/Hong_Kong')::date where group_label = 'associate';

-- Everybody below somebody: `upline @> array[id]`. Without a pending list, which every reader would have to search.
create index customer_upline on customer using gin (upline) with (fastupdate = off);
create index customer_sponsor on customer (sponsor_id) where sponsor_id is not null;
create index customer_enroller on customer (enroller_id) where enroller_id is not null;
