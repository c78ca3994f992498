CREATE OR REPLACE FUNCTION public.refuse_pledge_of_banned()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if exists (select from group_members where group_id = new.group_id and member_id = new.member_id and standing = 'banned') then
    raise exception 'The member is banned from the project' using errcode = 'LG100', detail = 'project_not_found';
  end if;
  return new;
end $function$;

CREATE TRIGGER pledges_of_banned BEFORE UPDATE OF state ON pledges FOR EACH ROW WHEN (old.state = 'pending'::text AND new.state = 'open'::text) EXECUTE FUNCTION refuse_pledge_of_banned();
