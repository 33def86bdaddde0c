-- Tells every process that follows the channel `setting_change` that the settings it has cached are outdated (docs/decisions/0040-sandbox-settings-are-cached.md).
create function tell_setting_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('setting_change', '');
  return null;
end $$;
create trigger tell_setting_change after insert or update or delete or truncate on setting for each statement
  execute function tell_setting_change();
