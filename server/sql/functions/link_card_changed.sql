CREATE OR REPLACE FUNCTION public.link_card_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform from objects o join shown_links l on l.post_id = o.id
    where l.card_id = new.id order by o.id for no key update of o;
  update objects set version = version + 1 from shown_links l where l.card_id = new.id and objects.id = l.post_id;
  return null;
end $function$;

CREATE TRIGGER link_cards_changed AFTER UPDATE ON link_cards FOR EACH ROW WHEN (old.state <> new.state) EXECUTE FUNCTION link_card_changed();
