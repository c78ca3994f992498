create function has_groups() returns boolean language plpgsql stable parallel safe as $$
begin
  return not exists (select from settings where name = 'feature_groups' and value = '0');
end $$;
comment on function has_groups() is 'Whether the network has groups. Where a process knows it has, the condition is left out of what it sends.';
