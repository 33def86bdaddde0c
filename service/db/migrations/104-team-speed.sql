-- What a team is searched by: a name in either order and without a space between, in small letters.
alter table customer add column searched_name text not null
  generated always as (lower(firstname || ' ' || lastname || chr(10) || lastname || ' ' || firstname || chr(10) || lastname || firstname)) stored;
-- Figures by their size, so that the first page of a large team is not sorted out of all of it, and people by their level.
create index period_figures_dpv on period_figures (period, dpv, customer_id);
create index period_figures_ppv on period_figures (period, ppv, customer_id);
drop index period_figures_period;
create index period_result_level on period_result (period, level, customer_id);
