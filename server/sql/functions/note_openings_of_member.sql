CREATE OR REPLACE FUNCTION public.note_openings_of_member()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.standing in ('owner', 'moderator', 'member') and (tg_op = 'INSERT' or not old.is_in) then
    select g.openings, c.opened_seq into new.openings, new.chat_from
      from groups g join conversations c on c.group_id = g.id where g.id = new.group_id;
    -- A group that this statement has just made.
    new.openings := coalesce(new.openings, 0);
    new.chat_from := coalesce(new.chat_from, 0);
  end if;
  return new;
end $function$;

CREATE TRIGGER group_members_note_openings BEFORE INSERT OR UPDATE OF standing ON group_members FOR EACH ROW EXECUTE FUNCTION note_openings_of_member();
