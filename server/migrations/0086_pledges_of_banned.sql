-- A ban waits for the project's row, which `follow_pledges` has locked: so either the ban finds the pledge and is refused,
-- or the pledge finds the ban. LG100: its detail names the refusal.
create function refuse_pledge_of_banned() returns trigger language plpgsql as $$
begin
  if exists (select from group_members where group_id = new.group_id and member_id = new.member_id and standing = 'banned') then
    raise exception 'The member is banned from the project' using errcode = 'LG100', detail = 'project_not_found';
  end if;
  return new;
end $$;
create trigger pledges_of_banned before update of state on pledges for each row
  when (old.state = 'pending' and new.state = 'open') execute function refuse_pledge_of_banned();
