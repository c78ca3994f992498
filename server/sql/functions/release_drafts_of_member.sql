CREATE OR REPLACE FUNCTION public.release_drafts_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform release_drafts(old.group_id, old.member_id);
  return null;
end $function$;

CREATE TRIGGER group_members_gone_release_drafts AFTER DELETE ON group_members FOR EACH ROW WHEN (old.is_in) EXECUTE FUNCTION release_drafts_of_member();

CREATE TRIGGER group_members_release_drafts AFTER UPDATE ON group_members FOR EACH ROW WHEN (old.is_in AND NOT new.is_in) EXECUTE FUNCTION release_drafts_of_member();
