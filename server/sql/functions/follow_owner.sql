CREATE OR REPLACE FUNCTION public.follow_owner()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update objects o set author_id = new.member_id
    from project_discussions d where d.group_id = new.group_id and o.id = d.id;
  return null;
end $function$;

CREATE TRIGGER group_members_follow_owner AFTER INSERT OR UPDATE OF standing ON group_members FOR EACH ROW WHEN (new.standing = 'owner'::text) EXECUTE FUNCTION follow_owner();
