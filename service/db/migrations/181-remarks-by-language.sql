-- The remark of a decision in the languages that it was written in, by language code; a reader of another one reads "remark".
alter table application add column remark_by_language jsonb;
