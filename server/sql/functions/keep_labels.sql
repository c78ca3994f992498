CREATE OR REPLACE FUNCTION public.keep_labels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.nsfw := new.nsfw || array(select kept from unnest(new.nsfw_kept) as kept where kept <> all (new.nsfw));
  return new;
end $function$;

CREATE TRIGGER reels_labelled BEFORE UPDATE OF nsfw ON reels FOR EACH ROW WHEN (NOT new.nsfw @> new.nsfw_kept) EXECUTE FUNCTION keep_labels();

CREATE TRIGGER videos_labelled BEFORE UPDATE OF nsfw ON videos FOR EACH ROW WHEN (NOT new.nsfw @> new.nsfw_kept) EXECUTE FUNCTION keep_labels();
